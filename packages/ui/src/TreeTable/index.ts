export { OrderedTreeTable, type OrderedTreeTableProps } from './reorder/OrderedTreeTable.tsx';
export type { OrderChange } from './reorder/useReorder.ts';
export { TreeTable } from './TreeTable.tsx';
export type { TreeTableProps } from './useTree.ts';
