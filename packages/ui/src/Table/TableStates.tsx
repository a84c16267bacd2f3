import type { CSSProperties, ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { density } from '../theme/index.ts';
import {
  notice,
  row as rowStyle,
  filler,
  fillerMiddle,
  more,
  treeGap,
  treeIndent,
} from './Table.css.ts';
import { skeletonBox } from './tableCell.css.ts';
import type { LookedColumn } from './look.ts';
import { virtualizeAbove } from './rows/rowWindow.ts';

/** Props of every table about the state of its data. */
export interface TableStates {
  /** The first load: skeleton rows, as many as a page has. */
  isLoading?: boolean | undefined;
  /** Another page or filter is being loaded: these rows stay, dimmed and inert. */
  isStale?: boolean | undefined;
  /** It could not be read. Rows that are there stay below the message. */
  error?: { message: string; onRetry: () => void | Promise<void> } | undefined;
  /** What is said in place of rows when there are none. @default '暂无数据' */
  emptyMessage?: string | undefined;
  /** The next step of the empty state, as a button. */
  emptyAction?: ReactNode;
  /** Rows of a full page: loading, empty and error states take their height. @default 10 */
  pageSize?: number | undefined;
}

export interface StaleNoticeProps {
  message: string;
  onRetry: () => void | Promise<void>;
}

/** The rows below could not be read again. */
export function StaleNotice({ message, onRetry }: StaleNoticeProps) {
  return (
    <div className={notice} role="alert">
      {message}
      <Button size="small" onPress={onRetry}>
        重试
      </Button>
    </div>
  );
}

export interface SkeletonRowsProps<Row> {
  columns: readonly LookedColumn<Row>[];
  count: number;
  /** The names of the rows are beside chevrons. */
  isTree: boolean;
}

/** Each a little different, and always the same: a column of words is not a block. */
const widths = ['72%', '56%', '84%', '48%', '64%'];

/** Rows in the size of those that come. */
export function SkeletonRows<Row>({ columns, count, isTree }: SkeletonRowsProps<Row>) {
  const placeOf = ({ column, isTitle }: LookedColumn<Row>): CSSProperties => ({
    justifyContent: column.align,
    paddingInlineStart: isTree && isTitle ? treeIndent + treeGap : undefined,
  });
  return Array.from({ length: count }, (_row, rowIndex) => (
    <tr key={rowIndex} className={rowStyle}>
      {columns.map((looked, index) => (
        <td key={looked.column.id} {...looked.look} data-label={looked.label}>
          {'draw' in looked.column ? null : (
            <span className={skeletonBox} style={placeOf(looked)}>
              <Skeleton width={widths[(rowIndex * 2 + index) % widths.length] ?? '60%'} />
            </span>
          )}
        </td>
      ))}
    </tr>
  ));
}

export interface FillerProps {
  /** How many columns it spans. */
  columns: number;
  /** In place of how many rows. */
  rows: number;
  children: ReactNode;
}

/** What is in place of rows (nothing, or an error), as high as they would be. */
export function Filler({ columns, rows, children }: FillerProps) {
  return (
    <tr>
      <td colSpan={columns} className={filler}>
        <div className={fillerMiddle} style={{ minHeight: `calc(${density.row} * ${rows})` }}>
          {children}
        </div>
      </td>
    </tr>
  );
}

/** On phones a long list comes in parts: the next part, and how many rows are left. */
export function MoreRows({ left, onMore }: { left: number; onMore: () => void }) {
  return (
    <div className={more}>
      <Button
        onPress={onMore}
      >{`再显示 ${Math.min(virtualizeAbove, left)} 条，还有 ${left} 条`}</Button>
    </div>
  );
}
