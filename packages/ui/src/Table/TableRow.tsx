import { memo, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import type { RowState } from './column.ts';
import type { LookedColumn } from './look.ts';
import { row as rowStyle } from './Table.css.ts';

/** Attributes and event handlers of a row. */
export type RowAttributes = HTMLAttributes<HTMLTableRowElement> & {
  ref?: Ref<HTMLTableRowElement>;
} & Partial<Record<`data-${string}`, string | undefined>>;

export interface TableRowProps<Row> extends RowState {
  row: Row;
  columns: readonly LookedColumn<Row>[];
  /** Place among all rows, the head included, when not all of them are there. */
  rowIndex: number | undefined;
  /** Further attributes of the row, such as its level in a tree. */
  attributesOf?: ((row: Row) => RowAttributes) | undefined;
}

/**
 * One record: plain elements, because a page of a list has hundreds of cells. It is drawn again only
 * when the record, its state or the columns are others.
 */
export const TableRow = memo(function TableRow<Row>({
  row,
  columns,
  rowIndex,
  attributesOf,
  ...state
}: TableRowProps<Row>) {
  return (
    <tr
      className={rowStyle}
      aria-rowindex={rowIndex}
      data-selected={state.isSelected ? '' : undefined}
      {...attributesOf?.(row)}
    >
      {columns.map(({ column, look, label, isTitle, draw }) => (
        <td
          key={column.id}
          id={isTitle ? state.titleId : undefined}
          className={look.className}
          style={look.style}
          data-label={label}
        >
          {draw(row, state)}
        </td>
      ))}
    </tr>
  );
}) as <Row>(props: TableRowProps<Row>) => ReactNode;
