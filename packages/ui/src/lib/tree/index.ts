export { keepHits, moveInTree, page, type TreeMove } from './rows.ts';
export { useTreeSearch, type TreeHit } from './searchTree.ts';
export * from './tree.ts';
