import * as z from 'zod/mini';
import { checked } from './checked.ts';
import { text } from './text.ts';

const endings = /(壮族|回族|维吾尔)?(省|市|自治区|特别行政区)$/;

/** The short name of what a back end or a picker may call in full: 广西壮族自治区 is 广西. Unknown names pass. */
export const shortProvince = (name: string): string => name.trim().replace(endings, '');

/** A province, accepted with and without 省, 市, 自治区 and kept without (spec: the wire). */
export const ProvinceName = checked(text({ max: 20 }), z.overwrite(shortProvince));
