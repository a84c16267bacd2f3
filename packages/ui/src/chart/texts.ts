/** The unit that is written as money. */
export const moneyUnit = '元';

interface NumberStep {
  /** The least number that is written in it. */
  size: number;
  word: string;
}

/** Chinese counts by ten thousands. */
const steps: readonly NumberStep[] = [
  { size: 1e12, word: '万亿' },
  { size: 1e8, word: '亿' },
  { size: 1e4, word: '万' },
];

/** Of charts: what is drawn, what is read aloud, their tools. */
export const chartTexts = {
  /** How large numbers are shortened, from 10,000 on; the largest first. */
  steps,
  /** Above an axis: what its numbers count, as 万元. `step` is one of `steps`, or ''. */
  axisCaption: (step: string, unit: string) => `${step}${unit}`,
  /** Below an axis; `month` is 1 to 12. */
  axisMonth: (month: number) => `${month}月`,
  /** What is read aloud for a mark. */
  mark: (name: string, lines: readonly string[]) => `${name}：${lines.join('，')}`,
  noted: (label: string, note: string) => `${label}，${note}`,
  zeros: (count: number) => `${count} 项为 0`,
  negatives: (count: number) => `${count} 项为负数`,
  missing: (count: number) => `${count} 项无数据`,
  notDrawn: (parts: readonly string[]) => `${parts.join('、')}，未画出`,
  others: (count: number) => `其他 ${count} 项`,
  withShare: (value: string, share: string) => `${value}（${share}）`,
  withUnit: (name: string, unit: string) => `${name}（${unit}）`,
  withLimit: (value: string, limit: string) => `${value}（高于${limit}）`,
  name: '名称',
  total: '合计',
  latest: (latest: string, least: string, most: string) =>
    `最新 ${latest}，最低 ${least}，最高 ${most}`,
  chart: '图表',
  table: '表格',
  copy: '复制',
  exportPicture: '导出图片',
  exportBook: '导出 Excel',
  print: '打印',
  switchToChart: '请先切换到图表',
  showTable: '显示表格',
  showChart: '显示图表',
  refresh: '刷新',
  fullScreen: '全屏',
  exitFullScreen: '退出全屏',
  pictureFailed: '图片导出失败，请重试',
  bookFailed: 'Excel 导出失败，请重试',
  copied: '已复制',
  copyFailed: '复制失败，请在表格中选取后复制',
};

export type ChartTexts = typeof chartTexts;
