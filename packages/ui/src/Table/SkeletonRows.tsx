import { Skeleton } from '../Skeleton/index.ts';
import type { LookedColumn } from './look.ts';
import { row as rowStyle } from './Table.css.ts';

export interface SkeletonRowsProps<Row> {
  columns: readonly LookedColumn<Row>[];
  count: number;
}

/** Each a little different, and always the same: a column of words is not a block. */
const widths = ['72%', '56%', '84%', '48%', '64%'];

/** Rows in the size of those that come. */
export function SkeletonRows<Row>({ columns, count }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_row, rowIndex) => (
    <tr key={rowIndex} className={rowStyle}>
      {columns.map(({ column, look, label }, index) => (
        <td key={column.id} {...look} data-label={label}>
          {'draw' in column ? null : (
            <Skeleton width={widths[(rowIndex * 2 + index) % widths.length] ?? '60%'} />
          )}
        </td>
      ))}
    </tr>
  ));
}
