export {
  countTree,
  flattenTree,
  loadedTree,
  visibleRows,
  type Branches,
  type BranchState,
  type LoadChildren,
  type TreeEntry,
  type TreeNode,
  type TreeReader,
  type TreeValue,
} from './tree.ts';
export {
  ancestorsOf,
  disabledBelow,
  findNode,
  followPath,
  indexTree,
  pathOf,
  pathTo,
  type TreeIndex,
} from './indexTree.ts';
export { moveInTree, page, type TreeMove } from './moveInTree.ts';
export { hitsOf, labelsTo, rangesTo, textsOf, type TreeHit, type TreeTexts } from './searchTree.ts';
export { keepHits, type NarrowedTree } from './keepHits.ts';
