import * as z from 'zod/mini';
import { lenient } from './codecs.ts';
import { cleanNumber, withoutInvisible } from './text.ts';
import { sentence } from './sentence.ts';

/** A mainland mobile number: 11 digits, the first 1, the second 3 to 9. */
export const mobilePattern = /^1[3-9]\d{9}$/;

/** A number of another country or region: `+`, its code and the number, 6 to 15 digits in all (E.164). */
const foreignPattern = /^\+(?!86)[1-9]\d{5,14}$/;

const phonePattern = new RegExp(`${mobilePattern.source}|${foreignPattern.source}`);

/** The length of the longest number: 15 digits after `+`. */
export const maxPhoneLength = 16;

/** True for a mobile number, or one of another country or region with its code. */
export const isPhone = (text: string): boolean => phonePattern.test(text);

/**
 * A phone as it is kept: without spaces, hyphens, brackets and 86 before a mobile number, 00 before the code
 * of a country as `+`. A text that is no phone stays unreadable.
 */
export const cleanPhone = (text: string): string =>
  cleanNumber(text)
    .replace('(0)', '')
    .replaceAll(/[().]/g, '')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^\+?86(?=1[3-9]\d{9}$)/, '');

/** The message of a phone that is missing. */
export const noPhone = sentence('手机号不能为空');
const wrongPhone = sentence('请输入正确的手机号');
const phone = (maxLength: number, pattern: RegExp) =>
  z
    .string()
    .check(
      z.overwrite(cleanPhone),
      z.minLength(1, noPhone),
      z.maxLength(maxLength, wrongPhone),
      z.regex(pattern, wrongPhone),
    );

/** The mobile number of a user. */
export const Mobile = phone(11, mobilePattern);

/** The phone of a guest, of a person in isolation, of a booker: also of another country or region. */
export const Phone = phone(maxPhoneLength, phonePattern);

/** A phone that may be missing: ''. */
export const OptionalPhone = lenient(
  z
    .string()
    .check(
      z.overwrite(cleanPhone),
      z.maxLength(maxPhoneLength, wrongPhone),
      z.regex(new RegExp(`^$|${phonePattern.source}`), wrongPhone),
    ),
  (wire) => wire ?? '',
);

/** A phone of a hotel or a business, landlines and extensions included: 0571-87654321转8001; '' for none. */
export const ContactPhone = z.string().check(
  z.overwrite((given) => withoutInvisible(given).normalize('NFKC').replaceAll(/\s/g, '')),
  z.regex(/^(|[\d+转-]{5,20})$/, '应为 5 到 20 位数字、-、+ 或转'),
);

/** The longest unreadable phone that is kept. */
const maxKept = 60;

/** A phone that is kept as it was sent, in one line, where it cannot be read. */
function keepPhone(sent: string): string {
  const cleaned = cleanPhone(sent);
  if (isPhone(cleaned)) return cleaned;
  return withoutInvisible(sent)
    .replaceAll(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
}

/**
 * The phone that a booking channel sends: what cannot be read is kept as it was sent, up to 60 characters; '' where
 * there is none.
 */
export const ChannelPhone = lenient(
  z.string().check(z.overwrite(keepPhone), z.maxLength(maxKept, `最多 ${maxKept} 个字`)),
  (wire) => (typeof wire === 'number' ? String(wire) : (wire ?? '')),
);

/** True for a phone that a channel sent and that is no number: 号码待核实. */
export const isUnreadablePhone = (kept: string): boolean => kept !== '' && !isPhone(kept);
