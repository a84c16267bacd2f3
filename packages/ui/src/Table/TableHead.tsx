import type { ReactNode } from 'react';
import { head } from './Table.css.ts';
import { isFloating, isLeadingColumn, type Column, type Sort } from './column.ts';
import type { LookedColumn } from './looks.ts';
import { headLine, headWords, hiddenWords, sortButton, sortMark } from './tableCell.css.ts';

export interface TableHeadProps<Row> {
  columns: readonly LookedColumn<Row>[];
  sort: Sort | undefined;
  onSort: (columnId: string) => void;
  /** What is in the heads of the table's own columns, or before the names of others. */
  heads: Readonly<Record<string, ReactNode>>;
}

/** The names of the columns; those that sort are buttons. */
export function TableHead<Row>({ columns, sort, onSort, heads }: TableHeadProps<Row>) {
  return (
    <thead className={head}>
      <tr>
        {columns.map(({ column, isSortable, headLook }) => {
          const { id } = column;
          const direction = directionOf(id, sort);
          const own = heads[id];
          return (
            <th key={id} scope="col" {...headLook} aria-sort={isSortable ? direction : undefined}>
              {isLeadingColumn(column) ? (
                own
              ) : own ? (
                <span className={headLine}>
                  {own}
                  <HeadName {...{ column, isSortable, direction, onSort }} />
                </span>
              ) : (
                <HeadName {...{ column, isSortable, direction, onSort }} />
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function directionOf(columnId: string, sort: Sort | undefined): Direction {
  if (sort?.id !== columnId) return 'none';
  return sort.desc ? 'descending' : 'ascending';
}

type Direction = keyof typeof paths;

interface HeadNameProps extends Pick<TableHeadProps<never>, 'onSort'> {
  column: Column<never>;
  isSortable: boolean;
  direction: Direction;
}

function HeadName({ column, isSortable, direction, onSort }: HeadNameProps) {
  const { id, header, align = 'start' } = column;
  if (!isSortable)
    return <span className={isFloating(column) ? hiddenWords : headWords}>{header}</span>;
  return (
    <button type="button" className={sortButton({ align })} onClick={() => onSort(id)}>
      <span className={headWords}>{header}</span>
      <SortMark direction={direction} />
    </button>
  );
}

const paths = {
  none: 'm7 15 5 5 5-5M7 9l5-5 5 5',
  ascending: 'm5 12 7-7 7 7M12 19V5',
  descending: 'M12 5v14M19 12l-7 7-7-7',
};

/** Which way a column is sorted: both ways faint, the one that rules strong. Two elements: it is in every head. */
function SortMark({ direction }: { direction: Direction }) {
  return (
    <svg
      className={sortMark({ isSorted: direction !== 'none' })}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={paths[direction]} />
    </svg>
  );
}
