export { OrderedTreeTable, type OrderedTreeTableProps } from './reorder/OrderedTreeTable.tsx';
export { TreeTable } from './TreeTable.tsx';
