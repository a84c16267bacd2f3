export { TreeTable, type TreeTableProps } from './TreeTable.tsx';
export type { TreeReorder } from './reorder/useReorder.ts';
export type { OrderChange } from './reorder/useSavedOrder.ts';
