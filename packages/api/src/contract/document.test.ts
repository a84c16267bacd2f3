import { describe, expect, it } from 'vitest';
import {
  askedFields,
  birthOf,
  documentFaults,
  documentKey,
  DocumentKind,
  type GuestDocument,
  kindOfNumber,
  nationalityOf,
  numberFault,
} from './document.ts';

const { residentId, other, passport, hkMacaoPermit, taiwanPermit, residencePermit } = DocumentKind;
const { permanentResidence } = DocumentKind;

const resident = '990101199003070015';
const ofHongKong = '810000199003070015';
const permanent = '911156199003070017';

describe('the form of a number', () => {
  it.each<[DocumentKind, string, string | null]>([
    [residentId, resident, null],
    [residentId, '990101199003070011', '身份证号不正确'],
    [passport, 'E12345678', null],
    [passport, '123456789', null],
    [passport, 'PASSPORT', '护照号应为 6 到 12 位字母和数字'],
    [passport, 'E1234', '护照号应为 6 到 12 位字母和数字'],
    [hkMacaoPermit, 'H12345678', null],
    [hkMacaoPermit, 'M1234567802', null],
    [hkMacaoPermit, 'C12345678', '通行证号应为 H 或 M 和 8 位数字，可带 2 位换证次数'],
    [taiwanPermit, '12345678', null],
    [taiwanPermit, '1234567801', null],
    [taiwanPermit, '1234567890B', null],
    [taiwanPermit, 'F290299977', null],
    [taiwanPermit, '1234567', '通行证号应为 8 位数字，可带换证次数'],
    [residencePermit, ofHongKong, null],
    [residencePermit, resident, '居住证号应为 81、82 或 83 开头的 18 位号码，请核对'],
    [permanentResidence, 'CHE110090030705', null],
    [permanentResidence, permanent, null],
    [
      permanentResidence,
      '911156199003070011',
      '永久居留证号应为 3 位字母和 12 位数字，或 9 开头的 18 位号码，请核对',
    ],
    [permanentResidence, 'CHE110090130705', '永久居留证号中的出生日期不存在，请核对'],
    [permanentResidence, 'CHE110090023005', '永久居留证号中的出生日期不存在，请核对'],
    [permanentResidence, 'CHE110000022905', null],
    [other, '军字第12345号', null],
  ])('%i %s', (kind, number, fault) => {
    expect(numberFault(kind, number)).toBe(fault);
  });
});

it.each([
  ['H1234567801', 'H12345678'],
  ['H12345678', 'H12345678'],
  ['M1234567812', 'M12345678'],
  ['1234567801', '12345678'],
  ['12345678B', '12345678'],
  ['1234567890B', '1234567890'],
  [resident, resident],
  ['E12345678', 'E12345678'],
])('compares %s by %s', (number, key) => {
  expect(documentKey(number)).toBe(key);
});

it('compares numbers whatever their kinds are: a mistaken kind is likelier than a second holder', () => {
  expect(documentFaults(document(taiwanPermit, '12345678', born))).toEqual({});
  expect(documentFaults(document(passport, '12345678', { ...swiss, ...visit }))).toEqual({});
  expect(documentKey('12345678')).toBe('12345678');
});

it.each([
  ['', residentId],
  [resident, residentId],
  ['990101199003070011', residentId],
  ['H1234567801', hkMacaoPermit],
  ['H123456', other],
  [ofHongKong, residencePermit],
  ['CHE110090030705', permanentResidence],
  ['E12345678', other],
  ['12345678', other],
])('takes %s for a document of kind %i', (number, kind) => {
  expect(kindOfNumber(number)).toBe(kind);
});

const document = (
  documentKind: DocumentKind,
  idcard: string,
  part: Partial<GuestDocument> = {},
) => ({
  documentKind,
  idcard,
  ...part,
});

const born = { birthDate: '1990-03-07' };
const swiss = { nationality: 'CHE', ...born };
const visit = { entryDate: '2026-03-10', stayUntil: '2026-04-10' };

