import { listedStays } from '@anzhu/api/contract/guestHistory';
import { LogType } from '@anzhu/api/contract/log';
import { maskIdCard } from '@anzhu/api/rules/personalNumbers';
import { keptOf } from '../../platform/cleanUp/retention.ts';
import { filterId } from '../../platform/db/column.ts';
import { searchValues } from '../../platform/db/personalData/search.ts';
import type { Db } from '../../platform/db/store.ts';
import { StayEnd, StayKind } from '../../platform/db/tables/stay.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { limitedSearch } from '../../platform/search/wholeNumber.ts';
import { narrowedTo, ofHotel } from '../../platform/session/scope.ts';
import { readNote } from './queries.ts';

/**
 * Who was here before: the stays under a document number and the hotel's note. The read is logged. Numbers of whom
 * there is neither may be guesses: they are limited as those of a search.
 */
export const guestHistory: Handler<'guestHistory'> = ({ input, session, origin }, server) =>
  limitedSearch({ keyword: input.idcard, session, origin }, server, () =>
    server.store.change({ session, origin }, async (tx) => {
      const { idcard } = input;
      const hotelId = narrowedTo(session, filterId(input.hotelId));
      const { stays, count } = await readStays(tx, hotelId, idcard);
      const note = hotelId === null ? undefined : await readNote(tx, hotelId, idcard);
      const [last] = stays;
      const found = {
        stays: stays.map(({ ended: _ended, ...stay }) => stay),
        count,
        note: note?.note ?? '',
        ...(last && { kept: keptOf('registration', last.ended, server) }),
      };
      return {
        data: { found, count: count + (note ? 1 : 0) },
        log: {
          type: LogType.personalData,
          sketch: `查看证件号码 ${maskIdCard(idcard)} 的入住记录`,
          target: { kind: 'personalData', id: note?.id ?? 0 },
          hotelId,
        },
      };
    }),
  );

/** The stays of guests under a number, the newest first. Rooms that they left for another one are left out. */
async function readStays(db: Db, hotelId: number | null, idcard: string) {
  const query = db
    .selectFrom('stay_guest')
    .innerJoin('stay', 'stay.id', 'stay_guest.stay_id')
    .where('stay_guest.idcard_search', 'in', searchValues(db, 'idcard', idcard))
    .where('stay_guest.idcard_search', '<>', '')
    .where('stay.kind', '=', StayKind.guests)
    .where(ofHotel('stay.hotel_id', hotelId))
    .where((eb) =>
      eb.or([eb('stay.end_kind', 'is', null), eb('stay.end_kind', '<>', StayEnd.movedRoom)]),
    );
  const stays = await query
    .innerJoin('room', 'room.id', 'stay.room_id')
    .innerJoin('hotel', 'hotel.id', 'stay.hotel_id')
    .innerJoin('orders', 'orders.id', 'stay.order_id')
    .select((eb) => [
      'hotel.name as hotel',
      'room.name as room',
      // The order's begin: that of the stay may be a move.
      'orders.arrive_time as plannedFrom',
      eb.fn
        .coalesce(
          eb
            .selectFrom('stay as first')
            .select('first.opened_time')
            .whereRef('first.order_id', '=', 'stay.order_id')
            .orderBy('first.id')
            .limit(1),
          'orders.arrive_time',
        )
        .as('from'),
      'stay.leave_time as plannedTo',
      eb.fn.coalesce('stay.ended_time', 'stay.leave_time').as('to'),
      'stay.ended_time as ended',
    ])
    .orderBy('stay.check_in_time', 'desc')
    .orderBy('stay.id', 'desc')
    .limit(listedStays)
    .execute();
  const { count } = await query
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { stays, count };
}
