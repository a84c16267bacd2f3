import type { WithRowIds } from '@anzhu/api/contract/codecs';
import { isolationStatusLabel } from '@anzhu/api/contract/isolation';
import { orderDueLabel, orderStatusLabel } from '@anzhu/api/contract/order';
import { Role } from '@anzhu/api/contract/role';
import { RoomStatus, roomStatusLabel } from '@anzhu/api/contract/room';
import type { SearchHit } from '@anzhu/api/contract/search';
import { hotelDayOf, hotelDaySpan, hotelToday, type HotelTime } from '@anzhu/api/rules/hotelDay';
import { orderCan } from '@anzhu/api/rules/orderTransitions';
import { maskIdCard, maskPhone } from '@anzhu/api/rules/personalNumbers';
import { formatMinute } from '@anzhu/api/rules/timeText';
import { sql } from 'kysely';
import type { Session } from '../../platform/caller.ts';
import { hotelTime } from '../../platform/clock.ts';
import { rowId } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { expectedGuests, guestsOfOrders, presentGuests } from '../../platform/search/guests.ts';
import { beginning, newestOf } from '../../platform/search/keyword.ts';
import { limitedSearch, wholeNumberLog } from '../../platform/search/wholeNumber.ts';
import { ofHotel, scopeOf } from '../../platform/session/scope.ts';
import { hotelsNamed } from '../hotel/index.ts';
import { readIsolations } from '../isolation/index.ts';
import { isExpected, readOrders, searchedOrders } from '../order/index.ts';

/** Hits of each kind. */
const mostHits = 6;

/** A result, and whether a whole phone or document number led to it: that is logged. */
interface Hit extends WithRowIds<SearchHit> {
  isByWholeNumber?: boolean;
}

/**
 * Rooms, orders and people that match a keyword, within what the caller may see. Finding someone by a
 * whole number writes a log entry (spec: personal data).
 */
export const search: Handler<'search'> = async ({ input, session, origin }, server) => {
  const { store } = server;
  const { db } = store;
  const { keyword } = input;
  const seesOrders = session.role !== Role.antiEpidemic;
  const hits = await limitedSearch({ keyword, session, origin }, server, async () => {
    const present = seesOrders ? await findPresent(db, keyword, session) : [];
    const orders = seesOrders
      ? await findOrders(db, keyword, { session, time: hotelTime(server) })
      : [];
    const presentIds = new Set(present.map(({ id }) => id));
    const found: Hit[] = [
      ...present,
      ...(await findRooms(db, keyword, session, mostHits)),
      ...orders.filter(({ id }) => !presentIds.has(id)),
      ...(await findPeople(db, keyword, session, mostHits)),
    ];
    return { found, count: found.length };
  });
  const data = hits.map(({ isByWholeNumber: _is, ...hit }) => hit);
  const [first, ...others] = hits
    .filter(({ isByWholeNumber }) => isByWholeNumber)
    .map(({ kind, id, hotelId }) =>
      wholeNumberLog({ kind, id: rowId(id), hotelId: rowId(hotelId ?? '') || null }, keyword),
    );
  if (!first) return data;
  return store.change({ session, origin }, () =>
    Promise.resolve({ data, log: [first, ...others] }),
  );
};

/** Rooms by the beginning of their number; a hotel's name before it narrows: 西湖 1203. */
async function findRooms(
  db: Db,
  keyword: string,
  session: Session,
  most: number,
): Promise<WithRowIds<SearchHit>[]> {
  const own = scopeOf(session);
  const words = keyword.split(/\s+/);
  const number = words.at(-1) ?? '';
  const before = words.slice(0, -1).join('');
  const hotels = before === '' ? null : await hotelsNamed(db, before, session);
  if (hotels?.length === 0) return [];
  const { from, until } = beginning(number);
  let query = db
    .selectFrom('room')
    .innerJoin('hotel', 'hotel.id', 'room.hotel_id')
    .innerJoin('room_type', 'room_type.id', 'room.room_type_id')
    .select([
      'room.id',
      'room.name',
      'room.status',
      'room.is_isolation',
      'room.hotel_id',
      'hotel.name as hotel_name',
      'room_type.name as type_name',
    ])
    .where(ofHotel('room.hotel_id', own))
    .where('room.name', '>=', from)
    .where('room.name', '<', until)
    .orderBy('room.name')
    .orderBy('room.id')
    .limit(most);
  if (hotels) query = query.where('room.hotel_id', 'in', hotels);
  if (session.role === Role.antiEpidemic) query = query.where('room.is_isolation', '=', 1);
  return (await query.execute()).map((row) => ({
    kind: 'room',
    id: row.id,
    title: row.name,
    hint: [row.hotel_name, row.type_name, roomStatusLabel[row.status]].join(' · '),
    hotelId: row.hotel_id,
    ...(row.status === RoomStatus.occupied &&
      row.is_isolation === 0 &&
      session.role !== Role.antiEpidemic && { stayRoomId: row.id }),
  }));
}

