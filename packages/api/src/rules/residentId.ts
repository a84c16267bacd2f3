import { differenceInYears } from 'date-fns/differenceInYears';
import { Sex } from '../contract/guest.ts';
import { birthdayOf, isResidentId } from '../contract/person.ts';
import { readDay } from './days.ts';
import { type Province, provinces } from './provinces.ts';

/** The official codes of the provinces, in the order of the list of provinces. */
const provinceCodes =
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82'.split(
    ' ',
  );

/** The official code of 台湾, and the one that its residence permits begin with. */
const taiwan = { code: '71', permit: '83' };

/** The sex in a valid resident ID number; null for any other text. */
export function sexOfResidentId(text: string): Sex | null {
  if (!isResidentId(text)) return null;
  return Number(text[16]) % 2 === 1 ? Sex.male : Sex.female;
}

/**
 * The province that issued a valid resident ID number, or that a residence permit of 香港 (81), 澳门 (82) or 台湾
 * (83) is for; null for any other text, and for unknown codes.
 */
export function provinceOfResidentId(text: string): Province | null {
  if (!isResidentId(text)) return null;
  const code = text.slice(0, 2);
  return provinces[provinceCodes.indexOf(code === taiwan.permit ? taiwan.code : code)] ?? null;
}

/** The age in whole years on a day, by a valid resident ID number; null for any other text. `today` is `yyyy-MM-dd`. */
export function ageOfResidentId(text: string, today: string): number | null {
  return isResidentId(text) ? ageOn(birthdayOf(text), today) : null;
}

/** The age in whole years of who was born on a day; null for one that lies ahead. Both `yyyy-MM-dd`. */
export const ageOn = (birth: string, today: string): number | null =>
  birth > today ? null : differenceInYears(readDay(today), readDay(birth));

/**
 * What is wrong with a resident ID number whose birthday lies ahead; undefined for any other text. `today` is
 * `yyyy-MM-dd`.
 */
export const futureBirth = (text: string, today: string): string | undefined =>
  isResidentId(text) && birthdayOf(text) > today ? '身份证号的出生日期晚于今天' : undefined;

/** What is wrong with a text that lies ahead of `today`, by the name that contracts have for its field. */
const futureFaults: Readonly<Record<string, (text: string, today: string) => string | undefined>> =
  {
    idcard: futureBirth,
    idCard: futureBirth,
    birthDate: (day, today) => (day > today ? '出生日期晚于今天' : undefined),
    entryDate: (day, today) => (day > today ? '入境日期晚于今天' : undefined),
  };

/**
 * What of an input lies ahead although it has happened: the birthday of a resident ID number, a birth, an entry; by its
 * path, with the message. One rule for every call that takes them. `today` is `yyyy-MM-dd`.
 */
export function futureBirths(input: unknown, today: string, path = ''): Record<string, string> {
  if (typeof input !== 'object' || input === null) return {};
  const found = Object.entries(input).map(([key, value]) => {
    const at = path === '' ? key : `${path}.${key}`;
    if (typeof value !== 'string') return futureBirths(value, today, at);
    const fault = futureFaults[key]?.(value, today);
    return fault === undefined ? {} : { [at]: fault };
  });
  return Object.assign({}, ...found) as Record<string, string>;
}
