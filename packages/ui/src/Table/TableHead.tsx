import type { ReactNode } from 'react';
import type { ColumnSort } from '@tanstack/react-table';
import { head } from './Table.css.ts';
import { filler, headLook, type Placed } from './column.ts';
import { ResizeHandle, type ColumnSizing } from './columns/ResizeHandle.tsx';
import { headLine, headWords, sortButton, sortMark } from './tableCell.css.ts';

export interface TableHeadProps<Row> {
  columns: readonly Placed<Row>[];
  sort: ColumnSort | null;
  onSort: (columnId: string) => void;
  /** Enables column resizing: the layout of `useColumnLayout`. */
  sizing?: ColumnSizing | undefined;
  /** What is in the heads of the table's own columns, or before the names of others. */
  heads: Readonly<Record<string, ReactNode>>;
}

/** The names of the columns; those that sort are buttons. */
export function TableHead<Row>({ columns, sort, onSort, sizing, heads }: TableHeadProps<Row>) {
  return (
    <thead className={head}>
      <tr>
        {columns.map((placed) => (
          <HeadCell
            key={placed.column.id}
            placed={placed}
            direction={directionOf(placed.column.id, sort)}
            onSort={onSort}
            sizing={sizing}
            own={heads[placed.column.id]}
          />
        ))}
      </tr>
    </thead>
  );
}

function directionOf(columnId: string, sort: ColumnSort | null): Direction {
  if (sort?.id !== columnId) return 'none';
  return sort.desc ? 'descending' : 'ascending';
}

type Direction = keyof typeof paths;

interface HeadCellProps<Row> extends Pick<TableHeadProps<Row>, 'onSort' | 'sizing'> {
  placed: Placed<Row>;
  direction: Direction;
  own: ReactNode;
}

function HeadCell<Row>({ placed, direction, onSort, sizing, own }: HeadCellProps<Row>) {
  const { id, header, align = 'start', sortValue, pin } = placed.column;
  if (id === filler.id) return <td {...headLook(placed)} aria-hidden="true" />;
  const isOwn = 'draw' in placed.column;
  const name =
    sortValue === undefined ? (
      <span className={headWords}>{header}</span>
    ) : (
      <button type="button" className={sortButton({ align })} onClick={() => onSort(id)}>
        <span className={headWords}>{header}</span>
        <SortMark direction={direction} />
      </button>
    );
  const shownName = own ? (
    <span className={headLine}>
      {own}
      {name}
    </span>
  ) : (
    name
  );
  return (
    <th
      scope="col"
      {...headLook(placed, Boolean(own))}
      aria-sort={sortValue === undefined ? undefined : direction}
      data-column={id}
    >
      {isOwn ? own : shownName}
      {sizing && !isOwn && pin !== 'end' && <ResizeHandle column={placed.column} sizing={sizing} />}
    </th>
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
