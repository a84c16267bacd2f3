import { nightsFrom } from '@anzhu/api/rules/availability';
import { daysBetween } from '@anzhu/api/rules/days';
import { toYuan } from '@anzhu/api/rules/money';
import { type NightFee, priceOfNight, type RoomPrices } from '@anzhu/api/rules/nightFees';
import type { Db } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { roomTypeFor } from '../roomType/index.ts';

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

/** What nights cost in rooms of a type, in fen. `nights` are consecutive, at least one. */
export async function nightFees(
  db: Db,
  roomTypeId: number,
  nights: readonly string[],
): Promise<NightFee[]> {
  const [from = '', to = from] = [nights[0], nights.at(-1)];
  const prices = await readRoomPrices(db, roomTypeId, { from, to });
  return nights.map((night) => {
    const { fee, kind } = priceOfNight(prices, night);
    return { night, fee, kind };
  });
}

/** What each night of a span costs in rooms of a type. */
export const listRoomPrices: Handler<'listRoomPrices'> = async (
  { input: { roomType, from, to }, session },
  { store },
) => {
  const { id } = await roomTypeFor(store.db, roomType, session);
  const prices = await readRoomPrices(store.db, id, { from, to });
  return nightsFrom(from, daysBetween(from, to) + 1).map((night) => {
    const { fee, kind, regularFee } = priceOfNight(prices, night);
    return { night, fee: toYuan(fee), kind, regularFee: toYuan(regularFee) };
  });
};
