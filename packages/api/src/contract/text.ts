import * as z from 'zod/mini';
import { checked } from './checked.ts';

/** Text without control characters (but with tabs and line ends) and without halves of a character. */
export const isPlainText = (value: string): boolean => !/(?![\t\r\n])[\p{Cc}\p{Cs}]/u.test(value);

/** The same on one line, without tabs. */
export const isPlainLine = (value: string): boolean =>
  isPlainText(value) && !/[\t\r\n]/.test(value);

/** True for text that spells a plain decimal number: no exponent, no sign but a minus. */
export const hasNumberText = (wire: unknown): wire is string =>
  typeof wire === 'string' && /^-?\d{1,15}(\.\d{1,10})?$/.test(wire);

/** A line of text from `min` to `max` characters: trimmed, without line ends and control characters. */
/* @__NO_SIDE_EFFECTS__ */
export const text = ({ max, min = 0 }: { max: number; min?: number }) =>
  checked(
    z.string(),
    z.trim(),
    z.refine(isPlainLine, '含有不可见字符'),
    z.minLength(min, min === 1 ? '不能为空' : `至少 ${min} 个字`),
    z.maxLength(max, `最多 ${max} 个字`),
  );

/** Text of several lines, trimmed. */
/* @__NO_SIDE_EFFECTS__ */
export const multilineText = ({ max }: { max: number }) =>
  checked(
    z.string(),
    z.trim(),
    z.refine(isPlainText, '含有不可见字符'),
    z.maxLength(max, `最多 ${max} 个字`),
  );

/** A mobile number of the mainland: 11 digits, 1, then 3 to 9. */
export const mobilePattern = /^1[3-9]\d{9}$/;

/** The phone of a person. */
export const Mobile = checked(
  z.string(),
  z.trim(),
  z.minLength(1, '手机号不能为空'),
  z.maxLength(11, '请输入正确的手机号'),
  z.regex(mobilePattern, '请输入正确的手机号'),
);

/** Where a picture is: an address on the web or on this server; '' is no picture. */
export const ImageUrl = checked(
  z.string(),
  z.trim(),
  z.maxLength(500, '最多 500 个字'),
  z.refine(isPlainText, '含有不可见字符'),
  z.regex(/^(|https?:\/\/\S+|\/[^\s/]\S*)$/i, '应为图片地址'),
);
