import { expect, it } from 'vitest';
import { DiscountEffect, DiscountExclusion, DiscountKind } from '../contract/discount.ts';
import {
  companionsInWords,
  discountWarnings,
  workedExample,
  type NamedDiscount,
} from './discountExample.ts';
import {
  conditionInWords,
  exclusionInWords,
  paidPartOf,
  reductionInWords,
  tenthsOf,
} from './discountWords.ts';

const now = '2026-03-18 10:00:00';

const discount = (given: Partial<NamedDiscount> = {}): NamedDiscount => ({
  id: '1',
  name: '新优惠',
  discountsType: DiscountKind.percentage,
  discounts: 0.85,
  effectType: DiscountEffect.always,
  effectCondition: null,
  exclusiveType: DiscountExclusion.none,
  exclusiveRange: [],
  validityTime: '2026-12-31 23:59:59',
  ...given,
});
const flat = (discounts: number): Partial<NamedDiscount> => ({
  discountsType: DiscountKind.flat,
  discounts,
});
const percent = (discounts: number): Partial<NamedDiscount> => ({
  discountsType: DiscountKind.percentage,
  discounts,
});
const nights = (effectCondition: number): Partial<NamedDiscount> => ({
  effectType: DiscountEffect.nights,
  effectCondition,
});
const spending = (effectCondition: number): Partial<NamedDiscount> => ({
  effectType: DiscountEffect.spending,
  effectCondition,
});
const alone = { exclusiveType: DiscountExclusion.all };
const listing = (...exclusiveRange: string[]): Partial<NamedDiscount> => ({
  exclusiveType: DiscountExclusion.listed,
  exclusiveRange,
});
const expired = { validityTime: '2026-03-18 09:59:59' };

it.each([
  [8.5, 0.85],
  [85, 0.85],
  [9, 0.9],
  [10, 1],
  [0.7, 0.07],
  [8.555, 0.8555],
  [85.55, 0.8555],
  [0.001, 0.0001],
])('%d 折 is the paid part %d, without an error of binary fractions', (typed, part) => {
  expect(paidPartOf(typed)).toBe(part);
});

it('shows every part of four decimals so that typing it again gives the same part', () => {
  const parts = Array.from({ length: 20_000 }, (_, place) => (place + 1) / 10_000);
  expect(parts.filter((part) => paidPartOf(tenthsOf(part)) !== part)).toEqual([]);
});

it.each([
  [percent(0.85), '8.5 折'],
  [percent(0.07), '0.7 折'],
  [percent(1), '10 折'],
  [flat(30), '直减 30 元'],
  [flat(19.99), '直减 19.99 元'],
])('reduction %#', (given, words) => {
  expect(reductionInWords(discount(given))).toBe(words);
});

it.each([
  [nights(3), '满 3 晚'],
  [spending(99.5), '满 99.5 元'],
  [{}, '无门槛'],
])('condition %#', (given, words) => {
  expect(conditionInWords(discount(given))).toBe(words);
});

it.each([
  [{}, '不互斥'],
  [alone, '与全部互斥'],
  [{ ...listing('2', '3'), exclusiveNames: ['甲2', '甲3'] }, '与「甲2」「甲3」互斥'],
  // Another back end sends no names.
  [listing('2', '3'), '与「2」「3」互斥'],
])('exclusion %#', (given, words) => {
  expect(exclusionInWords(discount(given))).toBe(words);
});

it.each([
  [percent(0.85), '打 8.5 折：原价 100 元，实付 85 元'],
  [percent(0.3333), '打 3.333 折：原价 100 元，实付 33.33 元'],
  [percent(1), '打 10 折：原价 100 元，实付 100 元'],
  [flat(30), '直减 30 元：原价 100 元，实付 70 元'],
  [flat(100), '直减 100 元：原价 1000 元，实付 900 元'],
  [{ ...percent(0.9), ...nights(3) }, '打 9 折：住 3 晚，原价 300 元，实付 270 元'],
  [{ ...flat(500), ...nights(2) }, '直减 500 元：住 2 晚，原价 2000 元，实付 1500 元'],
  [{ ...flat(50), ...spending(300) }, '直减 50 元：原价 300 元，实付 250 元'],
  [{ ...flat(150), ...spending(100) }, '直减 150 元：原价 100 元，实付 0 元'],
  [{ ...percent(0.85), ...expired }, '打 8.5 折：原价 100 元，实付 85 元'],
])('worked example %#', (given, words) => {
  expect(workedExample(discount(given))).toBe(words);
});

