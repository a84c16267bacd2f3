import { downloadGuestsInHouse as contract, type InHouse } from '@anzhu/api/contract/inHouse';
import type { Id } from '@anzhu/api/contract/codecs';
import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { maskIdCard, maskPhone } from '@anzhu/api/rules/personalNumbers';
import { formatMinute } from '@anzhu/api/rules/timeText';
import { sql } from 'kysely';
import type { Session } from '../../platform/caller.ts';
import { localTime } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/store.ts';
import { loggedExport } from '../../platform/exports/loggedExport.ts';
import type { CallInput, Handler } from '../../platform/http/handler.ts';
import { invalid, notFound } from '../../platform/refusal.ts';
import type { Server } from '../../platform/server.ts';
import { hotelForNew } from '../../platform/session/scope.ts';
import inHouseTable from './inHouseTable.ts';

interface ListCall {
  input: CallInput<'guestsInHouse'>;
  session: Session;
}

/** Who was in a hotel at a moment, by default now; phones and document numbers are masked. */
export const guestsInHouse: Handler<'guestsInHouse'> = async (call, server) => {
  const { list } = await readList(call, server);
  return {
    ...list,
    guests: list.guests.map((guest) => ({
      ...guest,
      idcard: maskIdCard(guest.idcard),
      number: maskPhone(guest.number),
    })),
  };
};

/** The same with whole numbers, for the printer; who took it is written down. */
export const printGuestsInHouse: Handler<'printGuestsInHouse'> = async (call, server) => {
  const { hotelId, list } = await readList(call, server);
  const { session, origin } = call;
  return server.store.change({ session, origin }, () =>
    Promise.resolve({
      data: list,
      log: {
        type: LogType.personalData,
        sketch: `打印在住客人名单 ${formatMinute(list.at)}`,
        target: { kind: 'inHouse', id: 0 },
        hotelId,
        after: { 行数: list.guests.length },
      },
    }),
  );
};

/** The same as a workbook; who took it is written down. */
export const downloadGuestsInHouse: Handler<'downloadGuestsInHouse'> = async (call, server) => {
  const { hotelId, list } = await readList(call, server);
  return loggedExport(call, server, {
    table: inHouseTable,
    given: list,
    kind: 'inHouse',
    count: list.guests.length,
    filters: byLabel(contract.input, { hotelId, at: list.at }),
  });
};

async function readList({ input, session }: ListCall, { store, clock }: Server) {
  const now = localTime(clock.now());
  const at = input.at ?? now;
  if (at > now) throw invalid('at', '时刻不能晚于此刻');
  const db = store.reports;
  const { id: hotelId, name: hotelName } = await hotelOf(db, session, input.hotelId);
  const guests = await readGuests(db, hotelId, at);
  return { hotelId, list: { hotelName, at, guests } satisfies InHouse };
}

/** The hotel of a list: the caller's own, or the one that an admin has chosen. */
export async function hotelOf(db: Db, session: Session, given: Id | undefined) {
  const id = await hotelForNew(db, session, given);
  const hotel = await db.selectFrom('hotel').select('name').where('id', '=', id).executeTakeFirst();
  if (!hotel) throw notFound('酒店');
  return { id, name: hotel.name };
}

/** The guests and isolated persons of the stays that had begun by a moment and had not ended. */
async function readGuests(db: Db, hotelId: number, at: string): Promise<InHouse['guests']> {
  const rows = await db
    .selectFrom('room')
    .innerJoin('stay', 'stay.room_id', 'room.id')
    .innerJoin('stay_guest', 'stay_guest.stay_id', 'stay.id')
    .innerJoin('room_type', 'room_type.id', 'room.room_type_id')
    .where('room.hotel_id', '=', hotelId)
    .where(sql<boolean>`coalesce(stay.opened_time, stay.check_in_time) <= ${at}`)
    .where((eb) => eb.or([eb('stay.ended_time', 'is', null), eb('stay.ended_time', '>', at)]))
    .select((eb) => [
      'room.name as room',
      'room_type.name as roomTypeName',
      'stay_guest.name',
      'stay_guest.document_kind as documentKind',
      'stay_guest.idcard',
      'stay_guest.phone as number',
      'stay.isolation_person_id',
      // That of the first room: a later stay may be a move.
      eb.fn
        .coalesce(
          eb
            .selectFrom('stay as first')
            .select((first) =>
              first.fn.coalesce('first.opened_time', 'first.check_in_time').as('came'),
            )
            .whereRef('first.order_id', '=', 'stay.order_id')
            .orderBy('first.id')
            .limit(1),
          'stay.opened_time',
          'stay.check_in_time',
        )
        .as('from'),
      'stay.leave_time as to',
      'stay.ended_time as leftTime',
    ])
    .orderBy('room.floor')
    .orderBy('room.name')
    .orderBy('stay.id')
    .orderBy('stay_guest.place')
    .execute();
  return rows.map(({ isolation_person_id: person, ...guest }) => ({
    ...guest,
    isIsolation: person !== null,
  }));
}
