import { ChinaMap } from '@anzhu/domain/map';
import { PointsChart, type PointsChartProps } from './PointsChart.tsx';

/** A map of the provinces that orders or people come from: a press on one opens its rows. */
export function OriginsMap(
  props: Pick<PointsChartProps, 'title' | 'counted' | 'endpoint' | 'hotelId'>,
) {
  return (
    <PointsChart {...props} chart={ChinaMap} span="all" queryOf={(province) => ({ province })} />
  );
}
