/** The numbers that the charts of both libraries are measured with, and their size: the same, deterministic. */

export interface WorkPoint {
  name: string;
  value: number;
}

const provinceNames =
  '北京 天津 河北 山西 内蒙古 辽宁 吉林 黑龙江 上海 江苏 浙江 安徽 福建 江西 山东 河南 湖北 湖南 广东 广西 海南 重庆 四川 贵州 云南 西藏 陕西 甘肃 青海 宁夏 新疆 台湾 香港 澳门'.split(
    ' ',
  );

/** Orders of all 34 provinces; the second is what a refresh brings. */
export const mapPoints: [WorkPoint[], WorkPoint[]] = [
  provinceNames.map((name, index) => ({ name, value: ((index * 37) % 90) + 3 })),
  provinceNames.map((name, index) => ({ name, value: ((index * 53) % 140) + 1 })),
];

/** The space of the map, in px. */
export const mapSize = { width: 960, height: 440 };
