import { Sex } from '@anzhu/api/contract/guest';
import { type Province, provinces } from '@anzhu/api/rules/provinces';
import type { Random } from './random.ts';

/** A person who does not exist. */
export interface Person {
  name: string;
  sex: Sex;
  /** Right check digit, but a region serial (99…) that was never given out. */
  idcard: string;
  /** Starts with 1990000: plainly fictitious. */
  phone: string;
  province: string;
}

const surnames = [
  ...'赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦许何吕施张孔曹严华金魏陶姜谢邹喻柏苏潘葛范彭',
];
const givenMale = '明远 浩然 志强 子轩 建国 伟 磊 晨 一鸣 家豪 思源 文博 立新 海波 俊杰'.split(' ');
const givenFemale = '静怡 雨桐 秀英 芳 婷 晓燕 若兰 佳怡 梦琪 丽华 欣然 慧敏 雪 玉珍 思涵'.split(
  ' ',
);

/** Where guests come from: populous provinces often, each of the 34 at times. */
const frequent: Partial<Record<Province, number>> = {
  广东: 12,
  浙江: 10,
  江苏: 9,
  山东: 9,
  河南: 8,
  四川: 8,
  上海: 8,
  北京: 7,
  湖北: 7,
  河北: 6,
  湖南: 6,
  安徽: 6,
  福建: 5,
  陕西: 5,
  辽宁: 5,
  云南: 5,
  重庆: 4,
  江西: 4,
  广西: 3,
  天津: 3,
};
const origins = provinces.map((name) => [name, frequent[name] ?? 1.5] as const);

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** Adds the check digit to the first 17 places of a resident ID. */
function withCheckDigit(body: string): string {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(body[index]), 0);
  return `${body}${'10X98765432'[sum % 11]}`;
}

const digits = (value: number, length: number): string => String(value).padStart(length, '0');

/**
 * Person number `index`: the index is in the ID and the phone, so that no two share a document.
 * Unique up to five million people.
 */
export function makePerson(index: number, random: Random): Person {
  const sex = random.chance(0.5) ? Sex.male : Sex.female;
  // Regions 990000 to 999999 exist nowhere.
  const region = 990000 + (Math.floor(index / 500) % 10000);
  const birthday = `${random.between(1950, 2004)}${digits(random.between(1, 12), 2)}${digits(random.between(1, 28), 2)}`;
  // Serial numbers are odd for men and even for women.
  const serial = (index % 500) * 2 + sex;
  return {
    name: random.pick(surnames) + random.pick(sex === Sex.male ? givenMale : givenFemale),
    sex,
    idcard: withCheckDigit(`${region}${birthday}${digits(serial, 3)}`),
    phone: `1990000${digits(index % 10000, 4)}`,
    province: random.weighted(origins),
  };
}
