let tolerant = false;

/** The ancestor of a node, or the node itself, that is a child of `parent`. */
function childHolding(parent: Node, node: Node): Node | null {
  let child: Node | null = node;
  while (child !== null && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/** The outermost element below `parent` that holds a node and nothing else, or the node itself. */
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
 * Lets React go on where something else has moved its nodes. Page translators and extensions wrap
 * text nodes in elements of theirs; React then removes, or inserts before, a node that is no
 * longer a child of its parent, the browser throws NotFoundError, and React gives up the whole
 * page. Here the node goes with what wraps it alone, and where it is gone nothing is done.
 */
export function tolerateMovedNodes(): void {
  if (tolerant) return;
  tolerant = true;
  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    if (childHolding(this, child) !== null) {
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
    // Browsers take undefined for null.
    if (before === undefined) return insertBefore.call(this, child, null) as Child;
    const isInPlace = before === null || before.parentNode === this;
    insertBefore.call(this, child, isInPlace ? before : childHolding(this, before));
    return child;
  };
}
