import { requestKeyHeader, takesRequestKey } from '@anzhu/api/contract/endpoint';
import { apiKeyHeader } from '@anzhu/api/contract/intake';
import { Role } from '@anzhu/api/contract/role';
import { expect, it } from 'vitest';
import { isEncrypted } from '../src/platform/db/personalData/cipher.ts';
import type { Db } from '../src/platform/db/store.ts';
import { broken, calls, examplesOf, sendExample } from './documented.ts';
import { onBothEngines } from './engines.ts';
import { storedValuesOf } from './storedText.ts';
import { browserCookie, channelKey, enter, makeWorld, type World } from './world.ts';

const roleNames: readonly string[] = Object.values(Role);

/** What two values have in common for a document: which fields there are. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0])];
  if (typeof value !== 'object' || value === null) return null;
  const fields = Object.entries(value).map(([key, field]) => [key, shapeOf(field)] as const);
  return Object.fromEntries(fields.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Fields that the answer lacks or has besides; a list or an object may be empty on either side. */
function differing(shown: unknown, came: unknown, path = ''): string[] {
  if (shown === null || came === null) return [];
  if (Array.isArray(shown) || Array.isArray(came)) {
    if (!Array.isArray(shown) || !Array.isArray(came)) return [path];
    return shown.length === 0 || came.length === 0 ? [] : differing(shown[0], came[0], `${path}[]`);
  }
  const [one, other] = [shown as Record<string, unknown>, came as Record<string, unknown>];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) =>
    key in one && key in other
      ? differing(one[key], other[key], `${path}.${key}`)
      : [`${path}.${key}`],
  );
}

/** Values of personal data that stand in clear. */
const clearValues = async (db: Db): Promise<string[]> =>
  (await storedValuesOf(db)).filter((value) => !isEncrypted(value));

onBothEngines((newPlace) => {
  let made: Promise<World> | null = null;

  /** The world, made by the first test that needs it. */
  const theWorld = (): Promise<World> => (made ??= newPlace().then(makeWorld));

  it.each(calls)('$name is answered as the document says', async ({ name, endpoint }) => {
    const world = await theWorld();
    let server = await enter(world);
    for (const [place, example] of examplesOf(name).entries()) {
      // Each change begins in the world as it was.
      if (endpoint.changes && place > 0) server = await enter(world);
      const headers: Record<string, string> = example.as
        ? { authorization: world.tokens[example.as] }
        : {};
      if (endpoint.hasCookie) headers['cookie'] = browserCookie;
      if (endpoint.access === 'apiKey') headers[apiKeyHeader] = channelKey;
      if (endpoint.changes) headers[requestKeyHeader] = `${name} ${place}`;
      const { status, body, fileName } = await sendExample(server.url, endpoint, example, headers);
      const which = `${name} 「${example.title}」`;
      // Its answer was lost, and it is sent again.
      if (takesRequestKey(endpoint)) {
        const again = await sendExample(server.url, endpoint, example, headers);
        expect(again.body, which).toEqual(body);
      }
      expect(status, `${which}: ${body?.msg}`).toBe(200);
      if (endpoint.changes) expect(await clearValues(server.server.store.db), which).toEqual([]);
      if (example.answer === null) {
        expect(fileName, which).toMatch(/\.xlsx$/);
        const stem = (text: string | null) => text?.replace(/[\d_]*\.xlsx$/, '');
        expect(stem(fileName), which).toBe(stem(example.fileName));
        continue;
      }
      expect({ ...body, data: null }, which).toEqual({ ...example.answer, data: null });
      expect(broken(name, status, body), which).toBeNull();
      expect(broken(name, status, example.answer), which).toBeNull();
      const isFreeForm = name === 'getLog';
      if (!isFreeForm) {
        expect(differing(shapeOf(example.answer.data), shapeOf(body?.data)), which).toEqual([]);
      }
      expect(server.log.errors, which).toEqual([]);
    }
  });
});

it('is by somebody who may, or refused', () => {
  for (const { name, endpoint } of calls) {
    for (const { as, title, answer } of examplesOf(name)) {
      if (as !== null) expect(roleNames).toContain(as);
      const { access } = endpoint;
      const mayAsk = typeof access === 'string' || (as !== null && access.includes(as));
      expect([name, title, mayAsk || answer?.code === 4010]).toEqual([name, title, true]);
    }
  }
});
