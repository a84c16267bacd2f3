import { Skeleton } from '../Skeleton/index.ts';
import { RowFrame, type LookedColumn } from './TableRow.tsx';

export interface SkeletonRowsProps<Row> {
  columns: readonly LookedColumn<Row>[];
  count: number;
}

/** Each a little different, and always the same: a column of words is not a block. */
const widths = ['72%', '56%', '84%', '48%', '64%'];

/** Rows in the size of those that come. */
export function SkeletonRows<Row>({ columns, count }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_row, rowIndex) => (
    <RowFrame
      key={rowIndex}
      columns={columns}
      cell={(_column, index) => (
        <Skeleton width={widths[(rowIndex * 2 + index) % widths.length] ?? '60%'} />
      )}
    />
  ));
}
