export { disabledBelow } from './disabledBelow.ts';
export { countTree, flattenTree, type TreeEntry } from './flatten.ts';
export { ancestorsOf, followPath, indexTree, pathOf, pathTo, type TreeIndex } from './indexTree.ts';
export { keepHits, type NarrowedTree } from './keepHits.ts';
export { wholeTree, type TreeNode, type TreeReader, type TreeValue } from './node.ts';
export {
  findInPath,
  labelsTo,
  searchTree,
  type TextMatcher,
  type TextRange,
  type TreeHit,
} from './searchTree.ts';
export { visibleRows } from './visibleRows.ts';
