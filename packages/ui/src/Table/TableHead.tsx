import type { ReactNode } from 'react';
import type { ColumnSort } from '@tanstack/react-table';
import { head } from './Table.css.ts';
import { isLeadingColumn, type Column } from './column.ts';
import type { LookedColumn } from './looks.ts';
import { headLine, headWords, sortButton, sortMark } from './tableCell.css.ts';

export interface TableHeadProps<Row> {
  columns: readonly LookedColumn<Row>[];
  sort: ColumnSort | undefined;
  onSort: (columnId: string) => void;
  /** What is in the heads of the table's own columns, or before the names of others. */
  heads: Readonly<Record<string, ReactNode>>;
}

/** The names of the columns; those that sort are buttons. */
export function TableHead<Row>({ columns, sort, onSort, heads }: TableHeadProps<Row>) {
  return (
    <thead className={head}>
      <tr>
        {columns.map(({ column, headLook }) => {
          const { id, sortValue } = column;
          const direction = directionOf(id, sort);
          const own = heads[id];
          return (
            <th
              key={id}
              scope="col"
              {...headLook}
              aria-sort={sortValue === undefined ? undefined : direction}
            >
              {isLeadingColumn(column) ? (
                own
              ) : own ? (
                <span className={headLine}>
                  {own}
                  <HeadName {...{ column, direction, onSort }} />
                </span>
              ) : (
                <HeadName {...{ column, direction, onSort }} />
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function directionOf(columnId: string, sort: ColumnSort | undefined): Direction {
  if (sort?.id !== columnId) return 'none';
  return sort.desc ? 'descending' : 'ascending';
}

type Direction = keyof typeof paths;

interface HeadNameProps extends Pick<TableHeadProps<never>, 'onSort'> {
  column: Column<never>;
  direction: Direction;
}

function HeadName({ column, direction, onSort }: HeadNameProps) {
  const { id, header, align = 'start', sortValue } = column;
  if (sortValue === undefined) return <span className={headWords}>{header}</span>;
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
