import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Code } from '@anzhu/api/contract/envelope';
import { apiKeyHeader } from '@anzhu/api/contract/intake';
import { expect, it } from 'vitest';
import { openChannel } from './channel.ts';
import { onBothEngines } from './engines.ts';
import { addRoom } from './property.ts';
import { expectSound } from './testApp.ts';

const page = resolve(import.meta.dirname, '../../../stories/Channels.mdx');

/** A request of the page, followed by its answer. */
const exchange = /```http\nPOST (\S+)\n([\s\S]*?)```\s+```json\n([\s\S]*?)```/g;

const documented = [...readFileSync(page, 'utf8').matchAll(exchange)].map(
  ([, path = '', input = '', answer = '']) => ({
    path,
    input: JSON.parse(input) as object,
    answer: JSON.parse(answer) as object,
  }),
);

onBothEngines((newPlace) => {
  it('answers what the page for the developer of a channel says, in its order', async () => {
    const { testApp, key } = await openChannel(await newPlace());
    const { near } = testApp.property;
    await testApp.put(async (tx) => {
      await addRoom(tx, near);
      const { id: _, ...own } = await tx
        .selectFrom('room_type')
        .selectAll()
        .where('id', '=', near.typeId)
        .executeTakeFirstOrThrow();
      const { id } = await tx
        .insertInto('room_type')
        .values({ ...own, name: '行政房', fee: 50_000 })
        .returning('id')
        .executeTakeFirstOrThrow();
      for (let count = 0; count < 3; count += 1) await addRoom(tx, { ...near, typeId: id });
    });
    expect(documented.length).toBeGreaterThan(8);
    for (const { path, input, answer } of documented) {
      const send = async (headers: Record<string, string>) =>
        fetch(`${testApp.url}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(input),
        });
      expect(await (await send({})).json()).toMatchObject({ code: Code.noPermission });
      // What is documented of a repeated one, too.
      for (const _ of [1, 2]) {
        const response = await send({ [apiKeyHeader]: key });
        expect({ path, input, answer: await response.json() }).toEqual({ path, input, answer });
      }
    }
    await expectSound(testApp);
  });
});
