/** The numbers that our charts and those of ECharts are measured with: what an order view shows. */

export interface Point {
  name: string;
  value: number;
}

const months = Array.from({ length: 12 }, (_, month) =>
  month === 0 ? '2025-12' : `2026-${String(month).padStart(2, '0')}`,
);
const days = ['11-16', '11-17', '11-18', '11-19', '11-20', '11-21', '11-22'];

/** The numbers of all charts; `isSecond` has those that a refresh brings. */
function makeFigures(isSecond: boolean) {
  const points = (names: readonly string[], values: readonly number[]): Point[] => {
    const own = isSecond ? values.toReversed() : values;
    return names.map((name, index) => ({ name, value: own[index] ?? 0 }));
  };
  return {
    sources: points(
      ['携程', '美团', '飞猪', '官网', '前台散客', '协议单位'],
      [428, 316, 187, 142, 96, 61],
    ),
    roomTypes: points(
      ['豪华大床房', '标准双床房', '家庭套房', '行政套房', '江景大床房', '特价单人房'],
      [186, 231, 74, 38, 152, 97],
    ),
    ordersOfYear: points(months, [412, 468, 391, 623, 702, 455, 588, 361, 347, 402, 533, 496]),
    ordersOfWeek: points(days, [32, 28, 41, 56, 63, 47, 38]),
    incomeOfWeek: points(days, [10_240, 8960.5, 13_120, 18_340, 20_790.5, 15_040, 11_980]),
    typesOfWeek: [
      { name: '密接', points: points(days, [12, 9, 15, 8, 11, 6, 7]) },
      { name: '应隔离人员', points: points(days, [5, 7, 6, 9, 4, 3, 5]) },
      { name: '入境人员', points: points(days, [3, 0, 4, 6, 2, 5, 1]) },
      { name: '中高风险人员', points: points(days, [8, 6, 2, 5, 7, 4, 3]) },
    ],
    statusOfYear: [
      {
        name: '正在隔离',
        points: points(months, [64, 71, 58, 83, 92, 77, 69, 81, 96, 88, 73, 61]),
      },
      {
        name: '解除隔离',
        points: points(months, [41, 59, 62, 51, 74, 86, 79, 60, 68, 90, 84, 78]),
      },
      { name: '阳性入院', points: points(months, [2, 4, 1, 6, 9, 5, 3, 4, 8, 6, 3, 1]) },
    ],
  };
}

export type Figures = ReturnType<typeof makeFigures>;

/** The numbers of the first and the second turn. */
export const figures = [makeFigures(false), makeFigures(true)] as const;

const provinceNames =
  '北京 天津 河北 山西 内蒙古 辽宁 吉林 黑龙江 上海 江苏 浙江 安徽 福建 江西 山东 河南 湖北 湖南 广东 广西 海南 重庆 四川 贵州 云南 西藏 陕西 甘肃 青海 宁夏 新疆 台湾 香港 澳门'.split(
    ' ',
  );

/** Orders of all 34 provinces; the second is what a refresh brings. */
export const mapPoints: [Point[], Point[]] = [
  provinceNames.map((name, index) => ({ name, value: ((index * 37) % 90) + 3 })),
  provinceNames.map((name, index) => ({ name, value: ((index * 53) % 140) + 1 })),
];

/** The space of the map, in px. */
export const mapSize = { width: 960, height: 440 };

/** The size of a chart on the dashboard, in px. */
export const chartSize = { width: 560, height: 240 };
