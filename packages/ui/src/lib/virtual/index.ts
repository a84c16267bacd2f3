export { rowsInView, topOf, type Align, type Rows } from './rows.ts';
export { useVirtualRows, type VirtualRows, type VirtualRowsOptions } from './useVirtualRows.ts';
