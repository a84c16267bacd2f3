import * as z from 'zod/mini';
import { text } from './text.ts';

const endings = /(壮族|回族|维吾尔)?(省|市|自治区|特别行政区)$/;

/** The short name of what a back end or a picker may call in full: 广西壮族自治区 is 广西. Unknown names pass. */
export const shortProvince = (name: string): string => name.trim().replace(endings, '');

/** A province, accepted with and without 省, 市, 自治区 and kept without (spec: the wire). */
export const ProvinceName = text({ max: 20 }).check(z.overwrite(shortProvince));

const peoples =
  '朝鲜族|土家族|苗族|藏族|羌族|彝族|布依族|侗族|哈尼族|壮族|傣族|白族|景颇族|傈僳族|回族|' +
  '蒙古族|蒙古|哈萨克|柯尔克孜|黎族';
const cityEndings = new RegExp(`(${peoples})*(市|自治州|自治县|地区|盟|林区)$`);

/**
 * The short name of a city, as its picker writes it: 杭州市 is 杭州, 延边朝鲜族自治州 is 延边. At least two
 * characters stay: 津市 is 津市.
 */
export function shortCity(name: string): string {
  const trimmed = name.trim();
  const short = trimmed.replace(cityEndings, '');
  return short.length < 2 ? trimmed : short;
}

/** A city, accepted with and without 市, 自治州 and the like, and kept without. */
export const CityName = text({ max: 30 }).check(z.overwrite(shortCity));
