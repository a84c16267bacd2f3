export type { Branches, BranchState, LoadChildren } from './branches.ts';
export { disabledBelow } from './disabledBelow.ts';
export { countTree, flattenTree, type TreeEntry } from './flatten.ts';
export { ancestorsOf, followPath, indexTree, pathOf, pathTo, type TreeIndex } from './indexTree.ts';
export { keepHits, type NarrowedTree } from './keepHits.ts';
export { wholeTree, type TreeNode, type TreeReader, type TreeValue } from './node.ts';
export { rowHeights, rowsInset, rowWindow, scrollTo, scrollToMiddle } from './rowWindow.ts';
export { hitsOf, labelsTo, rangesTo, textsOf, type TreeHit, type TreeTexts } from './searchTree.ts';
export { visibleRows } from './visibleRows.ts';
