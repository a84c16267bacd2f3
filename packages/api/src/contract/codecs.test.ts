import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { clearable, ParentId } from './change.ts';
import {
  AnsweredParentId,
  CommaList,
  filter,
  Flag,
  Id,
  nullable,
  oneOf,
  integer,
  Yuan,
} from './codecs.ts';
import { LocalDate, LocalDateTime } from './dates.ts';
import { LogDetail, DetailedLog } from './log.ts';
import { PageRequest, maxPageSize } from './page.ts';
import { DocumentNumber, Email, isResidentId, PersonName } from './person.ts';
import { isMixed, NewPassword } from './password.ts';
import { decodeWire, encodeWire } from './wire.ts';
import { Mobile } from './phone.ts';
import { ImageUrl, multilineText, text } from './text.ts';
import { Uploaded } from './upload.ts';

const refused = Symbol('refused');
const huge = '9'.repeat(1_000_000);
const loneSurrogate = 'a\ud800';
const hostile = JSON.parse('{"__proto__": {"length": 1}, "constructor": 1}') as unknown;

/** A list in a list in a list, so many times. */
const deepList = (depth: number): unknown => {
  let list: unknown = [];
  for (let level = 1; level < depth; level += 1) list = [list];
  return list;
};

/** What a schema makes of a value of the wire. */
const read = (schema: z.ZodMiniType, wire: unknown): unknown => {
  const result = decodeWire(schema, wire);
  return result.ok ? result.value : refused;
};

/** What of ours a schema writes to the wire. */
const write = <Schema extends z.ZodMiniType>(schema: Schema, value: z.output<Schema>): unknown => {
  const result = encodeWire(schema, value);
  return result.ok ? result.value : refused;
};

/** What no schema of a scalar takes. */
const nonsense: unknown[] = [NaN, Infinity, {}, [], [[]], () => 1, Symbol('x'), hostile];

describe('ids', () => {
  it.each([
    [7, '7'],
    ['7', '7'],
    [0, '0'],
    ['a-b_c', 'a-b_c'],
    [1.5, refused],
    [2 ** 53, refused],
    ['', refused],
    ['x'.repeat(64), 'x'.repeat(64)],
    ['x'.repeat(65), refused],
    ['a\u0000', refused],
    [loneSurrogate, refused],
    [huge, refused],
    [null, refused],
    [undefined, refused],
    [true, refused],
    ...nonsense.map((one) => [one, refused]),
  ])('case %#', (wire, expected) => expect(read(Id, wire)).toBe(expected));

  it.each([
    ['7', 7],
    ['-7', -7],
    ['0', 0],
    ['9007199254740991', 9007199254740991],
    ['9007199254740992', '9007199254740992'],
    ['07', '07'],
    ['-0', '-0'],
    ['7.0', '7.0'],
    ['1e3', '1e3'],
    ['a-b', 'a-b'],
  ])('%j is %j on the wire, and the same again when it is read', (id, wire) => {
    expect(z.encode(Id, id)).toBe(wire);
    expect(z.decode(Id, wire)).toBe(id);
  });

  it('may be written from the integer of a row', () => {
    expect(encodeWire(Id, 7 as never)).toEqual({ ok: true, value: 7 });
  });

  it('refuses to write what is no id', () => {
    expect(encodeWire(Id, '').ok).toBe(false);
    expect(encodeWire(Id, null as never).ok).toBe(false);
  });
});

describe('flags', () => {
  it.each([
    [1, true],
    [0, false],
    ['1', true],
    ['0', false],
    [true, true],
    [false, false],
    ['true', refused],
    ['', refused],
    [2, refused],
    [null, refused],
    [undefined, refused],
    ...nonsense.map((one) => [one, refused]),
  ])('case %#', (wire, expected) => expect(read(Flag, wire)).toBe(expected));

  it.each([
    [true, 1],
    [false, 0],
  ])('%s is written as %s', (value, wire) => expect(write(Flag, value)).toBe(wire));
});

