/**
 * The 34 provinces by the short names that the wire uses (without 省, 市, 自治区), in the order of
 * their official codes; Taiwan, Hong Kong and Macau follow.
 */
export const provinces = [
  '北京',
  '天津',
  '河北',
  '山西',
  '内蒙古',
  '辽宁',
  '吉林',
  '黑龙江',
  '上海',
  '江苏',
  '浙江',
  '安徽',
  '福建',
  '江西',
  '山东',
  '河南',
  '湖北',
  '湖南',
  '广东',
  '广西',
  '海南',
  '重庆',
  '四川',
  '贵州',
  '云南',
  '西藏',
  '陕西',
  '甘肃',
  '青海',
  '宁夏',
  '新疆',
  '台湾',
  '香港',
  '澳门',
] as const;

export type Province = (typeof provinces)[number];

/** True for a short name of the list. */
export function isProvince(text: string): text is Province {
  return (provinces as readonly string[]).includes(text);
}

export { shortProvince } from '../contract/province.ts';
