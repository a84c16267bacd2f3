import { hourFeeOf } from './property.ts';
import { LineKind, PayMethod } from '@anzhu/api/contract/bill';
import { Guarantee, usualHoldHour } from '@anzhu/api/contract/guarantee';
import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import { defaultHoldUntil } from '@anzhu/api/rules/guarantee';
import { usualDayStart } from '@anzhu/api/rules/hotelDay';
import type { Insertable, Kysely } from 'kysely';
import { insertMany } from '../platform/db/query.ts';
import type { Tables } from '../platform/db/tables.ts';
import { OrderSource } from '../platform/db/tables/order.ts';
import { type StayEnd, StayKind } from '../platform/db/tables/stay.ts';
import { makePerson, type Person } from './person.ts';
import type { DemoHotel, DemoRoom } from './property.ts';
import { type DemoCalendar, minuteWithin, type Random } from './random.ts';
import { documentOf } from './travelDocument.ts';

/** State of a room at the end of the generated history. */
export interface RoomState {
  id: number;
  status: RoomStatus;
  heldOrderId: number | null;
}

/** An order to add. Days are relative to today. */
interface Booking {
  hotel: DemoHotel;
  room: Pick<DemoRoom, 'typeId' | 'fee' | 'maxLoad'>;
  status: OrderStatus;
  arrival: number;
  nights: number;
  /** Of a day use: its hours, from so many minutes after midnight on. */
  dayUse?: { from: number; hours: number };
  /** Time of creation; by default some time before the arrival. */
  created?: string;
  isWalkIn?: boolean;
  channel?: string;
  /** What keeps an order that is not paid; who pays later has booked by phone. */
  guarantee?: Guarantee;
  guaranteeNote?: string;
  /** @default by the rule, as if it was booked now */
  holdUntil?: string;
  /** Fen, in cash. */
  received?: number;
  /** @default someone new */
  booker?: Person;
  /** @default none */
  groupNo?: string;
}

type KeptBy = Pick<Booking, 'guarantee' | 'guaranteeNote' | 'holdUntil'>;

/** A stay to add. */
interface DemoStay {
  hotel: DemoHotel;
  room: DemoRoom;
  kind: StayKind;
  orderId: number | null;
  personId: number | null;
  province: string;
  checkIn: string;
  leave: string;
  ended: string | null;
  end: StayEnd | null;
}

const reasons = ['行程有变', '航班取消', '订错日期', '家中有事', '同行人不能成行'];

/**
 * Collects the demo rows of orders, stays and people, with ids of its own. The generators call it;
 * `store` inserts the rows, hotel by hotel.
 */
export class DemoBook {
  readonly orders: Insertable<Tables['orders']>[] = [];
  readonly stays: Insertable<Tables['stay']>[] = [];
  readonly guests: Insertable<Tables['stay_guest']>[] = [];
  readonly people: Insertable<Tables['isolation_person']>[] = [];
  readonly declarations: Insertable<Tables['declaration']>[] = [];
  readonly dayUses: Insertable<Tables['order_night']>[] = [];
  readonly deposits: Insertable<Tables['bill_line']>[] = [];
  readonly rooms: RoomState[] = [];
  readonly calendar: DemoCalendar;
  readonly random: Random;
  #persons = 0;
  #orders = 0;
  #stays = 0;
  #people = 0;

  readonly #clerkId: number;

  constructor(calendar: DemoCalendar, random: Random, clerkId: number) {
    this.calendar = calendar;
    this.random = random;
    this.#clerkId = clerkId;
  }

