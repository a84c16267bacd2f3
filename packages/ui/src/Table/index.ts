export { ActionsCell } from './cells/ActionsCell.tsx';
export { MoneyCell, TimeCell, TitleCell, type TitleCellProps } from './cells/cells.tsx';
export type { Column, Sort, Sorting } from './column.ts';
export { Table, type TableProps } from './Table.tsx';
export { BulkBar, type BulkBarProps } from './rows/BulkBar.tsx';
export { ColumnSettings } from './columns/ColumnSettings.tsx';
export { useColumnLayout } from './columns/useColumnLayout.ts';
// For the other tables of this folder's kind.
export { ExpandButton } from './rows/ExpandButton.tsx';
export { TableView } from './TableView.tsx';
export type { RowAttributes } from './TableBody.tsx';
