import { describe, expect, it } from 'vitest';
import { pathKeys, type Endpoint } from './endpoint.ts';
import { contract } from './index.ts';
import { everyRole } from './role.ts';
import { findInside, itemOf, shapeOf } from './fields.ts';
import { enumLabels, labelOf } from './label.ts';

const calls: [string, Endpoint][] = Object.entries(contract);
const isChinese = (text: string | undefined): boolean => /[\u4e00-\u9fff]/.test(text ?? '');

type Schema = Parameters<typeof labelOf>[0];

/** Every field inside a schema with its path, in arrays and objects too; each schema once. */
function fieldsOf(schema: Schema, path: string, seen = new Set<unknown>()): [string, Schema][] {
  const shape = shapeOf(schema);
  const item = itemOf(schema);
  if (!shape) return item ? fieldsOf(item, `${path}[]`, seen) : [];
  if (seen.has(shape)) return [];
  seen.add(shape);
  return Object.entries(shape).flatMap(([key, field]) => [
    [`${path}.${key}`, field] as [string, Schema],
    ...fieldsOf(field, `${path}.${key}`, seen),
  ]);
}

const fields = calls.flatMap(([name, { input, data }]) => [
  ...fieldsOf(input, `${name} input`),
  ...fieldsOf(data, `${name} data`),
]);

describe('the contract', () => {
  it('declares a Chinese label for every field of every input and every answer', () => {
    expect(fields.length).toBeGreaterThan(600);
    const unlabelled = fields.filter(([, field]) => !isChinese(labelOf(field)));
    expect(unlabelled.map(([path]) => path)).toEqual([]);
  });

  it('declares a Chinese label for every value of an enum', () => {
    const values = fields.flatMap(([path, field]) =>
      Object.entries(enumLabels(field) ?? {}).map(([value, label]) => [`${path} ${value}`, label]),
    );
    expect(values.length).toBeGreaterThan(200);
    expect(values.filter(([, label]) => !isChinese(label))).toEqual([]);
  });

  it('declares the labels of values wherever there is a choice of values', () => {
    const hasChoice = (schema: Schema): true | undefined => {
      const { def } = schema._zod;
      const { values = [] } = def as { values?: readonly unknown[] };
      return def.type === 'enum' || values.length > 1 || undefined;
    };
    const unlabelled = fields.filter(([, one]) => findInside(one, hasChoice) && !enumLabels(one));
    expect(unlabelled.map(([path]) => path)).toEqual([]);
  });

  it('takes provinces with and without their ending, and keeps them without', () => {
    // Of an order that is sent back nothing is read.
    const given = fields.filter(([path]) =>
      /^(?!changePrice|refundOrder).* input\b.*\.province$/.test(path),
    );
    expect(given.length).toBeGreaterThan(10);
    const kept = given.map(([path, field]) => [
      path,
      ...['内蒙古自治区', '上海市', ' 浙江省 ', '浙江'].map(
        (name) => (field as Endpoint['input']).safeParse(name).data,
      ),
    ]);
    expect(kept).toEqual(given.map(([path]) => [path, '内蒙古', '上海', '浙江', '浙江']));
  });

  it('sends nothing that may be of a person in an address: ids, days, kinds, sums and single-use codes only', () => {
    const inAddress = calls.flatMap(([, { method, path, input }]) => [
      ...pathKeys(path),
      ...(method === 'GET' ? Object.keys(shapeOf(input) ?? {}) : []),
    ]);
    const harmless = [
      'code',
      'date',
      'departmentId',
      'hotelId',
      'id',
      'isIsolation',
      'lateFee',
      'n',
      'orderId',
      'period',
      'roomId',
      'sn',
    ];
    expect([...new Set(inAddress)].toSorted()).toEqual(harmless);
  });

  it('has every call once', () => {
    const places = calls.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(places).size).toBe(places.length);
    expect(new Set(calls.map(([, endpoint]) => endpoint)).size).toBe(calls.length);
  });

  it.each(calls)('%s is open to roles that exist, at least one', (_, { access }) => {
    if (typeof access === 'string') {
      expect(['open', 'apiKey', 'signedIn']).toContain(access);
    } else {
      expect(access.length).toBeGreaterThan(0);
      expect(everyRole).toEqual(expect.arrayContaining([...access]));
      expect(new Set(access).size).toBe(access.length);
    }
  });

  it.each(calls)('%s is open exactly when its path is', (_, { access, path }) => {
    const isOpen = access === 'open' || access === 'apiKey';
    expect(/^\/(auth|open)\//.test(path)).toBe(isOpen);
  });

  it.each(calls)('%s has the keys of its path in its input', (_, { input, path }) => {
    expect(Object.keys(shapeOf(input) ?? {})).toEqual(expect.arrayContaining(pathKeys(path)));
  });

  it.each(calls)('%s has a Chinese summary', (_, { summary }) => {
    expect(isChinese(summary)).toBe(true);
  });

  it('declares `changes` for every call whose name is a change', () => {
    const changing =
      /^(add|modify|delete|change|check(In|Out)|clean|refund|refuse|review|assign|apply|handle|import|upload|intake|confirm|cancel|isolationCheckOut)/;
    const silent = calls.filter(([name, { changes }]) => changing.test(name) && !changes);
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  it("has the success code '200' for discounts and test records, 200 elsewhere", () => {
    for (const [, { path, successCode }] of calls) {
      expect(successCode).toBe(/^\/api\/(discounts|checkRecords)\//.test(path) ? '200' : 200);
    }
  });
});
