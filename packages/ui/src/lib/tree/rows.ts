import { moveIndex, type ListMotion } from '../moveIndex.ts';
import type { TreeHit } from './searchTree.ts';
import type { TreeNode, TreeValue } from './tree.ts';

/** The tree of the matching nodes, their ancestors, and their descendants, which stay collapsed. */
export function keepHits<Value extends TreeValue>(
  roots: readonly TreeNode<Value>[],
  hits: readonly TreeHit<Value>[],
) {
  const kept = new Set<Value>();
  const expanded = new Set<Value>();
  for (const { entry, isOwn } of hits) {
    kept.add(entry.node.value);
    if (!isOwn) continue;
    for (let up = entry.parent; up && !expanded.has(up.node.value); up = up.parent) {
      expanded.add(up.node.value);
    }
  }
  const keep = (nodes: readonly TreeNode<Value>[]): TreeNode<Value>[] =>
    nodes
      .filter(({ value }) => kept.has(value) || expanded.has(value))
      .map((node) => (node.children ? { ...node, children: keep(node.children) } : node));
  /** `expanded`: the nodes above what was found, which are open. */
  return { roots: keep(roots), expanded };
}

/** How many rows Page Up and Page Down pass over in a popover. */
export const page = 8;

interface TreeMotion extends Pick<ListMotion, 'count' | 'page'> {
  levelAt: (index: number) => number;
  /** Whether the children of a row are shown; undefined where it has none. */
  isOpenAt: (index: number) => boolean | undefined;
}

/** The row a key goes to, the same one when there is none further; or that it opens or closes the row. */
export type TreeMove = { to: number } | { toggle: true };

/** What a key does in a tree: → opens, then enters; ← closes, then goes up; the others as in a list. */
export function moveInTree(key: string, index: number, tree: TreeMotion): TreeMove | null {
  const { count, levelAt, isOpenAt } = tree;
  if (key === 'ArrowRight') {
    const isOpen = isOpenAt(index);
    if (isOpen === false) return { toggle: true };
    const hasChild = isOpen && index + 1 < count && levelAt(index + 1) > levelAt(index);
    return { to: hasChild ? index + 1 : index };
  }
  if (key === 'ArrowLeft') {
    if (isOpenAt(index)) return { toggle: true };
    let above = index - 1;
    while (above >= 0 && levelAt(above) >= levelAt(index)) above -= 1;
    return { to: above < 0 ? index : above };
  }
  const to = moveIndex(key, index, tree);
  return to === null ? null : { to };
}
