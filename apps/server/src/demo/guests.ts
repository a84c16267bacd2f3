import { Guarantee } from '@anzhu/api/contract/guarantee';
import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import { StayEnd, StayKind } from '../platform/db/tables/stay.ts';
import type { DemoBook } from './book.ts';
import type { DemoHotel, DemoRoom } from './property.ts';
import { type DemoCalendar, minuteWithin, type Random } from './random.ts';

/** How many nights guests stay, by weight: 2.4 on average. */
const nightWeights = [
  [1, 38],
  [2, 30],
  [3, 15],
  [4, 8],
  [5, 5],
  [7, 4],
] as const;
const averageNights = 2.4;

/** No guests come to the quiet rooms in these last days: the longest stay before is over. */
const quietDays = 9;
const quietOfType = 5;

/** Quiet rooms whose guests have just left: there is always something to clean. */
const leftThisMorning = 2;

/** The channel of the demo's online orders: no API key has this name. */
const demoChannel = '#demo';

/** Days until the arrival of guests with a refund request: every hotel has some to decide. */
const refundArrivals = [2, 4, 6, 9];

/** Occupancy by month and day of the week. */
function demand(calendar: DemoCalendar, day: number): number {
  const month = calendar.month(day);
  const season = [7, 8, 10].includes(month) ? 0.72 : [1, 2, 12].includes(month) ? 0.42 : 0.56;
  return season * (calendar.isBeforeWeekend(day) ? 1.2 : 0.95);
}

/** Adds the stays in the normal rooms of one hotel, from its opening up to those of today. */
export function addGuests(book: DemoBook, hotel: DemoHotel): void {
  const { calendar, random } = book;
  const rooms = hotel.rooms.filter((room) => !room.isIsolation);
  const firstDay = -hotel.plan.openedDaysAgo;
  /** The first day each room is free again. */
  const freeFrom = new Map(rooms.map((room) => [room.id, firstDay - 1]));
  const quiet = quietRooms(rooms);
  const freeRoom = (day: number): DemoRoom | undefined => {
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const room = random.pick(rooms);
      if (day > -quietDays && quiet.has(room)) continue;
      if ((freeFrom.get(room.id) ?? 0) <= day) return room;
    }
    return undefined;
  };

  for (let day = firstDay; day <= 0; day += 1) {
    const arrivals = Math.round((rooms.length * demand(calendar, day)) / averageNights);
    for (let count = 0; count < arrivals; count += 1) {
      const nights = random.weighted(nightWeights);
      if (random.chance(0.14)) addLostOrder(book, hotel, random.pick(rooms), day, nights);
      const room = freeRoom(day);
      if (!room) continue;
      if (day === 0 && random.chance(0.5)) {
        const { id } = book.order({ hotel, room, status: OrderStatus.paid, arrival: 0, nights });
        book.room(room.id, RoomStatus.reserved, id);
        freeFrom.set(room.id, nights);
      } else {
        const isOver = hasLeft(day + nights, random);
        freeFrom.set(room.id, addStay(book, hotel, room, { arrival: day, nights, isOver }));
      }
    }
  }
  for (const room of [...quiet].slice(0, leftThisMorning)) {
    freeFrom.set(room.id, addStay(book, hotel, room, { arrival: -1, nights: 1, isOver: true }));
  }
  addFutureOrders(book, hotel, rooms, freeFrom);
}

/** The last rooms of each type, for every season: a clerk who tries the demo finds one to check in to. */
function quietRooms(rooms: readonly DemoRoom[]): ReadonlySet<DemoRoom> {
  const types = Map.groupBy(rooms, (room) => room.typeId);
  return new Set([...types.values()].flatMap((ofType) => ofType.slice(-quietOfType)));
}

/** Whether the guests of a stay are gone by now; a few leave late. */
function hasLeft(leaveDay: number, random: Random): boolean {
  if (leaveDay > 0) return false;
  if (leaveDay === 0) return random.chance(0.4);
  return leaveDay < -1 || !random.chance(0.03);
}

/** Adds an order without a stay: closed unpaid, or refunded. */
function addLostOrder(
  book: DemoBook,
  hotel: DemoHotel,
  room: DemoRoom,
  arrival: number,
  nights: number,
): void {
  const status = book.random.chance(0.65) ? OrderStatus.closed : OrderStatus.refunded;
  book.order({ hotel, room, status, arrival, nights });
}

