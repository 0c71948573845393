let isInstalled = false;

function childContaining(parent: Node, node: Node): Node | null {
  let child: Node | null = node;
  while (child !== null && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/**
 * Returns the outermost element below `parent` that contains only the node; if there is none, the
 * node itself.
 */
function wrapperOf(parent: Node, node: Node): Node {
  let wrapper = node;
  for (
    let outer = node.parentNode;
    outer !== null && outer !== parent && outer.childNodes.length === 1;
    outer = outer.parentNode
  ) {
    wrapper = outer;
  }
  return wrapper;
}

/**
 * Keeps React working after something else has moved its nodes. Page translators and extensions
 * wrap text nodes in elements; when React removes such a node, or inserts before it, the browser
 * throws NotFoundError and React unmounts everything up to the next error boundary. With this
 * patch, removing a node removes its wrapper too, and inserting before it inserts before the
 * wrapper. If the node is gone, removing it does nothing, and inserting before it appends.
 */
export function tolerateMovedNodes(): void {
  if (isInstalled) return;
  isInstalled = true;
  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    if (childContaining(this, child) !== null) {
      const wrapper = wrapperOf(this, child);
      if (wrapper.parentNode !== null) removeChild.call(wrapper.parentNode, wrapper);
    }
    return child;
  };

  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null | undefined,
  ): Child {
    // Browsers treat undefined as null.
    if (before === undefined) return insertBefore.call(this, child, null) as Child;
    const isInPlace = before === null || before.parentNode === this;
    insertBefore.call(this, child, isInPlace ? before : childContaining(this, before));
    return child;
  };
}
