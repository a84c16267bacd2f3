export {
  rowsInView,
  topOf,
  type Align,
  type Rows,
  useVirtualRows,
  type VirtualRows,
  type VirtualRowsOptions,
} from './rows.ts';