/** Adds a stay with its order, ended or still running. @returns the day from which the room is free */
function addStay(
  book: DemoBook,
  hotel: DemoHotel,
  room: DemoRoom,
  { arrival, nights, isOver }: { arrival: number; nights: number; isOver: boolean },
): number {
  const { calendar, random } = book;
  const leaveDay = arrival + nights;
  const status = isOver ? OrderStatus.completed : OrderStatus.checkedIn;
  const isWalkIn = random.chance(0.18);
  const { id, booker } = book.order({ hotel, room, status, arrival, nights, isWalkIn });
  const company = Array.from({ length: random.between(0, room.maxLoad - 1) }, () => book.person());
  book.stay(
    {
      hotel,
      room,
      kind: StayKind.guests,
      orderId: id,
      personId: null,
      province: booker.province,
      checkIn: calendar.pastAt(arrival, minuteWithin(random, 14, 22)),
      leave: calendar.at(leaveDay, 12 * 60),
      ended: isOver ? calendar.pastAt(leaveDay, minuteWithin(random, 8, 12)) : null,
      end: isOver ? StayEnd.checkedOut : null,
    },
    [booker, ...company],
  );
  if (isOver && leaveDay < 0) return leaveDay;
  book.room(room.id, isOver ? RoomStatus.awaitingCleaning : RoomStatus.occupied);
  return Math.max(leaveDay, 1);
}

/** Adds what is to come: paid orders for the next two weeks, requests for refunds, orders not yet paid. */
function addFutureOrders(
  book: DemoBook,
  hotel: DemoHotel,
  rooms: readonly DemoRoom[],
  freeFrom: ReadonlyMap<number, number>,
): void {
  const { calendar, random } = book;
  for (let day = 1; day <= 14; day += 1) {
    const bookings = Math.round((rooms.length * demand(calendar, day)) / averageNights / (1 + day));
    for (let count = 0; count < bookings; count += 1) {
      const nights = random.weighted(nightWeights);
      const room = random.pick(rooms);
      book.order({ hotel, room, status: OrderStatus.paid, arrival: day, nights });
    }
  }
  for (const arrival of refundArrivals) {
    const room = random.pick(rooms);
    book.order({ hotel, room, status: OrderStatus.refundRequested, arrival, nights: 2 });
  }
  const taken = new Set(book.rooms.map((room) => room.id));
  const free = rooms.filter((room) => (freeFrom.get(room.id) ?? 0) <= 0 && !taken.has(room.id));
  // The quiet rooms are for clerks who try the demo.
  const quiet = quietRooms(rooms);
  free.sort((one, other) => Number(quiet.has(one)) - Number(quiet.has(other)));
  addUnpaidOrders(book, hotel, { rooms, free });
}

/** Minutes ago that a guest has booked online: they have half an hour to pay. */
const bookedMinutesAgo = [1, 5] as const;

/**
 * Adds orders that are not paid, one for each way of keeping a room; at every hour one has a deposit, and one should
 * have come by now.
 */
function addUnpaidOrders(
  book: DemoBook,
  hotel: DemoHotel,
  { rooms, free }: { rooms: readonly DemoRoom[]; free: readonly DemoRoom[] },
): void {
  const { calendar, random } = book;
  const status = OrderStatus.unpaid;
  // A room is held for each at once, as for those whose day has come.
  const tonight = [
    {
      guarantee: Guarantee.online,
      channel: demoChannel,
      created: calendar.at(0, calendar.minuteOfToday - random.between(...bookedMinutesAgo)),
    },
    { guarantee: Guarantee.onArrival },
    { guarantee: Guarantee.deposit, received: 10_000 },
    {
      arrival: -1,
      nights: 2,
      guarantee: Guarantee.onArrival,
      holdUntil: calendar.at(-1, 18 * 60),
    },
  ];
  for (const [index, kept] of tonight.entries()) {
    const held = free[index];
    const room = held ?? random.pick(rooms);
    const nights = random.between(1, 3);
    const { id } = book.order({ hotel, room, status, arrival: 0, nights, ...kept });
    if (held) book.room(held.id, RoomStatus.tentative, id);
  }
  const later = [
    { arrival: 1, guarantee: Guarantee.onArrival },
    { arrival: 2, guarantee: Guarantee.guaranteed, guaranteeNote: '示例旅行社，月结' },
    { arrival: 3, guarantee: Guarantee.deposit, received: 20_000 },
  ];
  for (const kept of later) {
    book.order({ hotel, room: random.pick(rooms), status, nights: 2, ...kept });
  }
}
