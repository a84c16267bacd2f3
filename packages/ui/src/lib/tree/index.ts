export { keepHits, moveInTree, page, visibleRows, type TreeMove } from './rows.ts';
export { labelsTo, useTreeSearch, type TreeHit, type TreeSearch } from './searchTree.ts';
export * from './tree.ts';
