export { rowsInView, type Rows } from './rows.ts';
export { topOf, type Align } from './topOf.ts';
export { useVirtualRows, type VirtualRows, type VirtualRowsOptions } from './useVirtualRows.ts';
