export { ActionsCell, type ActionsCellProps } from './ActionsCell.tsx';
export { MoneyCell, TimeCell, type TimeCellProps } from './cells.tsx';
export type { Column, SortValue } from './column.ts';
export { formatMoney } from './money.ts';
export { Table, type TableProps } from './Table.tsx';
export type { TimePrecision } from './time.ts';