  person(): Person {
    this.#persons += 1;
    return makePerson(this.#persons, this.random);
  }

  /** Adds an order. @returns its id and who booked. */
  order({
    hotel,
    room,
    status,
    arrival,
    nights,
    dayUse,
    created,
    isWalkIn,
    channel = '',
    booker = this.person(),
    groupNo = '',
    ...kept
  }: Booking): {
    id: number;
    booker: Person;
  } {
    const random = this.random;
    const at = (day: number, minute: number) => this.calendar.at(day, minute);
    const stay = dayUse
      ? { arrival: at(arrival, dayUse.from), leave: at(arrival, dayUse.from + dayUse.hours * 60) }
      : { arrival: at(arrival, 14 * 60), leave: at(arrival + nights, 12 * 60) };
    const pay = dayUse ? hourFeeOf(room.fee) * dayUse.hours : room.fee * nights;
    const isPaid = status !== OrderStatus.unpaid && status !== OrderStatus.closed;
    const made = created ?? this.#bookedAt(arrival - (isWalkIn ? 0 : random.between(0, 14)));
    const isRefundRequested =
      status === OrderStatus.refundRequested || status === OrderStatus.refunded;
    this.#orders += 1;
    const id = this.#orders;
    this.orders.push({
      id,
      hotel_id: hotel.id,
      room_type_id: room.typeId,
      status,
      source: isWalkIn
        ? OrderSource.walkIn
        : kept.guarantee
          ? OrderSource.phone
          : random.weighted([
              [OrderSource.miniProgram, 55],
              [OrderSource.agency, 30],
              [OrderSource.phone, 15],
            ]),
      province: booker.province,
      customer_id: null,
      customer_name: booker.name,
      booker_name: booker.name,
      phone: booker.phone,
      idcard: booker.idcard,
      arrive_time: stay.arrival,
      leave_time: stay.leave,
      nights,
      day_use_hours: dayUse?.hours ?? 0,
      pay,
      last_pay: nights >= 3 ? Math.round(pay * 0.9) : pay,
      refund_reason: isRefundRequested ? random.pick(reasons) : '',
      refund_since: null,
      created_time: made,
      paid_time: isPaid ? made : null,
      channel,
      external_id: null,
      group_no: groupNo,
      ...this.#keptBy(stay, kept),
    });
    if (dayUse) this.dayUses.push({ order_id: id, night: stay.arrival.slice(0, 10), fee: pay });
    if (kept.received !== undefined) {
      const method = PayMethod.cash;
      const line = {
        order_id: id,
        kind: LineKind.payment,
        amount: kept.received,
        method,
        note: '',
      };
      const by = { created_by: this.#clerkId, created_time: made };
      this.deposits.push({ ...line, ...by, voided_by: null, voided_time: null });
    }
    return { id, booker };
  }

  /** What keeps an order that is not paid, and until when its room is held. */
  #keptBy(
    stay: { arrival: string; leave: string },
    { guarantee = Guarantee.online, guaranteeNote = '', holdUntil }: KeptBy,
  ) {
    const time = { now: this.calendar.now, dayStarts: usualDayStart, holdHour: usualHoldHour };
    const usual = defaultHoldUntil(guarantee, stay, time);
    return { guarantee, guarantee_note: guaranteeNote, hold_until: holdUntil ?? usual };
  }

  /** When a booking was made that could have been made on a day: today at the latest, and before now. */
  #bookedAt(day: number): string {
    const calendar = this.calendar;
    if (day < 0) return calendar.at(day, minuteWithin(this.random, 8, 23));
    return calendar.at(0, this.random.between(0, Math.max(0, calendar.minuteOfToday - 1)));
  }

  /** Adds a stay with its guests; of guests, directly after its order. */
  stay(stay: DemoStay, guests: readonly Person[]): void {
    this.#stays += 1;
    const id = this.#stays;
    this.stays.push({
      id,
      sn: `${stay.checkIn.slice(0, 10).replaceAll('-', '')}${String(id).padStart(6, '0')}`,
      hotel_id: stay.hotel.id,
      room_id: stay.room.id,
      kind: stay.kind,
      order_id: stay.orderId,
      isolation_person_id: stay.personId,
      province: stay.province,
      check_in_time: stay.checkIn,
      leave_time: stay.leave,
      ended_time: stay.ended,
      end_kind: stay.end,
    });
    // The order follows the stay, as at a check-in.
    const order = this.orders.findLast((row) => row.id === stay.orderId);
    if (order) order.arrive_time = stay.checkIn;
    for (const [place, guest] of guests.entries()) {
      this.guests.push({
        stay_id: id,
        place,
        ...documentOf(guest, stay.kind === StayKind.guests ? place : 0, stay.checkIn),
        phone: guest.phone,
        name: guest.name,
        sex: guest.sex,
        has_left: stay.ended === null ? 0 : 1,
      });
    }
  }

  /** Adds an isolated person. @returns the id. */
  isolate(person: Omit<Insertable<Tables['isolation_person']>, 'id'>): number {
    this.#people += 1;
    const id = this.#people;
    this.people.push({ source: '', ...person, id });
    return id;
  }

  /** Sets the final status of a room. */
  room(id: number, status: RoomStatus, heldOrderId: number | null = null): void {
    this.rooms.push({ id, status, heldOrderId });
  }

  /** Inserts the collected rows and empties the lists. */
  async store(db: Kysely<Tables>): Promise<void> {
    await insertMany(db, 'orders', this.orders.splice(0));
    await insertMany(db, 'order_night', this.dayUses.splice(0));
    await insertMany(db, 'bill_line', this.deposits.splice(0));
    await insertMany(db, 'isolation_person', this.people.splice(0));
    await insertMany(db, 'declaration', this.declarations.splice(0));
    await insertMany(db, 'stay', this.stays.splice(0));
    await insertMany(db, 'stay_guest', this.guests.splice(0));
    await setRooms(db, this.rooms.splice(0));
  }
}

/** Brings rooms to where the history left them: alike ones at once. */
async function setRooms(db: Kysely<Tables>, states: readonly RoomState[]): Promise<void> {
  const alike = Map.groupBy(states, ({ status, heldOrderId }) => `${status} ${heldOrderId}`);
  for (const rooms of alike.values()) {
    const { status, heldOrderId } = rooms[0] as RoomState;
    const ids = rooms.map((room) => room.id);
    await db
      .updateTable('room')
      .set({ status, held_order_id: heldOrderId })
      .where('id', 'in', ids)
      .execute();
  }
}
