export { keepHits, moveInTree, page, visibleRows, type TreeMove } from './rows.ts';
export { labelsTo, useTreeSearch, type TreeHit, type TreeSearch } from './searchTree.ts';
export {
  flattenTree,
  loadedTree,
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
} from './indexTree.ts';