describe('lists joined by comma', () => {
  it.each([
    ['1,2', ['1', '2']],
    [' 1 ,, 2,', ['1', '2']],
    ['', []],
    [null, []],
    [undefined, []],
    [
      ['1', 2],
      ['1', '2'],
    ],
    [3, ['3']],
    ['免费停车,近地铁', ['免费停车', '近地铁']],
    [{}, refused],
    [[loneSurrogate], refused],
    [huge, refused],
    [hostile, refused],
    [[['1']], refused],
  ])('case %#', (wire, expected) => expect(read(CommaList, wire)).toEqual(expected));

  it('is written with commas', () => expect(write(CommaList, ['1', '2'])).toBe('1,2'));
  it('is written empty', () => expect(write(CommaList, [])).toBe(''));
  it('is refused when an entry would fall apart', () =>
    expect(write(CommaList, ['a,b'])).toBe(refused));
});

describe('numbers', () => {
  const Sort = integer({ min: 0, max: 100 });
  it.each([
    [5, 5],
    ['5', 5],
    [0, 0],
    [100, 100],
    [101, refused],
    [-1, refused],
    [1.5, refused],
    ['1e2', refused],
    ['0x10', refused],
    [' 5', refused],
    ['', refused],
    [null, refused],
    [huge, refused],
    ...nonsense.map((one) => [one, refused]),
  ])('whole: case %#', (wire, expected) => expect(read(Sort, wire)).toBe(expected));

  it.each([
    [0, 0],
    ['12.50', 12.5],
    [999999.99, 999999.99],
    [0.1 + 0.2, 0.1 + 0.2],
    [1000000, refused],
    [-0.01, refused],
    [0.001, refused],
    [NaN, refused],
    ['1,000', refused],
    ['', refused],
    [null, refused],
    [huge, refused],
  ])('yuan: case %#', (wire, expected) => expect(read(Yuan, wire)).toBe(expected));

  it('is written as a number', () => expect(write(Yuan, 12.5)).toBe(12.5));
});

describe('constants', () => {
  const Field = oneOf({ off: 0, on: 1 }, { 0: '关', 1: '开' });
  it.each([
    [1, 1],
    ['1', 1],
    [0, 0],
    [2, refused],
    ['on', refused],
    ['constructor', refused],
    ['__proto__', refused],
    [true, refused],
    [null, refused],
    ...nonsense.map((one) => [one, refused]),
  ])('case %#', (wire, expected) => expect(read(Field, wire)).toBe(expected));
});

describe('filters', () => {
  const Filters = z.object({ name: filter(text({ max: 5 })), isOn: filter(Flag) });
  it.each([
    [{}, {}],
    [{ name: null, isOn: '' }, {}],
    [{ name: '  ' }, {}],
    [
      { name: ' a ', isOn: '0' },
      { name: 'a', isOn: false },
    ],
    [{ name: 'abcdef' }, refused],
    [{ isOn: 'x' }, refused],
    [hostile, {}],
  ])('%j', (wire, expected) => expect(read(Filters, wire)).toEqual(expected));

  it('are written as the wire has them', () =>
    expect(write(Filters, { isOn: false })).toEqual({ isOn: 0 }));
});

describe('fields that may be emptied', () => {
  const Form = z.object({ deptId: clearable(Id) });
  it.each([
    [{}, {}],
    [{ deptId: null }, { deptId: undefined }],
    [{ deptId: '' }, { deptId: null }],
    [{ deptId: 3 }, { deptId: '3' }],
    [{ deptId: {} }, refused],
  ])('%j', (wire, expected) => expect(read(Form, wire)).toStrictEqual(expected));

  it('are sent as text that clears them', () =>
    expect(write(Form, { deptId: null })).toEqual({ deptId: '' }));
});

describe('the id of a parent', () => {
  const Form = z.object({ pId: ParentId });
  const Row = z.object({ pId: AnsweredParentId });
  it.each([0, '0', '', null])('%j is the root', (root) => {
    expect(read(Form, { pId: root })).toEqual({ pId: null });
    expect(read(Row, { pId: root })).toEqual({ pId: null });
  });

  it('stays when it is left out of a change, and is the root in an answer', () => {
    expect(read(Form, {})).toStrictEqual({});
    expect(read(Row, {})).toEqual({ pId: null });
    expect(read(Form, { pId: 3 })).toEqual({ pId: '3' });
  });
});

