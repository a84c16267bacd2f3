import { Code } from '@anzhu/api/contract/envelope';
import { LogType } from '@anzhu/api/contract/log';
import { nightsFrom } from '@anzhu/api/rules/availability';
import { daysBetween } from '@anzhu/api/rules/days';
import { formatYuan, toFen, toYuan } from '@anzhu/api/rules/money';
import { priceOfNight, type RoomPrices, weekdayName } from '@anzhu/api/rules/nightFees';
import { sql } from 'kysely';
import { checkHotelOpen } from '../../platform/session/openHotel.ts';
import type { Fen } from '../../platform/db/column.ts';
import type { Tx } from '../../platform/db/store.ts';
import type { CallInput, Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { roomTypeFor } from '../roomType/index.ts';
import { readRoomPrices } from './roomPrices.ts';

/** A price that a save is about: that of a weekday or of a day; the other is null. */
interface Place {
  weekday: number | null;
  day: string | null;
}

/** Gives weekdays or each day of a span their own price, or takes it away. */
export const saveRoomPrice: Handler<'saveRoomPrice'> = ({ input, session, origin }, { store }) =>
  store.change({ session, origin }, async (tx) => {
    const type = await roomTypeFor(tx, input.roomType, session);
    await checkHotelOpen(tx, type.hotel_id);
    // Of two saves the second sees the prices of the first.
    await tx
      .updateTable('room_type')
      .set({ sort: sql`sort` })
      .where('id', '=', type.id)
      .execute();
    const places = placesOf(input);
    const prices = await readRoomPrices(tx, type.id, {
      from: input.from ?? '',
      to: input.to ?? '',
    });
    checkShown(input, places, prices);
    const own = places.map((place) => ownFee(prices, place));
    const fee = input.fee === null ? null : toFen(input.fee);
    if (own.every((one) => one === fee)) return { data: null, log: null };
    await writePlaces(tx, type.id, { places, fee });
    const label = describe(input);
    return {
      data: null,
      log: {
        type: LogType.dataChange,
        sketch: `房型「${type.name}」${label}的价格`,
        target: { kind: 'roomType', id: type.id, name: type.name },
        hotelId: type.hotel_id,
        before: { [label]: describeFees(own) },
        after: { [label]: fee === null ? null : formatYuan(toYuan(fee)) },
      },
    };
  });

/** The weekdays that a save is about, each once and in their order; none where it is about days. */
const weekdaysOf = ({ weekday, weekdays = [] }: CallInput<'saveRoomPrice'>): number[] =>
  weekday === undefined ? [...new Set(weekdays)].toSorted((one, other) => one - other) : [weekday];

const placesOf = (input: CallInput<'saveRoomPrice'>): Place[] => {
  const { from, to } = input;
  const days =
    from === undefined || to === undefined ? [] : nightsFrom(from, daysBetween(from, to) + 1);
  return [
    ...weekdaysOf(input).map((weekday) => ({ weekday, day: null })),
    ...days.map((day) => ({ weekday: null, day })),
  ];
};

/** The price of its own that a weekday or a day has. */
const ownFee = ({ weekdays, days }: RoomPrices, { weekday, day }: Place): Fen | null =>
  (weekday === null ? days.get(day ?? '') : weekdays.get(weekday)) ?? null;

/** Refuses a save of prices that are others than the clerk was shown. */
function checkShown(
  { shown }: CallInput<'saveRoomPrice'>,
  places: readonly Place[],
  prices: RoomPrices,
): void {
  if (shown === undefined) return;
  const present = places.map((place) =>
    place.day === null
      ? (ownFee(prices, place) ?? prices.usual)
      : priceOfNight(prices, place.day).fee,
  );
  if (shown.map(toFen).join() === present.join()) return;
  const message = '价格已被他人修改，请核对后重试';
  throw new Refusal(Code.conflict, message, { shown: message });
}

/** 周五、周六, 2026-10-01, 2026-10-01 至 2026-10-07. */
function describe(input: CallInput<'saveRoomPrice'>): string {
  const { from = '', to = '' } = input;
  if (from === '') return weekdaysOf(input).map(weekdayName).join('、');
  return from === to ? from : `${from} 至 ${to}`;
}

/** The prices that places had: one, or from the lowest to the highest; null when none had its own. */
function describeFees(own: readonly (Fen | null)[]): string | null {
  const fees = own.filter((fee) => fee !== null);
  if (fees.length === 0) return null;
  const [low, high] = [Math.min(...fees), Math.max(...fees)].map((fen) => formatYuan(toYuan(fen)));
  const range = low === high ? `${low}` : `${low} 至 ${high}`;
  return fees.length === own.length ? range : `${range}（${fees.length} 天）`;
}

async function writePlaces(
  tx: Tx,
  typeId: number,
  { places, fee }: { places: readonly Place[]; fee: Fen | null },
): Promise<void> {
  const [weekdays, days] = [places.map(({ weekday }) => weekday), places.map(({ day }) => day)];
  await tx
    .deleteFrom('room_price')
    .where('room_type_id', '=', typeId)
    .where(({ or, eb }) => or([eb('weekday', 'in', weekdays), eb('day', 'in', days)]))
    .execute();
  if (fee === null) return;
  await tx
    .insertInto('room_price')
    .values(places.map((place) => ({ room_type_id: typeId, ...place, fee })))
    .execute();
}
