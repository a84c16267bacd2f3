import { ActionsCell, type Column } from '@anzhu/ui/Table';

/** An action of a row. */
interface RowAction<Id extends string> {
  id: Id;
  label: string;
  /** Why it is not possible now. */
  disabledReason?: string | undefined;
}

/** The last column of a list: the actions of each row, pinned at the end. */
export const actionsColumn = <Row, Id extends string>(
  actionsOf: (row: Row) => readonly RowAction<Id>[],
  onAction: (id: Id, row: Row) => void,
): Column<Row> => ({
  id: 'actions',
  header: '操作',
  width: 168,
  pin: 'end',
  cell: (row) => (
    <ActionsCell
      actions={actionsOf(row).map((action) => ({
        ...action,
        onAction: () => onAction(action.id, row),
      }))}
    />
  ),
});
