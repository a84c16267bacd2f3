import { Fragment, Slice, type Node } from '@tiptap/pm/model';

function bare(node: Node): Node {
  const marks = node.marks.map((mark) =>
    mark.type.name === 'link' ? mark.type.create({ href: mark.attrs['href'] }) : mark,
  );
  return node.isLeaf ? node.mark(marks) : node.copy(bareAll(node.content)).mark(marks);
}

const bareAll = (content: Fragment): Fragment => Fragment.from(content.content.map(bare));

/** Pasted text whose links keep only their href: no target, no class. */
export function withBareLinks(slice: Slice): Slice {
  return new Slice(bareAll(slice.content), slice.openStart, slice.openEnd);
}
