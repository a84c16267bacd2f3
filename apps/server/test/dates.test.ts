import { apiKeyHeader } from '@anzhu/api/contract/intake';
import { dayRange } from '@anzhu/api/contract/dates';
import { schemaAt, shapeOf } from '@anzhu/api/contract/fields';
import { descriptionOf, labelOf } from '@anzhu/api/contract/label';
import { expect, it } from 'vitest';
import { calls, examplesOf, sendExample } from './documented.ts';
import { newSqlitePlace } from './engines.ts';
import { browserCookie, channelKey, enter, makeWorld } from './world.ts';

const outside = ['1999-12-31', '2100-01-01', '9999-12-31'];

/** The forms of a date in the contract, as their descriptions say them; each for a day. */
const forms: readonly { format: string; write: (day: string) => string; range: string }[] = [
  {
    format: 'HH:mm:ss',
    write: (day) => `${day} 12:00:00`,
    range: `${dayRange.first} 至 ${dayRange.last}`,
  },
  { format: 'yyyy-MM-dd', write: (day) => day, range: `${dayRange.first} 至 ${dayRange.last}` },
  { format: 'yyyy-MM', write: (day) => day.slice(0, 7), range: '2000-01 至 2099-12' },
];

/** Every call with a date among its fields, and each of these dates. */
const dates = calls.flatMap(({ name, endpoint }) =>
  Object.keys(shapeOf(endpoint.input) ?? {}).flatMap((field) => {
    const schema = schemaAt(endpoint.input, field);
    const description = (schema && descriptionOf(schema)) ?? '';
    const form = forms.find(({ format }) => description.endsWith(format));
    return schema && form ? [{ name, endpoint, field, form, label: labelOf(schema) ?? '' }] : [];
  }),
);

it('every date of a call is taken from 2000 to 2099, and refused in words outside', async () => {
  expect(dates.length).toBeGreaterThan(30);
  const world = await makeWorld(await newSqlitePlace());
  const server = await enter(world);
  const send = async ({ name, endpoint, field, form }: (typeof dates)[number], day: string) => {
    const [example] = examplesOf(name);
    if (!example) throw new Error(`${name} has no example`);
    const headers: Record<string, string> = {
      ...(example.as && { authorization: world.tokens[example.as] }),
      ...(endpoint.hasCookie && { cookie: browserCookie }),
      ...(endpoint.access === 'apiKey' && { [apiKeyHeader]: channelKey }),
    };
    const input = { ...example.input, [field]: form.write(day) };
    return sendExample(server.url, endpoint, { ...example, input }, headers);
  };
  for (const one of dates) {
    for (const day of [dayRange.first, dayRange.last]) {
      const { status, body } = await send(one, day);
      const which = `${one.name} ${one.field} ${day}`;
      expect(status, which).toBe(200);
      expect(body?.msg ?? '', which).not.toContain('应在 2000-01');
    }
    for (const day of outside) {
      const { status, body } = await send(one, day);
      const msg = `${one.label}应在 ${one.form.range} 之间`;
      expect({ status, ...body }, `${one.name} ${one.field} ${day}`).toMatchObject({
        status: 200,
        code: 400,
        data: { fields: { [one.field]: msg } },
      });
    }
  }
});
