let tolerant = false;

/** The ancestor of a node, or the node itself, that is a child of `parent`. */
function childHolding(parent: Node, node: Node): ChildNode | null {
  let child: Node | null = node;
  while (child !== null && child.parentNode !== parent) child = child.parentNode;
  return child as ChildNode | null;
}

/**
 * Lets React go on where something else has moved its nodes. Page translators and extensions wrap
 * text nodes in elements of theirs; React then removes, or inserts before, a node that is no
 * longer a child of its parent, the browser throws NotFoundError, and React gives up the whole
 * page. Here the wrapper goes in place of the node, and where the node is gone nothing is done.
 */
export function tolerateMovedNodes(): void {
  if (tolerant) return;
  tolerant = true;
  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const held = child.parentNode === this ? child : childHolding(this, child);
    if (held !== null) removeChild.call(this, held);
    return child;
  };

  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    const isInPlace = before === null || before.parentNode === this;
    insertBefore.call(this, child, isInPlace ? before : childHolding(this, before));
    return child;
  };
}