const other = (id: string, name: string, given: Partial<NamedDiscount> = {}): NamedDiscount =>
  discount({ ...flat(10), ...given, id, name });

it.each([
  [{}, [], '可与其他优惠同享'],
  [{}, [other('2', '满减')], '可与其他优惠同享'],
  [alone, [other('2', '满减')], '不与其他优惠同享'],
  [listing('2'), [other('2', '满减'), other('3', '早订')], '不与「满减」同享'],
  [{}, [other('2', '满减', listing('1'))], '不与「满减」同享'],
  [listing('3'), [other('2', '会员', alone), other('3', '早订')], '不与「会员」「早订」同享'],
])('companions %#', (given, others, words) => {
  expect(companionsInWords(discount(given), others)).toBe(words);
});

const past = '有效期已过，保存后不会生效';
const unused = (name: string): string =>
  `「${name}」门槛不高于它、优惠不少于它，又不能同享：它不会被用到`;

it.each<[string, Partial<NamedDiscount>, NamedDiscount[], string[]]>([
  ['nothing', {}, [other('2', '满减')], []],
  ['valid in its last second', { validityTime: now }, [], []],
  ['past validity', expired, [], [past]],
  ['10 折', percent(1), [], ['10 折即原价，没有优惠']],
  ['9.999 折', percent(0.9999), [], []],
  ['1 折', percent(0.1), [], []],
  ['0.85 折', percent(0.085), [], ['0.85 折不到原价的一成，请确认不是 8.5 折']],
  ['flat below the threshold', { ...flat(99.99), ...spending(100) }, [], []],
  [
    'flat that reaches the threshold',
    { ...flat(100), ...spending(100) },
    [],
    ['满 100 元即减 100 元，刚达到门槛时实付 0 元'],
  ],
  ['flat above a number of nights', { ...flat(150), ...nights(100) }, [], []],
  [
    'lists an expired one',
    listing('2', '3'),
    [other('2', '旧优惠', expired), other('3', '早订')],
    ['「旧优惠」已过期，不会与它同时生效，不必列出'],
  ],
  [
    'lists one that stands alone',
    listing('2'),
    [other('2', '会员', alone)],
    ['「会员」已与全部互斥，不必列出'],
  ],
  [
    'stands alone while another lists it',
    alone,
    [other('2', '满减', listing('1'))],
    ['已与全部互斥，「满减」列出的互斥不再起作用'],
  ],
  [
    'stands alone beside one that is always better',
    { ...percent(0.9), ...nights(3), ...alone },
    [other('2', '会员', { ...percent(0.8), ...nights(2) })],
    [unused('会员')],
  ],
  [
    'excluded by one that is always better',
    { ...flat(10), ...spending(100) },
    [other('2', '立减', { ...flat(20), ...listing('1') })],
    [unused('立减')],
  ],
  [
    'the better one excludes what this one can be combined with',
    {},
    [other('2', '会员', { ...percent(0.8), ...listing('1', '3') }), other('3', '立减')],
    [],
  ],
  [
    'the better one stands alone, and this one does not',
    {},
    [other('2', '会员', { ...percent(0.5), ...alone })],
    [],
  ],
  [
    'the better one asks for more nights',
    { ...percent(0.9), ...nights(2), ...alone },
    [other('2', '会员', { ...percent(0.8), ...nights(3) })],
    [],
  ],
  [
    'the better one ends earlier',
    alone,
    [other('2', '会员', { ...percent(0.5), validityTime: '2026-12-31 23:59:58' })],
    [],
  ],
  ['the better one has ended', alone, [other('2', '会员', { ...percent(0.5), ...expired })], []],
  ['the better one adds up with it', {}, [other('2', '会员', percent(0.5))], []],
  ['a flat one beside a percentage', alone, [other('2', '立减', flat(9999))], []],
])('warnings: %s', (_, given, others, warnings) => {
  expect(discountWarnings(discount(given), others, now)).toEqual(warnings);
});
