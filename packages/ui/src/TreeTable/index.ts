export { OrderedTreeTable, type OrderedTreeTableProps } from './reorder/OrderedTreeTable.tsx';
export { TreeTable, type TreeTableProps } from './TreeTable.tsx';
