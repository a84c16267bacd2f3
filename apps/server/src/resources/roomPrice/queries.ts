import type { RoomPrices } from '@anzhu/api/rules/nightFees';
import type { Db } from '../../platform/db/store.ts';

/** The prices of a room type that count in a span of nights. */
export async function readRoomPrices(
  db: Db,
  roomTypeId: number,
  { from, to }: { from: string; to: string },
): Promise<RoomPrices> {
  const { fee } = await db
    .selectFrom('room_type')
    .select('fee')
    .where('id', '=', roomTypeId)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('room_price')
    .select(['weekday', 'day', 'fee'])
    .where('room_type_id', '=', roomTypeId)
    .where(({ or, and, eb }) =>
      or([eb('weekday', 'is not', null), and([eb('day', '>=', from), eb('day', '<=', to)])]),
    )
    .execute();
  const weekdays = new Map<number, number>();
  const days = new Map<string, number>();
  for (const row of rows) {
    if (row.weekday !== null) weekdays.set(row.weekday, row.fee);
    if (row.day !== null) days.set(row.day, row.fee);
  }
  return { usual: fee, weekdays, days };
}
