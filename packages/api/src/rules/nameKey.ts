import { withoutInvisible } from '../contract/text.ts';

/** The dots between the parts of a name, as keyboards and other systems write them. */
const middleDots =
  /\s*[.\u00b7\u02d9\u0387\u16eb\u2022\u2027\u2219\u22c5\u2981\u2e31\u2e33\u30fb\ua78f\uff65]\s*/g;

/** Spaces between two Han characters. */
const spacesInHan = /(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu;

/**
 * What names of people are compared and searched by, so that 张 三 and 张三, or 买买提·艾力 and 买买提•艾力,
 * are the same: NFKC in lower case, one kind of middle dot, one space at most and none between Han
 * characters. It is never shown.
 */
export const nameKey = (name: string): string =>
  withoutInvisible(name)
    .replaceAll(middleDots, '.')
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(middleDots, '·')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(spacesInHan, '')
    .trim();
