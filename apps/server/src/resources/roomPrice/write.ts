import { LogType } from '@anzhu/api/contract/log';
import { nightsFrom } from '@anzhu/api/rules/availability';
import { daysBetween } from '@anzhu/api/rules/days';
import { formatYuan, toFen, toYuan } from '@anzhu/api/rules/money';
import { sql } from 'kysely';
import type { Fen } from '../../platform/db/column.ts';
import type { Tx } from '../../platform/db/store.ts';
import type { CallInput, Handler } from '../../platform/http/handler.ts';
import { roomTypeFor } from '../roomType/index.ts';

/** Which prices a save is about: a weekday's, or those of days. */
interface Places {
  weekday: number | null;
  days: readonly (string | null)[];
}

/** Gives a weekday or each day of a span its own price, or takes it away. */
export const saveRoomPrice: Handler<'saveRoomPrice'> = ({ input, session, origin }, { store }) =>
  store.change({ session, origin }, async (tx) => {
    const type = await roomTypeFor(tx, input.roomType, session);
    // Of two saves the second sees the prices of the first.
    await tx
      .updateTable('room_type')
      .set({ sort: sql`sort` })
      .where('id', '=', type.id)
      .execute();
    const places = placesOf(input);
    const before = await readPlaces(tx, type.id, places);
    const fee = input.fee === null ? null : toFen(input.fee);
    if (places.days.every((day) => (before.get(day ?? '') ?? null) === fee)) {
      return { data: null, log: null };
    }
    await writePlaces(tx, type.id, { ...places, fee });
    const label = describe(input);
    return {
      data: null,
      log: {
        type: LogType.dataChange,
        sketch: `房型「${type.name}」${label}的价格`,
        target: { kind: 'roomType', id: type.id, name: type.name },
        hotelId: type.hotel_id,
        before: { [label]: describeFees([...before.values()], places.days.length) },
        after: { [label]: fee === null ? null : formatYuan(toYuan(fee)) },
      },
    };
  });

const placesOf = ({ weekday, from, to }: CallInput<'saveRoomPrice'>): Places => ({
  weekday: weekday ?? null,
  days:
    from === undefined || to === undefined ? [null] : nightsFrom(from, daysBetween(from, to) + 1),
});

/** 周六, 2026-10-01, 2026-10-01 至 2026-10-07. */
function describe({ weekday, from = '', to = '' }: CallInput<'saveRoomPrice'>): string {
  if (weekday !== undefined) return `周${'一二三四五六日'[weekday - 1]}`;
  return from === to ? from : `${from} 至 ${to}`;
}

/** The prices that days had: one, or from the lowest to the highest; null when none had its own. */
function describeFees(fees: readonly Fen[], days: number): string | null {
  if (fees.length === 0) return null;
  const [low, high] = [Math.min(...fees), Math.max(...fees)].map((fen) => formatYuan(toYuan(fen)));
  const range = low === high ? `${low}` : `${low} 至 ${high}`;
  return fees.length === days ? range : `${range}（${fees.length} 天）`;
}

/** The prices that are there already, by day; under '' that of a weekday. */
async function readPlaces(tx: Tx, typeId: number, { weekday, days }: Places) {
  const rows = await tx
    .selectFrom('room_price')
    .select(['day', 'fee'])
    .where('room_type_id', '=', typeId)
    .where((eb) => (weekday === null ? eb('day', 'in', days) : eb('weekday', '=', weekday)))
    .execute();
  return new Map(rows.map(({ day, fee }) => [day ?? '', fee]));
}

async function writePlaces(
  tx: Tx,
  typeId: number,
  { weekday, days, fee }: Places & { fee: Fen | null },
): Promise<void> {
  await tx
    .deleteFrom('room_price')
    .where('room_type_id', '=', typeId)
    .where((eb) => (weekday === null ? eb('day', 'in', days) : eb('weekday', '=', weekday)))
    .execute();
  if (fee === null) return;
  await tx
    .insertInto('room_price')
    .values(days.map((day) => ({ room_type_id: typeId, weekday, day, fee })))
    .execute();
}
