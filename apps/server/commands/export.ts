/**
 * `npm run export -- --hotel NAME FILE`: takes a hotel out as the workbook that `npm run import` takes in: departments,
 * rooms, users without their passwords, bookings and the guests who stay. A server on the embedded store is stopped before.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { LogType } from '@anzhu/api/contract/log';
import { systemActor } from '../src/platform/caller.ts';
import { localTime } from '../src/platform/clock.ts';
import { takeOut } from '../src/resources/dataImport/index.ts';
import { giveUp } from './root.ts';
import { withServer } from './withServer.ts';

const usage = '用法 (usage)：npm run export -- --hotel 酒店名称 文件.xlsx';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { hotel: { type: 'string' } },
  });
  const [path, ...others] = positionals;
  const { hotel: name } = values;
  if (path === undefined || name === undefined || others.length > 0) throw new Error(usage);
  await withServer(
    async ({ server: { store, clock } }) => {
      const hotel = await store.db
        .selectFrom('hotel')
        .select(['id', 'name', 'department_id as departmentId'])
        .where('name', '=', name)
        .executeTakeFirst();
      if (!hotel) throw new Error(`没有酒店「${name}」(no such hotel)`);
      const log = {
        type: LogType.personalData,
        sketch: '导出酒店资料',
        target: { kind: 'hotel', id: hotel.id, name },
        hotelId: hotel.id,
      } as const;
      await store.change(systemActor, () => Promise.resolve({ data: null, log }));
      await writeFile(path, await takeOut({ db: store.db, hotel, now: localTime(clock.now()) }));
      console.log(`已写入 ${path} (written)`);
    },
    { asksForDemo: false },
  );
}

await main().catch(giveUp);
