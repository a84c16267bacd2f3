import { describe, expect, it } from 'vitest';
import { examples } from './index.ts';
import type { Example } from './example.ts';
import { wireExample } from './print.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { itemOf, shapeOf } from '../contract/fields.ts';
import { contract } from '../contract/index.ts';
import { decodeWire } from '../contract/wire.ts';

type Schema = Parameters<typeof shapeOf>[0];
type Wire = Record<string, unknown>;

const calls = Object.entries(contract) as [keyof typeof contract, Endpoint][];

/** The keys of an object that may be left out; the parent of null is the root, which is a value. */
const optionalKeys = (schema: Schema): string[] =>
  Object.entries(shapeOf(schema) ?? {}).flatMap(([key, field]) =>
    key !== 'pId' && (field as Endpoint['input']).safeParse(undefined).success ? [key] : [],
  );

/** The same value twice: without its optional fields, and with null in their place; in lists too. */
function withoutAndNull(schema: Schema, wire: Wire): [left: Wire, nulls: Wire] {
  const left: Wire = { ...wire };
  const nulls: Wire = { ...wire };
  for (const key of optionalKeys(schema)) {
    delete left[key];
    nulls[key] = null;
  }
  for (const [key, field] of Object.entries(shapeOf(schema) ?? {})) {
    const item = itemOf(field);
    const list = left[key];
    if (!item || !Array.isArray(list) || !shapeOf(item)) continue;
    const both = list.map((one) => withoutAndNull(item, one as Wire));
    left[key] = both.map(([one]) => one);
    nulls[key] = both.map(([, one]) => one);
  }
  return [left, nulls];
}

/** An answer of the contract: an object, a list of them, or a page. */
function recordsOf(data: unknown): Wire[] {
  if (Array.isArray(data)) return data as Wire[];
  const { records, page } = (data ?? {}) as { records?: Wire[]; page?: { records: Wire[] } };
  return records ?? page?.records ?? [(data ?? {}) as Wire];
}

describe('null in place of an optional field', () => {
  it.each(calls)('%s: means the same as leaving it out', (name, endpoint) => {
    for (const example of examples[name] as readonly Example<Endpoint>[]) {
      if ('wire' in example) continue;
      const { input } = wireExample(endpoint, example);
      const [left, nulls] = withoutAndNull(endpoint.input, input);
      expect(decodeWire(endpoint.input, nulls)).toEqual(decodeWire(endpoint.input, left));
    }
  });

  it('concerns many fields', () => {
    const keys = calls.flatMap(([, { input }]) => optionalKeys(input));
    expect(keys.length).toBeGreaterThan(200);
  });
});

type Call = keyof typeof contract;

/** What a list or `get` answers, and the call that takes it back: `bedTypePage` and `modifyBedType`. */
const postedBack: readonly (readonly [Call, Call])[] = [
  ...calls.flatMap(([write]) => {
    const record = /^modify(\w+)$/.exec(write)?.[1] ?? '';
    const page = `${record.charAt(0).toLowerCase()}${record.slice(1)}Page`;
    const reads = new Set([`get${record}`, `my${record}`, `list${record}s`, page]);
    const found = calls.filter(([read]) => reads.has(read));
    return record === '' ? [] : found.map(([read]) => [read, write] as const);
  }),
  ['orderPage', 'changePrice'],
  ['getOrder', 'changePrice'],
];

describe('a record as it was answered', () => {
  it('listGuests fits modifyGuests', () => {
    const [read] = examples.listGuests as readonly Example<Endpoint>[];
    const [write] = examples.modifyGuests as readonly Example<Endpoint>[];
    const { answer } = wireExample(contract.listGuests, read as Example<Endpoint>);
    const { input } = wireExample(contract.modifyGuests, write as Example<Endpoint>);
    const checkInfoList = recordsOf(answer?.data);
    expect(decodeWire(contract.modifyGuests.input, { ...input, checkInfoList })).toMatchObject({
      ok: true,
      value: { checkInfoList: [{ idcard: checkInfoList[0]?.['personIdcard'] }] },
    });
  });

  it.each(postedBack)('%s fits %s', (read, write) => {
    const [first] = examples[read] as readonly Example<Endpoint>[];
    const { answer } = wireExample(contract[read], first as Example<Endpoint>);
    const [record] = recordsOf(answer?.data);
    expect(decodeWire(contract[write].input, record)).toMatchObject({ ok: true });
  });
});
