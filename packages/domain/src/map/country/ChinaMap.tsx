import { ChartFrame, useChartHeight, type ChartPoint, type ChartProps } from '@anzhu/ui/chart';
import { useChartWidth, useWidth } from '@anzhu/ui/chart/plot';
import { LazyBoundary, lazy } from '@anzhu/ui/LazyBoundary';
import { Skeleton } from '@anzhu/ui/Skeleton';
import { ErrorState } from '@anzhu/ui/State';
import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { blocks, mapColumn, skeletonRows } from './ChinaMap.css.ts';
import type { ChinaMapViewProps } from './ChinaMapView.tsx';
import { mapSizes, type MapSizes } from './layout/mapFrame.ts';
import { provinceValues, tableOfProvinces } from './layout/provinceValues.ts';

const ChinaMapView = lazy(() =>
  import('./ChinaMapView.tsx').then((part) => ({ default: part.ChinaMapView })),
);

export interface ChinaMapProps extends ChartProps {
  /**
   * Amounts by province, with or without 省, 市, 自治区; several of the same province add up. Names that are no
   * province are listed below the map. Missing and negative values are left out. Must be stable.
   */
  points: readonly ChartPoint[];
  /** What is counted: the head of the table's column, as 订单数. */
  measure: string;
  /** The unit, as 单; 元 is written as money. */
  unit?: string | undefined;
  /** Called with the short name of the province that was pressed, on the map or in the ranking. */
  onAction?: ((province: string) => void) | undefined;
}

/**
 * Amounts by province on the map of China, the darker the more, with a ranking beside it. The country is always
 * whole: 34 provinces, islands, the ten dashes and the framed South China Sea, also without data. Map and data
 * are loaded late.
 *
 * Use it where it matters where something comes from. Do not use it to compare amounts closely (`Columns`).
 *
 * Wheel, two fingers and buttons zoom up to 3.5 times; dragging, and buttons as on a compass, move the zoomed map. The
 * first tap of a finger shows details, the second chooses.
 *
 * Keyboard: Tab goes to the map, the zoom buttons and the ranking. On the map arrow keys go to the province in
 * that direction, with Shift they move the zoomed map, + and − zoom, 0 shows the whole map; in the ranking arrow keys go from row to row. Home and
 * End go to the first and last; Enter chooses; Esc hides the tip.
 */
export function ChinaMap(props: ChinaMapProps) {
  const { points, measure, unit, onAction, height = 572, ...frame } = props;
  const { emptyMessage = '暂无数据' } = frame;
  const [blockHeight, setBlockHeight] = useState(height);
  const values = useMemo(() => provinceValues(points), [points]);
  const table = useMemo(() => tableOfProvinces(values, measure, unit), [values, measure, unit]);
  const shown = { title: frame.title, measure, unit, values, onAction, emptyMessage };

  const measured = (content: (width: number) => ReactNode) => (
    <Measured title={frame.title} height={height} onHeight={setBlockHeight}>
      {content}
    </Measured>
  );
  const skeleton = measured((width) => <MapSkeleton sizes={mapSizes(width, height)} />);

  return (
    <ChartFrame
      {...frame}
      height={blockHeight}
      table={table}
      isEmpty={false}
      loadingShape={skeleton}
    >
      <LazyBoundary
        pending={skeleton}
        failed={(retry) => (
          <ErrorState message="地图未能加载，请检查网络后重试。" onRetry={retry} />
        )}
      >
        {measured((width) => (
          <Sized {...shown} width={width} height={height} />
        ))}
      </LazyBoundary>
    </ChartFrame>
  );
}

interface MeasuredProps {
  title: string;
  height: number;
  /** Called with the height of all blocks at the measured width. Must be stable. */
  onHeight: (height: number) => void;
  children: (width: number) => ReactNode;
}

/** What is drawn in the width there is. Its frame renders again only if the height changes. */
function Measured({ title, height, onHeight, children }: MeasuredProps) {
  const { ref, width } = useWidth(title);
  const blockHeight = width > 0 ? mapSizes(width, height).height : height;
  useLayoutEffect(() => onHeight(blockHeight), [blockHeight, onHeight]);
  return <div ref={ref}>{width > 0 && children(width)}</div>;
}

interface SizedProps extends Omit<ChinaMapViewProps, 'sizes'> {
  width: number;
  height: number;
}

/** The map in the size that its frame gives it: another one in full screen and on paper. */
function Sized({ width: available, height: own, ...props }: SizedProps) {
  const width = useChartWidth(available);
  const height = useChartHeight(own);
  const sizes = useMemo(() => mapSizes(width, height), [width, height]);
  return <ChinaMapView {...props} sizes={sizes} />;
}

/** The blocks of the map while it loads. */
function MapSkeleton({ sizes: { isBeside, map, legend, ranking } }: { sizes: MapSizes }) {
  return (
    <div className={blocks} data-beside={isBeside || undefined}>
      <div className={mapColumn} style={{ height: map.height + legend }}>
        <Skeleton width={map.width} height={map.height} />
      </div>
      <div className={skeletonRows} style={ranking}>
        {rankingRows.map((share) => (
          <Skeleton key={share} width={share} height={16} />
        ))}
      </div>
    </div>
  );
}

const rankingRows = ['100%', '86%', '74%', '62%', '50%', '38%', '26%'];
