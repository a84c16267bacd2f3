import { randomBytes } from 'node:crypto';
import { Code } from '@anzhu/api/contract/envelope';
import { type HotelExport, hotelExportLabel } from '@anzhu/api/contract/hotelExport';
import { LogType } from '@anzhu/api/contract/log';
import type { WithRowIds } from '@anzhu/api/contract/codecs';
import { localTime, momentOf } from '../../platform/clock.ts';
import { rowId } from '../../platform/db/column.ts';
import { violates } from '../../platform/db/constraints.ts';
import { ExportState } from '../../platform/db/tables/hotelExport.ts';
import type { LogEntry } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict, invalid, notFound, Refusal } from '../../platform/refusal.ts';
import type { Server } from '../../platform/server.ts';
import { streamOf } from '../../platform/sheets/streamOf.ts';
import { workbookType } from '../../platform/sheets/workbook.ts';
import { openPart, partName, runHotelExport } from './job.ts';
import {
  breakSilent,
  brokenBefore,
  expiredBefore,
  type ExportRow,
  expiryOf,
  selectExports,
} from './queries.ts';

/** Exports that run at once, on all instances: each reads all tables. */
const mostAtOnce = 2;

const ownRuns = '您有一个导出正在进行';

const contentTypes: Record<ExportRow['format'], string> = {
  xlsx: workbookType,
  jsonl: 'application/x-ndjson',
  'jsonl.gz': 'application/gzip',
};

/** Who takes out what, in the log. */
const logOf = (
  verb: string,
  hotel: { id: number; name: string },
  format: ExportRow['format'],
): LogEntry => ({
  type: LogType.export,
  sketch: `${verb}酒店全部资料`,
  target: { kind: 'hotel', id: hotel.id, name: hotel.name },
  hotelId: hotel.id,
  after: { 格式: hotelExportLabel[format] },
});

/** Begins to export all that a hotel has; it goes on when the caller leaves. */
export const startHotelExport: Handler<'startHotelExport'> = async (
  { input: { hotelId, format }, session, origin },
  server,
) => {
  const { store, clock, background } = server;
  const hotel = await store.db
    .selectFrom('hotel')
    .select(['id', 'name'])
    .where('id', '=', rowId(hotelId))
    .executeTakeFirst();
  if (!hotel) throw invalid('hotelId', '酒店不存在');
  const fileName = randomBytes(16).toString('hex');
  const key = randomBytes(32);
  // A call that is sent again begins nothing.
  let isNew = false;
  const { id } = await store
    .change({ session, origin }, async (tx) => {
      await breakSilent(tx, clock.now());
      const running = await tx
        .selectFrom('hotel_export')
        .select('user_id')
        .where('state', '=', ExportState.running)
        .execute();
      if (running.some(({ user_id }) => user_id === session.userId)) {
        throw conflict(ownRuns);
      }
      if (running.length >= mostAtOnce) {
        throw new Refusal(Code.tooMany, '已有其他导出正在进行，请稍后再试');
      }
      const time = localTime(clock.now());
      const made = await tx
        .insertInto('hotel_export')
        .values({
          user_id: session.userId,
          hotel_id: hotel.id,
          format,
          state: ExportState.running,
          file_name: fileName,
          file_key: key.toString('base64'),
          created_time: time,
          seen_time: time,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      isNew = true;
      return { data: { id: made.id }, log: logOf('导出', hotel, format) };
    })
    .catch((error: unknown) => {
      throw violates(error, 'hotel_export_running') ? conflict(ownRuns) : error;
    });
  if (isNew) {
    background.start('hotel export', (signal) =>
      runHotelExport(server, { id, hotel, format, fileName, key }, signal),
    );
  }
  return { id };
};

/** An export as its user sees it; null where it was cancelled or has expired. */
function shown(row: ExportRow | undefined, now: number): WithRowIds<HotelExport> | null {
  if (!row || row.state === ExportState.cancelled || row.created_time < expiredBefore(now)) {
    return null;
  }
  const isSilent = row.state === ExportState.running && row.seen_time < brokenBefore(now);
  const state = isSilent ? ExportState.broken : row.state;
  return {
    id: row.id,
    hotelId: row.hotel_id,
    hotelName: row.name,
    format: row.format,
    state:
      state === ExportState.done ? 'done' : state === ExportState.broken ? 'broken' : 'running',
    rowsDone: row.done,
    rowsTotal: row.total,
    size: row.size,
    startedTime: row.created_time,
    expiresTime: expiryOf(momentOf(row.created_time)),
  };
}

/** The latest export of the caller. */
export const getHotelExport: Handler<'getHotelExport'> = async ({ session }, { store, clock }) =>
  shown(await selectExports(store.db, session.userId).limit(1).executeTakeFirst(), clock.now());

/** Ends an export that runs, on whichever instance: that one sees it within a second. */
export const cancelHotelExport: Handler<'cancelHotelExport'> = async (
  { input, session, origin },
  { store, clock },
) => {
  const id = rowId(input.id);
  await store.change({ session, origin }, async (tx) => {
    const found = await selectExports(tx, session.userId)
      .where('hotel_export.id', '=', id)
      .executeTakeFirst();
    if (!found) throw notFound('导出');
    const { numUpdatedRows } = await tx
      .updateTable('hotel_export')
      .set({ state: ExportState.cancelled, ended_time: localTime(clock.now()) })
      .where('id', '=', id)
      .where('state', '=', ExportState.running)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw conflict('导出已经结束');
    const hotel = { id: found.hotel_id, name: found.name };
    return { data: null, log: logOf('取消导出', hotel, found.format) };
  });
  return null;
};

async function readPart(
  { exportFiles }: Server,
  row: ExportRow,
  part: number,
): Promise<Uint8Array | null> {
  const stored = await exportFiles.get(partName(row.file_name, part));
  if (!stored) return null;
  const sealed = new Uint8Array(await new Response(stored.body).arrayBuffer());
  return openPart(Buffer.from(row.file_key, 'base64'), part, sealed);
}

/** The parts of a file, one after the other; the first is read already. */
async function* partsOf(
  server: Server,
  row: ExportRow,
  first: Uint8Array,
): AsyncGenerator<Uint8Array> {
  yield first;
  for (let part = 1; part < row.parts; part += 1) {
    const bytes = await readPart(server, row, part);
    if (!bytes) throw new Error(`part ${part} of an export is missing`);
    yield bytes;
  }
}

/** The file of an export that is done. */
export const downloadHotelExport: Handler<'downloadHotelExport'> = async (
  { input, session, origin },
  server,
) => {
  const { store, clock } = server;
  const row = await selectExports(store.db, session.userId)
    .where('hotel_export.id', '=', rowId(input.id))
    .executeTakeFirst();
  if (row?.state !== ExportState.done || row.created_time < expiredBefore(clock.now())) {
    throw new Refusal(Code.notFound, '文件已过期，请重新导出');
  }
  const first = await readPart(server, row, 0);
  if (!first) throw conflict('文件在另一台服务器上，请联系运维：多个实例应共用存储');
  const hotel = { id: row.hotel_id, name: row.name };
  await store.change({ session, origin }, () =>
    Promise.resolve({ data: null, log: logOf('下载', hotel, row.format) }),
  );
  return {
    fileName: `${row.name}_全部资料_${row.created_time.replaceAll(/\D/g, '')}.${row.format}`,
    contentType: contentTypes[row.format],
    body: streamOf(partsOf(server, row, first)),
  };
};