describe('fields that an answer may leave out', () => {
  const Row = z.object({ name: nullable(z.string()) });
  it.each([
    [{}, { name: null }],
    [{ name: null }, { name: null }],
    [{ name: '' }, { name: '' }],
    [{ name: 1 }, refused],
  ])('%j', (wire, expected) => expect(read(Row, wire)).toStrictEqual(expected));
});

describe('pages', () => {
  it.each([
    [undefined, { page: 1, size: 10 }],
    [null, { page: 1, size: 10 }],
    [{}, { page: 1, size: 10 }],
    [
      { page: 3, size: 20 },
      { page: 3, size: 20 },
    ],
    [
      { page: '3', size: '20' },
      { page: 3, size: 20 },
    ],
    [
      { page: 0, size: 0 },
      { page: 1, size: 10 },
    ],
    [
      { page: -5, size: -1 },
      { page: 1, size: 10 },
    ],
    [
      { page: 1, size: maxPageSize },
      { page: 1, size: maxPageSize },
    ],
    [{ page: 1, size: maxPageSize + 1 }, refused],
    [{ page: 1.5 }, refused],
    [{ page: [] }, refused],
    [{ size: 'all' }, refused],
    [3, refused],
    ['x', refused],
  ])('%j', (wire, expected) => expect(read(PageRequest, wire)).toEqual(expected));
});

describe('days and moments', () => {
  it.each([
    ['2026-03-18', true],
    ['2024-02-29', true],
    ['2000-01-01', true],
    ['2099-12-31', true],
    ['1999-12-31', false],
    ['2100-01-01', false],
    ['9999-12-31', false],
    ['2026-02-29', false],
    ['2026-02-30', false],
    ['2026-13-01', false],
    ['0000-01-01', false],
    ['2026-3-18', false],
    ['2026-03-18T00:00:00Z', false],
    ['2026-03-18\n', false],
    ['２０２６-03-18', false],
  ])('the day %j', (given, isDay) => expect(read(LocalDate, given)).toBe(isDay ? given : refused));

  it.each([
    ['2026-03-18 14:00:00', true],
    ['2026-03-18 23:59:59', true],
    ['2000-01-01 00:00:00', true],
    ['2099-12-31 23:59:59', true],
    ['1999-12-31 23:59:59', false],
    ['2100-01-01 00:00:00', false],
    ['2026-03-18 24:00:00', false],
    ['2026-03-18 14:60:00', false],
    ['2026-02-30 14:00:00', false],
    ['2026-03-18T14:00:00', false],
    ['2026-03-18', false],
    ['', false],
    [huge, false],
  ])('moment %#', (given, isMoment) =>
    expect(read(LocalDateTime, given)).toBe(isMoment ? given : refused),
  );
});

describe('text', () => {
  it.each([
    [' 张三 ', '张三'],
    ['', refused],
    ['   ', refused],
    ['三'.repeat(10), '三'.repeat(10)],
    ['三'.repeat(11), refused],
    ['a\nb', refused],
    ['a\u0000b', refused],
    ['a\u007f', refused],
    [loneSurrogate, refused],
    ['😀', '😀'],
    [1, refused],
    [huge, refused],
    [hostile, refused],
  ])('typed: case %#', (wire, expected) =>
    expect(read(text({ max: 10, min: 1 }), wire)).toBe(expected),
  );

  it.each([
    ['第一行\n第二行', '第一行\n第二行'],
    ['\u0007', refused],
    [loneSurrogate, refused],
    ['x'.repeat(21), refused],
  ])('prose: case %#', (wire, expected) =>
    expect(read(multilineText({ max: 20 }), wire)).toBe(expected),
  );

  it.each([
    ['13800001234', true],
    ['19912345678', true],
    ['12800001234', false],
    ['1380000123', false],
    ['138000012345', false],
  ])('mobile %s', (given, isMobile) =>
    expect(read(Mobile, given)).toBe(isMobile ? given : refused),
  );

  it.each([
    ['张三', '张三'],
    [' 张 三\u200b', '张 三'],
    ['买买提•艾力', '买买提•艾力'],
    ['\ufeff\u202e', refused],
    ['', refused],
    ['张\n三', refused],
    ['名'.repeat(60), '名'.repeat(60)],
    ['名'.repeat(61), refused],
  ])('name %j', (wire, expected) => expect(read(PersonName, wire)).toBe(expected));

  it('what cannot even be looked at is refused too', () => {
    const length = { length: { toString: 'x' } };
    expect(decodeWire(Mobile, length)).toMatchObject({ ok: false });
    expect(read(CommaList, deepList(100_000))).toBe(refused);
  });

  it.each([
    ['', true],
    ['https://pictures.example/a.png', true],
    ['/files/a.png', true],
    ['//evil.example/a.png', false],
    ['/\\evil.example/a.png', false],
    ['\\\\evil.example/a.png', false],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['files/a.png', false],
    ['https://a b', false],
  ])('picture %j', (given, isAddress) =>
    expect(read(ImageUrl, given)).toBe(isAddress ? given : refused),
  );

  it.each([
    ['guest@example.com', true],
    ['a.b+c@mail.example.cn', true],
    ['guest', false],
    ['guest@', false],
    ['a b@example.com', false],
    [`${'a'.repeat(100)}@example.com`, false],
  ])('email %#', (given, isEmail) => expect(read(Email, given)).toBe(isEmail ? given : refused));
});

