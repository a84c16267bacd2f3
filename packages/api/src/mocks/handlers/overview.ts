import type { Id } from '../../contract/codecs.ts';
import { IsolationStatus, isolationStatusLabel } from '../../contract/isolation.ts';
import { OrderStatus, orderStatusLabel } from '../../contract/order.ts';
import { ReviewStatus } from '../../contract/review.ts';
import { Role } from '../../contract/role.ts';
import { RoomStatus, roomStatusLabel, type Room } from '../../contract/room.ts';
import { search, type SearchHit } from '../../contract/search.ts';
import { today } from '../../contract/today.ts';
import { dayOf } from '../../rules/days.ts';
import { maskIdCard, maskPhone } from '../../rules/mask.ts';
import { now, today as day } from '../fixtures/hotel.ts';
import type { HotelState } from '../hotelState.ts';
import { byId, refersTo } from '../records.ts';
import { handlerOn, limitHotel, scopeOf, type Session } from '../session.ts';

/** Hits of each kind. */
const maxHits = 6;

/** Shorter ends of numbers match too many people. */
const minNumberLength = 4;

interface Numbered {
  name: string | null;
  phone: string | null;
  idCard: string | null;
}

/** True when a keyword is part of the name or the end of the phone or the ID number. */
const matches = ({ name, phone, idCard }: Numbered, keyword: string): boolean =>
  name?.includes(keyword) === true ||
  (/^\d+X?$/i.test(keyword) &&
    keyword.length >= minNumberLength &&
    [phone, idCard].some((number) => number?.endsWith(keyword.toUpperCase())));

const isIn = (status: RoomStatus) => (room: Room) => room.status === status;

/** The search, and what is to do today. */
export function overviewHandlers(state: HotelState) {
  const handle = handlerOn(state);
  const { rooms, orders, isolations, healthTests, declarations, materials } = state;
  const hotelName = (id: Id | null): string => byId(state.hotels, id)?.name ?? '';

  function todayOf({ role }: Session, hotelId: Id | undefined) {
    const own = <Row extends { hotelId: Id | null }>(rows: readonly Row[]): Row[] =>
      rows.filter((row) => refersTo(row.hotelId, hotelId));
    const isEpidemic = role === Role.antiEpidemic;
    const normal = own(rooms).filter(({ isIsolation }) => !isIsolation);
    const isolation = own(rooms).filter(({ isIsolation }) => isIsolation);
    const shown = isEpidemic ? isolation : normal;
    const occupied = shown.filter(isIn(RoomStatus.occupied));
    const leaving = occupied.map(({ estimatedCheckOut }) => estimatedCheckOut ?? '');
    const toReview = [...own(declarations), ...own(materials)].filter(
      ({ reviewStatus }) => reviewStatus === ReviewStatus.pending,
    );
    return {
      dueIn: isEpidemic
        ? null
        : own(orders).filter(
            ({ status, estimatedCheckIn }) =>
              status === OrderStatus.paid && dayOf(estimatedCheckIn ?? '') === day,
          ).length,
      dueOut: isEpidemic ? null : leaving.filter((time) => dayOf(time) === day).length,
      overdue: isEpidemic ? null : leaving.filter((time) => time < now).length,
      toClean: (isEpidemic ? isolation : own(rooms)).filter(isIn(RoomStatus.awaitingCleaning))
        .length,
      toReview: role === Role.admin || isEpidemic ? toReview.length : null,
      releaseDue: own(isolations).filter(
        ({ status, checkOutTime }) =>
          status === IsolationStatus.isolating && dayOf(checkOutTime ?? '') <= day,
      ).length,
      abnormal: healthTests.filter(
        ({ uId, isHandled }) =>
          isHandled === false && refersTo(byId(isolations, uId)?.hotelId ?? null, hotelId),
      ).length,
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
