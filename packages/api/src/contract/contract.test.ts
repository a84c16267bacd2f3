import { describe, expect, it } from 'vitest';
import { pathKeys, type Endpoint } from './endpoint.ts';
import { contract } from './index.ts';
import { everyRole } from './role.ts';
import { itemOf, shapeOf } from './fields.ts';
import { labelOf } from './label.ts';

const calls: [string, Endpoint][] = Object.entries(contract);
const isChinese = (text: string | undefined): boolean => /[\u4e00-\u9fff]/.test(text ?? '');

/** `path.field` of every field without a Chinese name, inside lists and objects too. */
function nameless(schema: Parameters<typeof shapeOf>[0], path: string): string[] {
  return Object.entries(shapeOf(schema) ?? {}).flatMap(([key, field]) => [
    ...(isChinese(labelOf(field)) ? [] : [`${path}.${key}`]),
    ...nameless(itemOf(field) ?? field, `${path}.${key}`),
  ]);
}

describe('the contract', () => {
  it('gives every input field a Chinese name', () => {
    expect(calls.flatMap(([name, { input }]) => nameless(input, name))).toEqual([]);
  });

  it('names each call once', () => {
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

  it.each(calls)('%s is open exactly when its path says so', (_, { access, path }) => {
    const isOpen = access === 'open' || access === 'apiKey';
    expect(/^\/(auth|open)\//.test(path)).toBe(isOpen);
  });

  it.each(calls)('%s takes the keys of its path', (_, { input, path }) => {
    expect(Object.keys(shapeOf(input) ?? {})).toEqual(expect.arrayContaining(pathKeys(path)));
  });

  it.each(calls)('%s says in Chinese what it does', (_, { summary }) => {
    expect(isChinese(summary)).toBe(true);
  });

  it('says of everything that is named like a change that it is one', () => {
    const changing =
      /^(add|modify|delete|change|check(In|Out)|clean|refund|refuse|review|assign|apply|handle|import|upload|intake|confirm|cancel|isolationCheckOut)/;
    const silent = calls.filter(([name, { changes }]) => changing.test(name) && !changes);
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  it('answers with the text 200 for discounts and test records, and with the number elsewhere', () => {
    for (const [, { path, successCode }] of calls) {
      expect(successCode).toBe(/^\/api\/(discounts|checkRecords)\//.test(path) ? '200' : 200);
    }
  });
});
