/**
 * `npm run export -- --hotel NAME FILE.xlsx`: takes a hotel out as the workbook that `npm run import` takes in:
 * departments, rooms, users without their passwords, bookings and the guests who stay. With `--all` it takes out all that
 * the hotel has, the past included, by the name of the file as a workbook (`.xlsx`) or as JSON lines (`.jsonl`,
 * `.jsonl.gz`). A server on the embedded store is stopped before.
 */
import { createWriteStream } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { LogType } from '@anzhu/api/contract/log';
import type { Opened } from '../src/app/openServer.ts';
import { systemActor } from '../src/platform/caller.ts';
import { localTime } from '../src/platform/clock.ts';
import { privateMode } from '../src/platform/privateFolder.ts';
import { takeOut } from '../src/resources/dataImport/index.ts';
import { formatOf, hotelStream } from '../src/resources/hotelExport/index.ts';
import { giveUp } from './root.ts';
import { withServer } from './withServer.ts';

const usage =
  '用法 (usage)：npm run export -- --hotel 酒店名称 文件.xlsx | --hotel 酒店名称 --all 文件.xlsx|.jsonl|.jsonl.gz';

/** Milliseconds between two lines of progress. */
const beat = 1000;

type Hotel = Parameters<typeof takeOut>[0]['hotel'];

/** Writes all that a hotel has. The file has its name once it is whole. */
async function writeAll({ server: { store, clock } }: Opened, hotel: Hotel, path: string) {
  const format = formatOf(path);
  if (!format) throw new Error(usage);
  let written = 0;
  const stream = hotelStream(
    store,
    { hotel: { id: hotel.id, name: hotel.name }, format, time: localTime(clock.now()) },
    ({ done, total }) => {
      if (done < total && performance.now() - written < beat) return;
      written = performance.now();
      console.error(`  ${done}/${total} 行`);
    },
  );
  const part = `${path}.part`;
  try {
    await pipeline(stream, createWriteStream(part, { mode: privateMode.file }));
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { hotel: { type: 'string' }, all: { type: 'boolean', default: false } },
  });
  const [path, ...others] = positionals;
  const { hotel: name, all } = values;
  if (path === undefined || name === undefined || others.length > 0) throw new Error(usage);
  if (!(all ? formatOf(path) : path.endsWith('.xlsx'))) throw new Error(usage);
  await withServer(
    async (opened) => {
      const { store, clock } = opened.server;
      const hotel = await store.db
        .selectFrom('hotel')
        .select(['id', 'name', 'department_id as departmentId'])
        .where('name', '=', name)
        .executeTakeFirst();
      if (!hotel) throw new Error(`没有酒店「${name}」(no such hotel)`);
      const log = {
        type: all ? LogType.export : LogType.personalData,
        sketch: all ? '导出酒店全部资料' : '导出酒店资料',
        target: { kind: 'hotel', id: hotel.id, name },
        hotelId: hotel.id,
      } as const;
      await store.change(systemActor, () => Promise.resolve({ data: null, log }));
      if (all) await writeAll(opened, hotel, path);
      else
        await writeFile(path, await takeOut({ db: store.db, hotel, now: localTime(clock.now()) }));
      console.log(`已写入 ${path} (written)`);
    },
    { asksForDemo: false },
  );
}

await main().catch(giveUp);
