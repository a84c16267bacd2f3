export { OrderedTreeTable, type OrderedTreeTableProps } from './reorder/OrderedTreeTable.tsx';
export type { OrderChange } from './reorder/useReorder.ts';
export { TreeTable, type TreeTableProps } from './TreeTable.tsx';
