import { ArrowDown, ArrowUp, ChevronsUpDown } from '../Icon/index.ts';
import type { Placed } from './arrange.ts';
import { headLook } from './look.ts';
import { head } from './Table.css.ts';
import { sortButton, sortMark } from './tableCell.css.ts';
import type { Sort } from './useTableModel.ts';

export interface TableHeadProps<Row> {
  columns: readonly Placed<Row>[];
  sort: Sort | null;
  onSort: (columnId: string) => void;
}

/** The names of the columns; those that sort are buttons. */
export function TableHead<Row>({ columns, sort, onSort }: TableHeadProps<Row>) {
  return (
    <thead className={head}>
      <tr>
        {columns.map((placed) => (
          <HeadCell
            key={placed.column.id}
            placed={placed}
            direction={sort?.columnId === placed.column.id ? sort.direction : 'none'}
            onSort={onSort}
          />
        ))}
      </tr>
    </thead>
  );
}

const marks = { asc: ArrowUp, desc: ArrowDown, none: ChevronsUpDown };
const orders = { asc: 'ascending', desc: 'descending', none: 'none' } as const;

interface HeadCellProps<Row> {
  placed: Placed<Row>;
  direction: 'asc' | 'desc' | 'none';
  onSort: (columnId: string) => void;
}

function HeadCell<Row>({ placed, direction, onSort }: HeadCellProps<Row>) {
  const { id, header, align = 'start', sortValue } = placed.column;
  if (sortValue === undefined) {
    return (
      <th scope="col" {...headLook(placed)}>
        {header}
      </th>
    );
  }
  const Mark = marks[direction];
  return (
    <th scope="col" {...headLook(placed)} aria-sort={orders[direction]}>
      <button type="button" className={sortButton({ align })} onClick={() => onSort(id)}>
        {header}
        <span className={sortMark({ isSorted: direction !== 'none' })}>
          <Mark size={12} />
        </span>
      </button>
    </th>
  );
}