/** Guests who are in, room by room. */
async function findPresent(db: Db, keyword: string, session: Session): Promise<Hit[]> {
  const guests = await presentGuests(db, { keyword, hotelId: scopeOf(session), most: mostHits });
  return [...Map.groupBy(guests, ({ roomId }) => roomId).values()].flatMap((inRoom): Hit[] => {
    const [first] = inRoom;
    if (!first) return [];
    const { orderId, roomId, roomName, hotelId, hotelName, leaveTime } = first;
    return [
      {
        kind: 'order',
        id: orderId,
        title: [...new Set(inRoom.map(({ name }) => name))].join('、'),
        hint: [
          roomName,
          `${formatMinute(leaveTime).slice(5)} 离店`,
          `订单 ${orderId}`,
          hotelName,
        ].join(' · '),
        hotelId,
        stayRoomId: roomId,
        isByWholeNumber: inRoom.some(({ byWholeNumber }) => byWholeNumber),
      },
    ];
  });
}

/**
 * Orders by their number, their booker or guests, or the phone or document number of one: those whose guests arrive
 * first, then the newest.
 */
async function findOrders(
  db: Db,
  keyword: string,
  { session, time }: { session: Session; time: HotelTime },
): Promise<Hit[]> {
  const wanted = { keyword, hotelId: scopeOf(session), most: mostHits };
  const arriving = await newestOf(db, searchedOrders, { ...wanted, only: arrivesBy(time) });
  const newest = await newestOf(db, searchedOrders, wanted);
  const expected = await expectedGuests(db, wanted, arrivesBy(time));
  const guests = [
    ...expected,
    ...(await guestsOfOrders(db, wanted)),
    ...(await expectedGuests(db, wanted)),
  ];
  const guestOf = new Map(guests.toReversed().map((guest) => [guest.orderId, guest]));
  const named = rowId(keyword);
  const further = [...newest.ids, ...guestOf.keys()].toSorted(
    (one, other) => Number(other === named) - Number(one === named) || other - one,
  );
  const arrivingIds = new Set([...arriving.ids, ...expected.map(({ orderId }) => orderId)]);
  const ids = [...new Set([...arrivingIds, ...further])].slice(0, mostHits);
  return (await readOrders(db, ids)).map((row) => {
    const isArriving = arrivingIds.has(row.id);
    const guest = guestOf.get(row.id);
    const isLate = hotelDayOf(row.arrive_time, time.dayStarts) < hotelToday(time);
    const due = isLate ? orderDueLabel.noShow : orderDueLabel.arriving;
    return {
      kind: 'order',
      id: row.id,
      title: row.booker_name ?? `订单 ${row.id}`,
      hint: [
        guest !== undefined && guest.name !== row.booker_name && `入住人 ${guest.name}`,
        row.booker_name !== null && `订单 ${row.id}`,
        // First what decides: the line may be cut.
        ...(isArriving
          ? [due, [row.room_type_name, row.assigned_room_name].filter(Boolean).join(' ')]
          : []),
        maskPhone(row.phone),
        row.hotel_name,
        ...(isArriving ? [] : [orderStatusLabel[row.status]]),
      ]
        .filter(Boolean)
        .join(' · '),
      hotelId: row.hotel_id,
      ...(isArriving && { arrivingGuest: row.booker_name }),
      ...(orderCan('modify', row, session.role).isAllowed && { isModifiable: true }),
      isByWholeNumber:
        arriving.byWholeNumber.has(row.id) ||
        newest.byWholeNumber.has(row.id) ||
        guest?.byWholeNumber === true,
    };
  });
}

/** Orders whose guests are expected today, or should have come, and whose nights are not past. */
const arrivesBy = (time: HotelTime) =>
  sql`${isExpected} and leave_time > ${time.now}
    and arrive_time <= ${hotelDaySpan(hotelToday(time), time.dayStarts).until}`;

const people = { table: 'isolation_person', name: 'name', time: 'check_in_time' } as const;

/** People in isolation, now or before, by name, phone or document number. */
async function findPeople(db: Db, keyword: string, session: Session, most: number): Promise<Hit[]> {
  const { ids, byWholeNumber } = await newestOf(db, people, {
    keyword,
    hotelId: scopeOf(session),
    most,
  });
  return (await readIsolations(db, ids)).map((row) => ({
    kind: 'person',
    id: row.id,
    title: row.name,
    hint: [
      maskIdCard(row.idcard),
      [row.hotel_name, row.room_name].filter(Boolean).join(' '),
      isolationStatusLabel[row.status],
    ]
      .filter(Boolean)
      .join(' · '),
    hotelId: row.hotel_id,
    isByWholeNumber: byWholeNumber.has(row.id),
  }));
}
