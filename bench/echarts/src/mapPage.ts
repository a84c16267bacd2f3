import { registerMap } from 'echarts';
import { chinaMap } from '../../../packages/domain/src/map/chinaMap.ts';
import { mapPoints, mapSize } from '../../chartFigures.ts';
import type { ChartPage } from './page.ts';

/** The shapes that ours draws: provinces, islands, dashes. */
const shapes = [
  ...chinaMap.provinces.map((shape) => ({
    ...shape,
    properties: { name: shape.properties.short },
  })),
  ...[chinaMap.isles, chinaMap.dash].map((shape) => ({ ...shape, properties: { name: '' } })),
];

/** The map with labels, colours, a tooltip and zooming, as ours has. */
export const mapPage: ChartPage = {
  size: mapSize,
  prepare: () => {
    const collection = { type: 'FeatureCollection', features: shapes };
    // Not "china": that name has shapes of its own in ECharts.
    registerMap('country', collection as unknown as Parameters<typeof registerMap>[1]);
  },
  option: (turn) => {
    const points = mapPoints[turn === 0 ? 0 : 1];
    const top = Math.max(...points.map(({ value }) => value)) + 10;
    return {
      animation: false,
      tooltip: { trigger: 'item', transitionDuration: 0 },
      visualMap: {
        min: 0,
        max: top,
        left: 0,
        bottom: 0,
        inRange: { color: ['#ECEAE2', '#0E5A63'] },
      },
      series: [
        {
          type: 'map',
          map: 'country',
          roam: true,
          scaleLimit: { min: 1, max: 3.5 },
          label: { show: true, fontSize: 12 },
          labelLayout: { hideOverlap: true },
          data: points,
        },
      ],
    };
  },
};
