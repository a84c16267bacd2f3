import * as z from 'zod/mini';

/** True for text without control characters other than tabs and line ends, and without lone surrogates. */
export const isPlainText = (value: string): boolean => !/(?![\t\r\n])[\p{Cc}\p{Cs}]/u.test(value);

/** The same for one line, without tabs. */
export const isPlainLine = (value: string): boolean =>
  isPlainText(value) && !/[\t\r\n]/.test(value);

/** Embeddings, overrides and isolates of direction: text with them is shown in another order than it is kept in. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g;

const isInOrder = (value: string): boolean => value.search(directions) === -1;

/**
 * Invisible characters: zero-width ones, marks of direction, soft hyphens, byte order marks, fillers,
 * separators of lines.
 */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]/gu;

/** Text without invisible characters, which come with what is pasted. Control characters stay. */
export const withoutInvisible = (value: string): string => value.replaceAll(invisible, '');

/**
 * The number of a phone or a document without what it is often written with: spaces, hyphens, full-width
 * forms, invisible characters.
 */
export const cleanNumber = (value: string): string =>
  withoutInvisible(value)
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}\u2212]/gu, '');

/** True for text that is a plain decimal number: no exponent, no plus sign. */
export const hasNumberText = (wire: unknown): wire is string =>
  typeof wire === 'string' && /^-?\d{1,15}(\.\d{1,10})?$/.test(wire);

/** A length in characters. */
interface Length {
  max: number;
  min?: number;
}

/** The rules of a line of text: trimmed, without line ends, control characters and those of direction. */
const lineChecks = ({ max, min = 0 }: Length) =>
  [
    z.trim(),
    z.refine<string>((value) => isPlainLine(value) && isInOrder(value), '含有不可见字符'),
    z.minLength(min, min === 1 ? '不能为空' : `至少 ${min} 个字`),
    z.maxLength(max, `最多 ${max} 个字`),
  ] as const;

/** A line of text from `min` to `max` characters. */
export const text = (length: Length) => z.string().check(...lineChecks(length));

/** The same of what is searched for, which is often pasted: characters of direction are left out. */
export const searchText = (length: Length) =>
  z.string().check(
    z.overwrite((value) => value.replaceAll(directions, '')),
    ...lineChecks(length),
  );

/** What a person or a thing is called, 1 to `max` characters: a line without invisible ones. */
export const nameText = ({ max }: { max: number }) =>
  z.string().check(z.overwrite(withoutInvisible), ...lineChecks({ max, min: 1 }));

/** Text of several lines, trimmed. */
export const multilineText = ({ max }: { max: number }) =>
  z.string().check(
    z.trim(),
    z.refine((value) => isPlainText(value) && isInOrder(value), '含有不可见字符'),
    z.maxLength(max, `最多 ${max} 个字`),
  );

/** URL of an image, absolute or a path on this server; '' for none. Browsers read `\` as `/`: `/\host` is elsewhere. */
export const ImageUrl = z
  .string()
  .check(
    z.trim(),
    z.maxLength(500, '最多 500 个字'),
    z.refine(isPlainText, '含有不可见字符'),
    z.regex(/^(|https?:\/\/\S+|\/(?![/\\])\S+)$/i, '应为图片地址'),
  );