it.each<[string, GuestDocument, string, string]>([
  ['a resident', document(residentId, resident), 'CHN', '1990-03-07'],
  ['a visitor', document(passport, 'E12345678', swiss), 'CHE', '1990-03-07'],
  ['who is from Hong Kong', document(hkMacaoPermit, 'H12345678', born), 'HKG', '1990-03-07'],
  ['who is from Macao', document(hkMacaoPermit, 'M12345678'), 'MAC', ''],
  [
    'a permit of who is no Chinese',
    document(hkMacaoPermit, 'H12345678', swiss),
    'CHE',
    '1990-03-07',
  ],
  ['who is from Taiwan', document(taiwanPermit, '12345678', born), 'TWN', '1990-03-07'],
  ['who resides', document(residencePermit, ofHongKong), 'HKG', '1990-03-07'],
  [
    'a foreigner who resides',
    document(permanentResidence, 'CHE110090030705', born),
    'CHE',
    '1990-03-07',
  ],
  ['the same with a new card', document(permanentResidence, permanent, swiss), 'CHE', '1990-03-07'],
  ['an unknown document', document(other, '1234567'), '', ''],
])('knows nationality and birth of %s', (_, given, nationality, birth) => {
  expect([nationalityOf(given), birthOf(given)]).toEqual([nationality, birth]);
  expect(documentFaults({ ...given, ...(given.documentKind === passport && visit) })).toEqual(
    birth === '' && given.documentKind !== other ? { birthDate: '不能为空' } : {},
  );
});

it.each<[string, GuestDocument, string[]]>([
  ['a resident', document(residentId, resident), []],
  ['who resides', document(residencePermit, ''), []],
  ['a passport', document(passport, 'E12345678'), ['nationality', 'birthDate']],
  [
    'a Chinese with a passport',
    document(passport, 'E12345678', { nationality: 'CHN' }),
    ['nationality', 'birthDate'],
  ],
  [
    'a visitor',
    document(passport, 'E12345678', swiss),
    ['nationality', 'birthDate', 'entryDate', 'stayUntil'],
  ],
  ['a permit', document(hkMacaoPermit, 'H12345678'), ['nationality', 'birthDate']],
  ['a new card of a foreigner', document(permanentResidence, permanent), ['nationality']],
  ['an unknown document', document(other, '1234567'), ['nationality', 'birthDate']],
])('asks %s for what the number does not say', (_, given, fields) => {
  expect(askedFields(given)).toEqual(fields);
});

it.each<[string, Partial<GuestDocument>, Record<string, string>]>([
  ['nothing of a visitor', document(passport, 'E12345678', { ...swiss, ...visit }), {}],
  [
    'all that is missing',
    document(passport, 'E1'),
    { idcard: '护照号应为 6 到 12 位字母和数字', nationality: '请选择国籍', birthDate: '不能为空' },
  ],
  [
    'entry and stay of a visitor',
    document(passport, 'E12345678', swiss),
    { entryDate: '不能为空', stayUntil: '不能为空' },
  ],
  [
    'a stay that ends before the entry',
    document(passport, 'E12345678', { ...swiss, entryDate: '2026-03-10', stayUntil: '2026-03-09' }),
    { stayUntil: '不能早于入境日期' },
  ],
  [
    'an entry before the birth',
    document(passport, 'E12345678', { ...swiss, ...visit, birthDate: '2026-03-11' }),
    { entryDate: '不能早于出生日期' },
  ],
  [
    'an entry before the birth within a number',
    document(residencePermit, ofHongKong, { entryDate: '1990-03-06' }),
    { entryDate: '不能早于出生日期' },
  ],
  [
    'another birth than that of a former permanent residence card',
    document(permanentResidence, 'CHE110090030705', { birthDate: '1990-03-08' }),
    { birthDate: '与证件号码中的不同' },
  ],
  [
    'nothing of a birth of another type',
    {
      ...document(passport, 'E12345678', { ...swiss, ...visit }),
      birthDate: 5 as unknown as string,
    },
    {},
  ],
  [
    'what contradicts a resident ID',
    document(residentId, resident, { nationality: 'CHE', birthDate: '1991-01-01' }),
    { nationality: '与证件类型不符', birthDate: '与证件号码中的不同' },
  ],
  ['nothing of 其他证件 as they were registered before', document(other, '1234567'), {}],
  ['nothing where the kind is none', { idcard: 'x' }, {}],
])('refuses %s', (_, given, faults) => {
  expect(documentFaults(given)).toEqual(faults);
});