describe('documents', () => {
  it.each([
    ['11010119900307002X', true],
    ['110101199003070012', false],
    ['11010119900231001X', false],
    ['010101199003070038', false],
    ['11010119900307002x', false],
    ['', false],
    ['123456', false],
  ])('resident ID %s', (given, isOne) => expect(isResidentId(given)).toBe(isOne));

  it.each([
    ['e12345678', 'E12345678'],
    ['11010119900307002x', '11010119900307002X'],
    ['110101 19900307-002ｘ', '11010119900307002X'],
    [' Ｅ１２３\u200b45－678', 'E12345678'],
    ['110101199003070012', refused],
    ['12345', refused],
    ['护照123456', refused],
    ['A'.repeat(21), refused],
  ])('document %s', (given, expected) => expect(read(DocumentNumber, given)).toBe(expected));
});

describe('passwords', () => {
  it.each([
    ['Anzhu@2026', true],
    ['anzhu2026', false],
    ['Anzhu2026', true],
    ['ANZHU@@@', false],
    ['anzhu@2026', true],
    ['安住安住Aa', true],
  ])('%s is mixed: %s', (password, expected) => expect(isMixed(password)).toBe(expected));

  it.each([
    ['Aa1aaaa', false],
    ['Aa1aaaaa', true],
    [`Aa1${'a'.repeat(29)}`, true],
    [`Aa1${'a'.repeat(30)}`, false],
  ])('%s may be set: %s', (password, expected) =>
    expect(read(NewPassword, password)).toBe(expected ? password : refused),
  );
});

describe('uploaded pictures', () => {
  it.each([
    ['/files/a.png', { url: '/files/a.png', isNested: false }],
    [{ data: '/files/a.png' }, { url: '/files/a.png', isNested: true }],
    [{ data: null }, refused],
    [null, refused],
  ])('%j', (wire, expected) => expect(read(Uploaded, wire)).toEqual(expected));

  it.each([
    [{ url: 'a', isNested: true }, { data: 'a' }],
    [{ url: 'a', isNested: false }, 'a'],
  ])('%j is written as %j', (value, wire) => expect(write(Uploaded, value)).toEqual(wire));
});

describe('the detail of a log', () => {
  const detail = { before: { 状态: '空闲' }, after: { 状态: '入住' } };
  it.each([
    [detail, detail],
    [JSON.stringify(detail), detail],
    ['not JSON', null],
    [undefined, null],
    [{ after: { 名称: 'a' } }, { before: null, after: { 名称: 'a' } }],
  ])('%j', (wire, expected) =>
    expect(DetailedLog.parse({ id: 1, detail: wire }).detail).toEqual(expected),
  );

  it('takes no prototype', () => {
    const wire = JSON.parse('{"before": {"__proto__": {"isAdmin": true}}}') as unknown;
    expect(LogDetail.parse(wire).before).not.toHaveProperty('isAdmin');
  });
});
