import type { Column } from './column.ts';
import { useTableModel, type ColumnState, type Selection } from './model.ts';
import { RowCheckbox, selectColumn } from './rows/select.tsx';
import type { TableStates } from './TableBody.tsx';
import { TableView } from './TableView.tsx';
import { useTexts } from '../texts/context.ts';
import { tableTexts } from './texts.ts';

export interface TableProps<Row extends object> extends TableStates {
  /** What the rows are, as 订单: the table's name. */
  label: string;
  /** Stable: at module scope or in a memo. */
  columns: readonly Column<Row>[];
  /** Stable between renders; a record that has not changed is the same object and is not drawn again. */
  rows: readonly Row[];
  /** What names a record for good, as its number in the store: the same row stays the same when the order changes. */
  rowId: (row: Row) => string;
  /** Order and visibility of the columns: the layout of `useColumnLayout`. */
  layout?: ColumnState | undefined;
  /** Enables row selection, for bulk actions; render a `BulkBar` for it. */
  selection?: Selection | undefined;
  /** The id of the row whose record is open beside the table. */
  current?: string | undefined;
}

/**
 * Records, one per row, to be read, compared and acted on.
 *
 * Use it for lists with the same few facts about each thing; put the `Pager` below it, a `BulkBar` and
 * `ColumnSettings` above it. Do not use it to lay out a form, for one record (`DescriptionList`), for nested
 * records (`TreeTable`), or for editing in place.
 *
 * Beyond 200 rows only visible ones are in the DOM; for printing and the browser's find all of them are.
 * Below 600 px the rows become a list of labelled facts, 200 at a time.
 *
 * Keyboard: Tab moves through the sort buttons, then from row to row: each is one stop, the control used last
 * or the first. ← → Home End move among the boxes, links and buttons of a row, ↑ ↓ to the same one of another
 * row; text fields in cells are stops of their own. Space ticks a box, with Shift all between the last and
 * this one. A press on a row follows the link of its title (`TitleCell`). When it scrolls, the table itself can be focused and the arrow keys scroll it.
 */
export function Table<Row extends object>({
  columns,
  rows: records,
  rowId,
  layout,
  selection,
  ...view
}: TableProps<Row>) {
  const texts = useTexts('Table', tableTexts);
  const leads = selection ? selectLeads : noLeads;
  const model = useTableModel({
    columns,
    leads,
    rows: records,
    rowId,
    columnState: layout,
    selection,
  });
  const { table } = model;
  const { rows } = table.getRowModel();
  return (
    <TableView
      {...view}
      model={model}
      rows={rows}
      selected={selection?.selected}
      heads={{
        [selectColumn.id]: selection && (
          <RowCheckbox
            label={texts.selectPage}
            isSelected={rows.length > 0 && table.getIsAllRowsSelected()}
            isIndeterminate={rows.some((row) => row.getIsSelected())}
            isDisabled={rows.length === 0}
            onChange={table.getToggleAllRowsSelectedHandler()}
          />
        ),
      }}
    />
  );
}

const noLeads: [] = [];
const selectLeads = [selectColumn];
