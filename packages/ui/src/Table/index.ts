export { ActionsCell, type ActionsCellProps } from './cells/ActionsCell.tsx';
export {
  indexColumn,
  MoneyCell,
  TimeCell,
  TitleCell,
  type TitleCellProps,
} from './cells/cells.tsx';
export type { Column, SortValue } from './column.ts';
export { Table, type TableProps } from './Table.tsx';
export type { Selection } from './model.ts';
export { BulkBar, type BulkBarProps } from './rows/BulkBar.tsx';
export { ColumnSettings, type ColumnSettingsProps } from './columns/ColumnSettings.tsx';
export { useColumnLayout, type ColumnLayout } from './columns/useColumnLayout.ts';
// For the other tables of this folder's kind.
export { ExpandButton } from './rows/ExpandButton.tsx';
export { TableView } from './TableView.tsx';
export type { RowAttributes, TableStates } from './TableBody.tsx';
