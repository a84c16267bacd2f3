import { memo, type ReactNode } from 'react';
import type { Placed } from './arrange.ts';
import type { Look } from './look.ts';
import { row as rowStyle } from './Table.css.ts';

/** A column with the look of its cells. */
export interface LookedColumn<Row> extends Placed<Row> {
  look: Look;
}

interface RowFrameProps<Row> {
  columns: readonly LookedColumn<Row>[];
  /** What stands in the cell of this column. */
  cell: (column: LookedColumn<Row>, index: number) => ReactNode;
}

/** One `<tr>`: plain elements, because a page of a list has hundreds of cells. */
export function RowFrame<Row>({ columns, cell }: RowFrameProps<Row>) {
  return (
    <tr className={rowStyle}>
      {columns.map((column, index) => (
        <td key={column.column.id} {...column.look} data-label={column.column.header}>
          {cell(column, index)}
        </td>
      ))}
    </tr>
  );
}

export interface TableRowProps<Row> {
  row: Row;
  columns: readonly LookedColumn<Row>[];
}

/** One record. It is drawn again only when the record or the columns are others. */
export const TableRow = memo(function TableRow<Row>({ row, columns }: TableRowProps<Row>) {
  return <RowFrame columns={columns} cell={({ column }) => column.cell(row)} />;
}) as <Row>(props: TableRowProps<Row>) => ReactNode;
