import { registerMap, type MapSeriesOption } from 'echarts';
import type { Feature } from 'geojson';
import { chinaMap } from '../../../packages/domain/src/map/chinaMap.ts';
import { mapPoints, mapSize } from '../../chartFigures.ts';
import type { ChartPage } from './page.ts';

const named = (shape: Feature, name: string): Feature => ({ ...shape, properties: { name } });

const provinces = chinaMap.provinces.map((shape) => named(shape, shape.properties.short));
const others = [chinaMap.isles, chinaMap.dash].map((shape) => named(shape, ''));

/** The corners of the framed South China Sea, and the provinces that it shows. */
const seaCorners = [
  [106, 25.2],
  [124, 2.6],
];
const seaProvinces = new Set('福建 江西 湖南 广东 广西 海南 贵州 云南 台湾 香港 澳门'.split(' '));

function register(name: string, features: readonly Feature[]): void {
  const collection = { type: 'FeatureCollection', features };
  registerMap(name, collection as unknown as Parameters<typeof registerMap>[1]);
}

const rankingWidth = 232;
/** Of the frame of the South China Sea, in px. */
const inset = { right: rankingWidth + 20, bottom: 6, width: 90, height: 120 };

/**
 * What ours draws: provinces, islands, dashes and the framed South China Sea; names and amounts, classes of colour
 * and their legend, a tooltip, zooming; the ranking, as bars that scroll; and a title with tools.
 */
export const mapPage: ChartPage = {
  size: mapSize,
  prepare: () => {
    // Not "china": that name has shapes of its own in ECharts.
    register('country', [...provinces, ...others]);
    const isInSea = ({ properties }: Feature): boolean => seaProvinces.has(properties?.['name']);
    register('sea', [...provinces.filter(isInSea), ...others]);
  },
  option: (turn) => {
    const points = mapPoints[turn === 0 ? 0 : 1];
    const ranked = points.toSorted((one, other) => other.value - one.value);
    const step = Math.ceil(((ranked[0]?.value ?? 0) + 10) / 5);
    const classes = Array.from({ length: 5 }, (_class, index) => ({
      gt: index * step,
      lte: (index + 1) * step,
    }));
    const data = [...points, { name: '', value: NaN, label: { show: false } }];
    const sea: MapSeriesOption & { clip: boolean } = {
      type: 'map',
      map: 'sea',
      ...inset,
      boundingCoords: seaCorners,
      clip: true,
      silent: true,
      label: { show: false },
      data,
    };
    return {
      animation: false,
      title: { text: '客源分布', left: 0 },
      toolbox: { right: 0, feature: { dataView: {}, restore: {}, saveAsImage: {} } },
      tooltip: { trigger: 'item', transitionDuration: 0 },
      visualMap: {
        type: 'piecewise',
        orient: 'horizontal',
        showLabel: true,
        pieces: [{ value: 0 }, ...classes],
        seriesIndex: [0, 1],
        left: 0,
        bottom: 0,
        inRange: { color: ['#ECEAE2', '#0E5A63'] },
      },
      grid: { left: mapSize.width - rankingWidth + 70, right: 50, top: 32, bottom: 0 },
      xAxis: { type: 'value', show: false },
      yAxis: {
        type: 'category',
        inverse: true,
        data: ranked.map(({ name }, index) => `${index + 1} ${name}`),
        axisLine: { show: false },
        axisTick: { show: false },
        axisLabel: { interval: 0 },
      },
      dataZoom: { type: 'inside', yAxisIndex: 0, startValue: 0, endValue: 14 },
      graphic: {
        type: 'rect',
        right: inset.right,
        bottom: inset.bottom,
        shape: { width: inset.width, height: inset.height },
        style: { fill: 'none', stroke: '#888' },
      },
      series: [
        {
          type: 'map',
          map: 'country',
          layoutCenter: ['36%', '52%'],
          layoutSize: 500,
          roam: true,
          scaleLimit: { min: 1, max: 3.5 },
          label: { show: true, fontSize: 12, formatter: '{b} {c}' },
          labelLayout: { hideOverlap: true },
          data,
        },
        sea,
        {
          type: 'bar',
          data: ranked,
          label: { show: true, position: 'right', formatter: '{c} 单' },
        },
      ],
    };
  },
};
