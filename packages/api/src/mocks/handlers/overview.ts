import type { Id } from '../../contract/codecs.ts';
import { isolationStatusLabel } from '../../contract/isolation.ts';
import { OrderStatus, orderStatusLabel, type OrderDue } from '../../contract/order.ts';
import { ReviewStatus } from '../../contract/review.ts';
import { Role } from '../../contract/role.ts';
import { RoomStatus, roomStatusLabel } from '../../contract/room.ts';
import { search, type SearchHit } from '../../contract/search.ts';
import { today } from '../../contract/today.ts';
import { nameKey } from '../../rules/nameKey.ts';
import { isSought, maskIdCard, maskPhone, soughtNumber } from '../../rules/personalNumbers.ts';
import { orderIsDue, isolationIsDue, untestedOn } from '../due.ts';
import { today as day } from '../fixtures/hotel.ts';
import type { HotelState } from '../hotelState.ts';
import { byId, refersTo } from '../records.ts';
import { handlerOn, limitHotel, scopeOf, type Session } from '../session.ts';

/** Hits of each kind. */
const maxHits = 6;

interface Numbered {
  name: string | null;
  phone: string | null;
  idCard: string | null;
}

/** True when a keyword is part of the name, or the last four places or the whole of a number. */
function matches({ name, phone, idCard }: Numbered, keyword: string): boolean {
  if (name !== null && nameKey(name).includes(nameKey(keyword))) return true;
  const sought = soughtNumber(keyword);
  return sought !== null && [phone, idCard].some((number) => isSought(number, sought));
}

/** The search, and what is to do today. */
export function overviewHandlers(state: HotelState) {
  const handle = handlerOn(state);
  const { rooms, orders, isolations, healthTests, declarations, materials } = state;
  const hotelName = (id: Id | null): string => byId(state.hotels, id)?.name ?? '';

  function todayOf({ role }: Session, hotelId: Id | undefined) {
    const own = <Row extends { hotelId: Id | null }>(rows: readonly Row[]): Row[] =>
      rows.filter((row) => refersTo(row.hotelId, hotelId));
    const isEpidemic = role === Role.antiEpidemic;
    const toClean = own(rooms).filter(
      ({ status, isIsolation }) =>
        status === RoomStatus.awaitingCleaning && (isIsolation || !isEpidemic),
    );
    const reviews = role === Role.admin || isEpidemic;
    const pending = (rows: readonly { hotelId: Id | null; reviewStatus: ReviewStatus }[]) =>
      reviews
        ? own(rows).filter(({ reviewStatus }) => reviewStatus === ReviewStatus.pending).length
        : null;
    const due = (kind: OrderDue): number | null =>
      isEpidemic ? null : own(orders).filter((order) => orderIsDue[kind](state, order)).length;
    const seesPrices = role === Role.admin || role === Role.hotelAdmin;
    return {
      dueIn: due('arriving'),
      dueOut: due('leaving'),
      overdue: due('overdue'),
      unassigned: due('unassigned'),
      refundRequests: seesPrices
        ? own(orders).filter(({ status }) => status === OrderStatus.refundRequested).length
        : null,
      toClean: toClean.length,
      toCleanByHotel:
        hotelId === undefined
          ? state.hotels
              .map(({ id, name }) => ({
                hotelId: id,
                hotelName: name,
                count: toClean.filter((room) => room.hotelId === id).length,
              }))
              .filter(({ count }) => count > 0)
          : null,
      declarationsToReview: pending(declarations),
      materialsToReview: pending(materials),
      releaseDue: own(isolations).filter(isolationIsDue.release).length,
      abnormal: healthTests.filter(
        ({ uId, isHandled }) =>
          isHandled === false && refersTo(byId(isolations, uId)?.hotelId ?? null, hotelId),
      ).length,
      untested: own(untestedOn(state, day)).length,
    };
  }

  function roomHits(session: Session, keyword: string): SearchHit[] {
    return rooms
      .filter(
        ({ name, isIsolation }) =>
          name.startsWith(keyword) && (session.role !== Role.antiEpidemic || isIsolation),
      )
      .map(({ id, name, hotelId, roomTypeName, status }) => ({
        kind: 'room',
        id,
        title: name,
        hint: [hotelName(hotelId), roomTypeName, roomStatusLabel[status]].join(' · '),
        hotelId,
      }));
  }
  function orderHits(session: Session, keyword: string): SearchHit[] {
    if (session.role === Role.antiEpidemic) return [];
    return orders
      .filter(
        ({ id, name, number, idcard }) =>
          id === keyword || matches({ name, phone: number, idCard: idcard }, keyword),
      )
      .map(({ id, name, number, hotelId, status }) => ({
        kind: 'order',
        id,
        title: id,
        hint: [name, maskPhone(number ?? ''), hotelName(hotelId), orderStatusLabel[status]].join(
          ' · ',
        ),
        hotelId,
      }));
  }
  const personHits = (keyword: string): SearchHit[] =>
    isolations
      .filter((person) => matches(person, keyword))
      .map(({ id, name, idCard, hotelId, roomName, status }) => ({
        kind: 'person',
        id,
        title: name,
        hint: [
          maskIdCard(idCard ?? ''),
          [hotelName(hotelId), roomName].filter(Boolean).join(' '),
          isolationStatusLabel[status],
        ].join(' · '),
        hotelId,
      }));

  return {
    today: handle(today, ({ hotelId }, session) => todayOf(session, limitHotel(session, hotelId))),
    search: handle(search, ({ keyword }, session) =>
      [roomHits(session, keyword), orderHits(session, keyword), personHits(keyword)].flatMap(
        (hits) =>
          hits
            .filter(({ hotelId }) => refersTo(hotelId, scopeOf(session) ?? undefined))
            .slice(0, maxHits),
      ),
    ),
  };
}
