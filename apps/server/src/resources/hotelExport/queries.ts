import { localTime } from '../../platform/clock.ts';
import { ExportState } from '../../platform/db/tables/hotelExport.ts';
import type { Db, Tx } from '../../platform/db/store.ts';

/** Milliseconds after its start for which a file is kept. */
const keptFor = 24 * 60 * 60_000;

/** Milliseconds after which an export that no server has written down any more counts as broken off. */
const silence = 60_000;

/** Exports from before this time have expired. */
export const expiredBefore = (now: number): string => localTime(now - keptFor);

export const expiryOf = (created: number): string => localTime(created + keptFor);

/** Exports that were seen before this time are broken off. */
export const brokenBefore = (now: number): string => localTime(now - silence);

/** Names as broken off what runs no more: its server was killed, or has lost its database. */
export async function breakSilent(tx: Tx, now: number): Promise<void> {
  await tx
    .updateTable('hotel_export')
    .set({ state: ExportState.broken, ended_time: localTime(now) })
    .where('state', '=', ExportState.running)
    .where('seen_time', '<', brokenBefore(now))
    .execute();
}

/** The exports of a user with their hotels, newest first. */
export const selectExports = (db: Db, userId: number) =>
  db
    .selectFrom('hotel_export')
    .innerJoin('hotel', 'hotel.id', 'hotel_export.hotel_id')
    .select(['hotel_export.id', 'hotel_id', 'hotel.name', 'format', 'state', 'done', 'total'])
    .select(['file_name', 'file_key', 'parts', 'size', 'created_time', 'seen_time'])
    .where('user_id', '=', userId)
    .orderBy('hotel_export.id', 'desc');

export type ExportRow = Awaited<
  ReturnType<ReturnType<typeof selectExports>['executeTakeFirstOrThrow']>
>;
