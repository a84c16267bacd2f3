import type { ChartPoint, ChartSeries } from './core/point.ts';
import type { GridColumn, GridRow, GridKey } from './StateGrid/layout.ts';

/** Fixed numbers for stories and tests. */

const named = (
  names: readonly string[],
  values: readonly (number | string | null)[],
): ChartPoint[] => names.map((name, index) => ({ name, value: values[index] ?? null }));

export const months = [
  ...['04', '05', '06', '07', '08', '09', '10', '11', '12'].map((month) => `2025-${month}`),
  ...['01', '02', '03'].map((month) => `2026-${month}`),
];

export const days = ['02-24', '02-25', '02-26', '02-27', '02-28', '03-01', '03-02'];

export const sources = named(
  ['携程', '美团', '飞猪', '官网', '前台散客', '协议单位'],
  [428, 316, 187, 142, 96, 61],
);

export const roomTypes = named(
  ['豪华大床房', '标准双床房', '家庭套房', '行政套房', '江景大床房', '特价单人房'],
  [186, 231, 74, 38, 152, 97],
);

export const manyTypes = named(
  Array.from({ length: 18 }, (_type, index) => `房型 ${index + 1}`),
  Array.from({ length: 18 }, (_type, index) => 20 + ((index * 37) % 90)),
);

export const ordersOfYear = named(
  months,
  [412, 468, 391, 623, 702, 455, 588, 361, 347, 402, 533, 496],
);

export const ordersOfWeek: ChartSeries = {
  name: '订单数',
  points: named(days, [32, 28, 41, 56, 63, 47, 38]),
};

/** Income as a server may send it: in writing. */
export const incomeOfWeek: ChartSeries = {
  name: '收入',
  points: named(days, ['10,240.00', '8,960.50', '13120', 18340, 20790.5, 15040, '11,980.00']),
};

export const typesOfWeek: ChartSeries[] = [
  { name: '密接', points: named(days, [12, 9, 15, 8, 11, 6, 7]) },
  { name: '应隔离人员', points: named(days, [5, 7, 6, 9, 4, 3, 5]) },
  { name: '入境人员', points: named(days, [3, 0, 4, 6, 2, 5, 1]) },
  { name: '中高风险人员', points: named(days, [8, 6, 2, 5, 7, 4, 3]) },
];

export const statusOfYear: ChartSeries[] = [
  {
    name: '正在隔离',
    tone: 'accent',
    points: named(months, [64, 71, 58, 83, 92, 77, 69, 81, 96, 88, 73, 61]),
  },
  {
    name: '解除隔离',
    tone: 'success',
    points: named(months, [41, 59, 62, 51, 74, 86, 79, 60, 68, 90, 84, 78]),
  },
  {
    name: '阳性入院',
    tone: 'danger',
    points: named(months, [2, 4, 1, 6, 9, 5, 3, 4, 8, 6, 3, 1]),
  },
];

const checks = [1, 2, 3, 4, 5, 6, 7].flatMap((day) => [`03-0${day} 早`, `03-0${day} 晚`]);

/** The temperature of one person, twice a day; one check was missed. */
export const temperatures: ChartSeries[] = [
  {
    name: '体温',
    points: named(checks, [
      36.4,
      36.6,
      36.5,
      36.9,
      37.1,
      37.6,
      38.2,
      37.9,
      null,
      37.4,
      37.0,
      36.8,
      36.5,
      36.6,
    ]),
  },
];

/** Money with a loss in it. */
export const profits = named(
  months,
  [128000, 96000, -24000, 184500, 212300, 56000, 143000, -61000, -8000, 47000, 118000, 89000],
);

export const longNames = named(
  [
    '浙江省杭州市西湖区某某路一千二百三十四号安住酒店二号楼',
    'Averyverylongunbrokenlatinname',
    '短',
  ],
  [61, 48, 12],
);

const weekdays = ['周三', '周四', '周五', '周六', '周日', '周一', '周二'];

/** Fourteen days from a Wednesday on. */
export const gridColumns: GridColumn[] = Array.from({ length: 14 }, (_day, index) => {
  const day = `03-${18 + index}`;
  const weekday = weekdays[index % 7] ?? '';
  return {
    name: `${day} ${weekday}`,
    head: [
      [day, String(18 + index)],
      [weekday, weekday.slice(1)],
    ],
    isMarked: weekday === '周六' || weekday === '周日',
  };
});

export const gridKey: GridKey = { few: '剩 3 间及以下', none: '已满', over: '超订' };

const stateOf = (left: number) =>
  left < 0 ? 'over' : left === 0 ? 'none' : left <= 3 ? 'few' : undefined;

const rowOf = (name: string, left: readonly number[]): GridRow => ({
  name,
  cells: left.map((value) => ({
    value,
    state: stateOf(value),
    label: value < 0 ? `超 ${-value} 间` : value === 0 ? '已满' : `剩 ${value} 间`,
    texts: value < 0 ? [`超 ${-value}`, `超${-value}`] : [value === 0 ? '满' : String(value)],
  })),
});

/** Rooms left of three room types; one is overbooked on a Saturday. */
export const gridRows: GridRow[] = [
  rowOf('标准双床房', [3, 2, 0, -1, 4, 6, 6, 6, 5, 3, 2, 7, 8, 8]),
  rowOf('豪华大床房', [5, 4, 1, 0, 6, 9, 10, 10, 8, 4, 2, 9, 11, 12]),
  rowOf('家庭套房', [2, 2, 1, 0, 2, 3, 4, 4, 3, 1, 1, 4, 4, 4]),
];
