import { ActionsCell, type Column } from '@anzhu/ui/Table';

/** An action of a row. */
interface RowAction<Id extends string> {
  id: Id;
  label: string;
  /** Why it is not possible now. */
  disabledReason?: string | undefined;
}

/** 编辑 and 删除; with a reason a row cannot be deleted now. */
export const editAndRemove = (removeReason?: string) =>
  [
    { id: 'edit', label: '编辑' },
    { id: 'remove', label: '删除', disabledReason: removeReason },
  ] as const;

const view = [{ id: 'view', label: '查看' }] as const;

/** 查看, 编辑 and 删除; with a reason a row cannot be deleted now. */
export const viewEditAndRemove = (removeReason?: string) =>
  [...view, ...editAndRemove(removeReason)] as const;

type RecordAction = 'view' | 'edit' | 'copy' | 'remove';

const copy = { id: 'copy', label: '复制' } as const;

/** What may be done with the records of a list; without `mayEdit` they are only viewed. */
export interface RecordRights {
  mayEdit: boolean;
  /** They may be copied to other hotels. */
  mayCopy: boolean;
}

/** The last column of a list whose rows are edited, or only viewed: 编辑, 复制 and 删除, or 查看. */
export function recordActions<Row>(
  { mayEdit, mayCopy }: RecordRights,
  onAction: (id: RecordAction, row: Row) => void,
): Column<Row> {
  const [edit, remove] = editAndRemove();
  const editing = mayCopy ? [edit, copy, remove] : [edit, remove];
  return actionsColumn<Row, RecordAction>(
    mayCopy ? 3 : 2,
    () => (mayEdit ? editing : view),
    onAction,
  );
}

/** Widths of the last column, in px, by the most actions of a row; with more than three, the others are in a menu. */
const widths = { 1: 88, 2: 128, 3: 160, more: 168 } as const;

/**
 * The last column of a list: the actions of each row, pinned at the end.
 * @param most the most actions that a row has
 */
export const actionsColumn = <Row, Id extends string>(
  most: keyof typeof widths,
  actionsOf: (row: Row) => readonly RowAction<Id>[],
  onAction: (id: Id, row: Row) => void,
): Column<Row> => ({
  id: 'actions',
  header: '操作',
  width: widths[most],
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
