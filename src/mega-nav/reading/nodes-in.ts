/**
 * What is directly in a node. Its own `childNodes` or `children` would stay with each node that was ever asked, as a list
 * that follows all changes: most of what a browser keeps of a large menu.
 */
export function nodesIn(parent: Node): ChildNode[] {
  const nodes: ChildNode[] = [];
  for (let node = parent.firstChild; node; node = node.nextSibling) nodes.push(node);
  return nodes;
}
