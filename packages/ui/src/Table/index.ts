export { ActionsCell, type ActionsCellProps } from './ActionsCell.tsx';
export {
  indexColumn,
  MoneyCell,
  StatusCell,
  TimeCell,
  TitleCell,
  type CellStatus,
  type MoneyCellProps,
  type StatusCellProps,
  type TimeCellProps,
  type TitleCellProps,
} from './cells.tsx';
export type { Column, SortValue } from './column.ts';
export { formatMoney } from './money.ts';
export { ExpandButton } from './ExpandButton.tsx';
export type { ColumnSizing } from './resizing.ts';
export { Table, type TableProps } from './Table.tsx';
export type { TimePrecision } from './time.ts';
export type { Detail } from './useDetail.tsx';
export type { Selection } from './useSelection.tsx';
export { BulkBar, type BulkBarProps } from './BulkBar.tsx';
export { ColumnSettings, type ColumnChoices, type ColumnSettingsProps } from './ColumnSettings.tsx';
export { useColumnLayout, type ColumnChoice, type ColumnLayout } from './useColumnLayout.ts';
// For the other tables of this folder's kind.
export { TableView, type TableStates } from './TableView.tsx';
export type { RowAttributes } from './TableRow.tsx';
export { useStable } from './useStable.ts';
export type { Sort } from './useTableModel.ts';
