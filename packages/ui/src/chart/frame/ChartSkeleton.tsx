import type { CSSProperties } from 'react';
import { Skeleton } from '../../Skeleton/Skeleton.tsx';
import * as css from './ChartSkeleton.css.ts';

/** What a chart looks like before its numbers are there. */
export type LoadingShape =
  | 'columns'
  | 'stackedColumns'
  | 'lines'
  | 'ring'
  | 'rose'
  | 'cells'
  | 'block';

/** Heights of columns, as parts of the plane; the parts of a stack from its top. */
const columnHeights = [0.45, 0.7, 0.55, 0.9, 0.6, 0.8, 0.65];
const stackParts = [0.25, 0.35, 0.4];
const cellCount = 14;

function Line({ course }: { course: 'rising' | 'level' | 'low' }) {
  return (
    <span className={css.line({ course })}>
      <Skeleton height="100%" />
    </span>
  );
}

/** Columns from left to right; `hasParts` divides each. */
const bars = (plane: number, hasParts: boolean) =>
  columnHeights.map((share) =>
    hasParts ? (
      <span key={share} className={css.stack}>
        {stackParts.map((part) => (
          <Skeleton key={part} height={share * plane * part} />
        ))}
      </span>
    ) : (
      <Skeleton key={share} width="8%" height={share * plane} />
    ),
  );

/** Where names and notes will be, beside a ring. */
const namesBeside = (
  <span className={css.names}>
    <Skeleton />
    <Skeleton width="70%" />
    <Skeleton width="85%" />
  </span>
);

/** A skeleton in the shape and the size of the chart that is being loaded, so that nothing moves. */
export function ChartSkeleton({
  shape = 'block',
  height,
}: {
  /** The shape of the chart that is being loaded. @default 'block' */
  shape: LoadingShape | undefined;
  height: number;
}) {
  const most = { [css.greatest]: `${height - 28}px` } as CSSProperties;
  switch (shape) {
    case 'ring':
    case 'rose':
      return (
        <div className={css.round} style={{ height }}>
          {namesBeside}
          <div className={css.disc({ shape })} style={most}>
            <Skeleton shape="round" height="100%" />
          </div>
          {namesBeside}
        </div>
      );
    case 'cells':
      return (
        <div className={css.cells} style={{ height }}>
          {Array.from({ length: cellCount }, (_cell, index) => (
            <Skeleton key={index} height={42} />
          ))}
        </div>
      );
    case 'lines':
      return (
        <div className={css.linesPlane} style={{ height }}>
          <div className={css.axes}>
            <Line course="rising" />
            <Line course="level" />
            <Line course="low" />
          </div>
        </div>
      );
    case 'columns':
    case 'stackedColumns':
      return (
        <div className={css.columns} style={{ height }}>
          {bars(height - 24, shape === 'stackedColumns')}
        </div>
      );
    default:
      return <Skeleton height={height} />;
  }
}
