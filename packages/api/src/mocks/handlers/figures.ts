import {
  availability,
  availableNights,
  type TypeAvailability,
} from '../../contract/availability.ts';
import type { Id } from '../../contract/codecs.ts';
import { keyFigures, type DayFigure, type KeyFigures } from '../../contract/figures.ts';
import { IsolationStatus } from '../../contract/isolation.ts';
import { OrderStatus, type Order } from '../../contract/order.ts';
import { Role } from '../../contract/role.ts';
import { RoomStatus } from '../../contract/room.ts';
import { isolatesNight, nightsFrom } from '../../rules/availability.ts';
import { addDays, dayOf } from '../../rules/days.ts';
import {
  begunOn,
  endedOn,
  figureOf,
  figureOfNow,
  partOf,
  thereAtEndOf,
  yuanEach,
  type StayGroup,
} from '../../rules/keyFigures.ts';
import { toFen } from '../../rules/money.ts';
import { heldIn, holdsRoomIn } from '../due.ts';
import { hotelTime, today } from '../fixtures/hotel.ts';
import type { StoredIsolation } from '../fixtures/epidemic.ts';
import type { HotelState } from '../hotelState.ts';
import { refersTo } from '../records.ts';
import { handlerOn, limitHotel, type Session } from '../session.ts';

const week = nightsFrom(addDays(today, -6), 7);
const past = week.slice(0, -1);

/** The stay of an order whose guests came. */
function stayOf({ status, estimatedCheckIn, estimatedCheckOut, lastPay, days }: Order): StayGroup {
  const left = dayOf(estimatedCheckOut ?? '');
  return {
    begun: dayOf(estimatedCheckIn ?? ''),
    // Who has left earlier than planned has left by now.
    ended: status === OrderStatus.completed ? (left < today ? left : today) : null,
    count: 1,
    fen: toFen(lastPay ?? 0) / (days ?? 1),
  };
}

const isolationOf = ({ checkInTime, endTime }: StoredIsolation): StayGroup => ({
  begun: dayOf(checkInTime ?? ''),
  ended: endTime === null ? null : dayOf(endTime),
  count: 1,
  fen: 0,
});

const dayFigure = (before: readonly number[], done: number, expected: number): DayFigure => ({
  ...figureOf([...before, done + expected]),
  done,
  expected,
});

const occupancyOf = (groups: readonly StayGroup[], all: number) =>
  figureOf(week.map((day) => partOf(thereAtEndOf(groups, day, today).count, all)));

/** Key figures and availability, computed from the records. */
export function figureHandlers(state: HotelState) {
  const handle = handlerOn(state);
  const { rooms, orders, isolations, roomTypes } = state;
  const own = <Row extends { hotelId: Id | null }>(rows: readonly Row[], hotelId: Id | undefined) =>
    rows.filter((row) => refersTo(row.hotelId, hotelId));

  function orderFigures(hotelId: Id | undefined, hasMoney: boolean) {
    const ownOrders = own(orders, hotelId);
    const normal = own(rooms, hotelId).filter(({ isIsolation }) => !isIsolation).length;
    const stays = ownOrders
      .filter(({ status }) => status === OrderStatus.checkedIn || status === OrderStatus.completed)
      .map(stayOf);
    const there = week.map((day) => thereAtEndOf(stays, day, today));
    const held = ownOrders.filter((order) => holdsRoomIn(order, today));
    const comes = ({ status, estimatedCheckIn }: Order) =>
      status === OrderStatus.paid && dayOf(estimatedCheckIn ?? '') === today;
    const leaves = ({ status, estimatedCheckOut }: Order) =>
      status === OrderStatus.checkedIn && dayOf(estimatedCheckOut ?? '') === today;
    return {
      occupancy: occupancyOf(stays, normal),
      averagePrice: hasMoney ? figureOf(there.map(({ fen, count }) => yuanEach(fen, count))) : null,
      revenuePerRoom: hasMoney ? figureOf(there.map(({ fen }) => yuanEach(fen, normal))) : null,
      roomsLeft: figureOfNow(normal - held.length),
      arrivals: dayFigure(
        past.map((day) => begunOn(stays, day)),
        begunOn(stays, today),
        ownOrders.filter(comes).length,
      ),
      departures: dayFigure(
        past.map((day) => endedOn(stays, day)),
        endedOn(stays, today),
        ownOrders.filter(leaves).length,
      ),
    };
  }

  function isolationFigures(hotelId: Id | undefined) {
    const isolationRooms = own(rooms, hotelId).filter(({ isIsolation }) => isIsolation);
    const people = own(isolations, hotelId);
    const groups = people.map(isolationOf);
    const inRooms = people.filter(
      ({ status, roomId }) => roomId !== null || status !== IsolationStatus.isolating,
    );
    return {
      isolationOccupancy: occupancyOf(inRooms.map(isolationOf), isolationRooms.length),
      inIsolation: figureOf(week.map((day) => thereAtEndOf(groups, day, today).count)),
      newIsolations: figureOf(week.map((day) => begunOn(groups, day))),
      vacantIsolationRooms: figureOfNow(
        isolationRooms.filter(({ status }) => status === RoomStatus.vacant).length,
      ),
    };
  }

  function figures({ role }: Session, hotelId: Id | undefined): KeyFigures {
    const isEpidemic = role === Role.antiEpidemic;
    const hasMoney = role === Role.admin || role === Role.hotelAdmin;
    const hasIsolation =
      isEpidemic ||
      hotelId === undefined ||
      own(rooms, hotelId).some(({ isIsolation }) => isIsolation);
    return {
      day: today,
      occupancy: null,
      averagePrice: null,
      revenuePerRoom: null,
      roomsLeft: null,
      arrivals: null,
      departures: null,
      isolationOccupancy: null,
      inIsolation: null,
      newIsolations: null,
      vacantIsolationRooms: null,
      ...(!isEpidemic && orderFigures(hotelId, hasMoney)),
      ...(hasIsolation && isolationFigures(hotelId)),
    };
  }

  const nights = nightsFrom(today, availableNights);

  function typesLeft(isIsolation: boolean, hotelId: Id | undefined): TypeAvailability[] {
    return own(roomTypes, hotelId).flatMap(({ id, name, hotelId: hotel, hotelName }) => {
      const all = rooms.filter((room) => room.type === id && room.isIsolation === isIsolation);
      const isolating = all.filter(({ status }) => status === RoomStatus.occupied);
      const takenIn = (night: string): number =>
        isIsolation
          ? isolating.filter(({ estimatedCheckOut }) =>
              isolatesNight(estimatedCheckOut ?? '', night, hotelTime),
            ).length
          : heldIn(orders, id, night);
      const held = nights.map(takenIn);
      if (all.length === 0 && held.every((count) => count === 0)) return [];
      const left = held.map((count) => all.length - count);
      return { id, name, hotelId: hotel ?? '', hotelName, rooms: all.length, left };
    });
  }

  return {
    keyFigures: handle(keyFigures, ({ hotelId }, session) =>
      figures(session, limitHotel(session, hotelId)),
    ),
    availability: handle(availability, ({ hotelId }, session) => {
      const isIsolation = session.role === Role.antiEpidemic;
      const types = typesLeft(isIsolation, limitHotel(session, hotelId));
      return { nights, isIsolation, roomTypes: types };
    }),
  };
}
