import type { LinkTarget } from '@anzhu/ui/Button';
import type { MenuItem } from '@anzhu/ui/Menu';
import { ActionsCell, TitleCell, type Column } from '@anzhu/ui/Table';

/** An action of a row. */
export interface RowAction<Id extends string> {
  id: Id;
  label: string;
  /** Why it is not possible now. */
  disabledReason?: string | undefined;
  /** It cannot be taken back. */
  tone?: 'danger' | undefined;
}

const edit = { id: 'edit', label: '编辑' } as const;
const copy = { id: 'copy', label: '复制' } as const;
const remove = { id: 'remove', label: '删除', tone: 'danger' } as const;

/** 编辑 and 删除; with a reason a row cannot be deleted now. */
export const editAndRemove = (removeReason?: string) =>
  [edit, { ...remove, disabledReason: removeReason }] as const;

/** What may be done with the records of a list; without `mayEdit` they are only read. */
export interface RecordRights {
  mayEdit: boolean;
  /** They may be copied to other hotels. */
  mayCopy: boolean;
}

/** 编辑, 复制 and 删除, as far as they are allowed. */
export function recordActions({ mayEdit, mayCopy }: RecordRights) {
  if (!mayEdit) return [];
  return mayCopy ? [edit, copy, remove] : [edit, remove];
}

/** Actions of a row that can be pressed, in its row or its record. */
export const bindActions = <Row, Id extends string>(
  actions: readonly RowAction<Id>[],
  row: Row,
  onAction: (id: Id, row: Row) => void,
): MenuItem[] => actions.map((action) => ({ ...action, onAction: () => onAction(action.id, row) }));

/** Widths of the last column where actions always show, in px, by how many stand beside its menu. */
const widths = { 0: 64, 1: 112, 2: 160 } as const;

/**
 * The actions of each row, at its end.
 * @param inline how many stand in the row at most, beside its menu
 * @param isDue whether one of the actions of a row is due, so that they always show: they have a column then
 */
export const actionsColumn = <Row, Id extends string>(
  inline: keyof typeof widths,
  actionsOf: (row: Row) => readonly RowAction<Id>[],
  onAction: (id: Id, row: Row) => void,
  isDue?: (row: Row) => boolean,
): Column<Row> => ({
  id: 'actions',
  header: '操作',
  ...(isDue && { width: widths[inline] }),
  pin: 'end',
  cell: (row) => (
    <ActionsCell
      actions={bindActions(actionsOf(row), row, onAction)}
      maxInline={inline}
      isDue={isDue?.(row)}
    />
  ),
});

/** Columns of a list whose title opens the record. */
export function linkTitle<Row>(
  columns: readonly Column<Row>[],
  linkOf: (row: Row) => LinkTarget,
): Column<Row>[] {
  return columns.map((column, place) =>
    place === 0
      ? {
          ...column,
          cell: (row) => <TitleCell {...linkOf(row)}>{column.cell(row)}</TitleCell>,
        }
      : column,
  );
}
