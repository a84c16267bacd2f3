import { setTimeout } from 'node:timers/promises';
import { ApiError, type Client, isTransient } from '@anzhu/api/client';
import { addBillLine, LineKind, PayMethod } from '@anzhu/api/contract/bill';
import { addOrder } from '@anzhu/api/contract/booking';
import type { DataOf, Endpoint, InputOf } from '@anzhu/api/contract/endpoint';
import { DocumentKind } from '@anzhu/api/contract/guest';
import { applyForMaterial, Urgency } from '@anzhu/api/contract/material';
import { changePrice, OrderStatus } from '@anzhu/api/contract/order';
import type { Room } from '@anzhu/api/contract/room';
import { checkIn, checkOut, cleanRoom } from '@anzhu/api/contract/stay';
import { addDays } from '@anzhu/api/rules/days';
import { hotelToday, usualDayStart } from '@anzhu/api/rules/hotelDay';
import { makePerson } from '../../apps/server/src/demo/person.ts';
import { seededRandom } from '../../apps/server/src/demo/random.ts';
import { localTime, systemClock } from '../../apps/server/src/platform/clock.ts';
import type { Kind, Ledger } from './ledger.ts';

/** For so many milliseconds a desk sends a change again whose answer was lost. */
const patience = 60_000;

/** Between two changes of a desk, and before one is sent again, in milliseconds. */
const pause = (): number => 300 + Math.random() * 500;

/** The hotels' day, so many days from today. */
const dayIn = (days: number): string =>
  addDays(hotelToday({ now: localTime(systemClock.now()), dayStarts: usualDayStart }), days);

/** Clients signed in as the platform's and as the hotel's people. */
export interface Clients {
  admin: Client;
  staff: Client;
}

/** What is measured of the desks since `measure`. */
interface Measured {
  /** The longest time without an answered change, of one desk and of all together, in seconds. */
  longestOfOne: number;
  longestOfAll: number;
  answered: number;
  /** Calls that failed, by their words. */
  failures: ReadonlyMap<string, number>;
}

/** Desks that write one after the other, and may be asked to pause. */
export interface Desks {
  /** Lets them write. */
  resume(): void;
  /** Lets each end what it writes. */
  pause(): Promise<void>;
  /** Begins to measure. */
  measure(): void;
  measured(): Measured;
}

/** The words of a failure, without what differs from call to call. */
const wordsOf = (error: unknown): string =>
  error instanceof ApiError
    ? `${error.kind}${error.code === null ? '' : ` ${error.code}`} ${error.message.replace(/，编号 \w+$/, '')}`
    : String(error);

interface Gap {
  last: number;
  longest: number;
}

/** Starts desks: each has a vacant room of its own. They rest until `resume`. */
export function openDesks(
  clients: Clients,
  { rooms, ledger }: { rooms: readonly Room[]; ledger: Ledger },
): Desks {
  const failures = new Map<string, number>();
  const gaps = rooms.map((): Gap => ({ last: 0, longest: 0 }));
  const gapOfAll: Gap = { last: 0, longest: 0 };
  let answered = 0;
  let pausing = new AbortController();
  let running: Promise<unknown> = Promise.resolve();

  function wrote(desk: number): void {
    const now = performance.now();
    answered += 1;
    for (const gap of [gaps[desk], gapOfAll]) {
      if (!gap) continue;
      gap.longest = Math.max(gap.longest, now - gap.last);
      gap.last = now;
    }
  }

  /** Sends a change until it is answered. @returns null when it was refused, or never answered */
  async function send<E extends Endpoint>(
    desk: number,
    { client, endpoint, input }: { client: Client; endpoint: E; input: InputOf<E> },
    counted?: { kind: Kind; mark: string },
  ): Promise<DataOf<E> | null> {
    const end = performance.now() + patience;
    if (counted) ledger.sent(counted.kind, counted.mark);
    for (;;) {
      try {
        const data = await client.call(endpoint, input);
        if (counted) ledger.answered(counted.kind, counted.mark);
        wrote(desk);
        await setTimeout(pause());
        return data;
      } catch (error) {
        const words = wordsOf(error);
        failures.set(words, (failures.get(words) ?? 0) + 1);
        await setTimeout(pause());
        if (!isTransient(error) || performance.now() > end) return null;
      }
    }
  }

  /** An order with a price and a bill line of its own, a request, and a stay from check-in to cleaning. */
  async function work(desk: number, room: Room, round: number): Promise<void> {
    const { admin, staff } = clients;
    const mark = ledger.mark(desk);
    const { phone, ...person } = makePerson(4_200_000 + round, seededRandom(round));
    const guest = { ...person, number: phone, documentKind: DocumentKind.residentId };
    const night = 100 + ((desk * 37 + round) % 250);
    const order = await send(
      desk,
      {
        client: admin,
        endpoint: addOrder,
        input: {
          roomType: room.type ?? '',
          rooms: 1,
          estimatedCheckIn: `${dayIn(night)} 14:00:00`,
          estimatedCheckOut: `${dayIn(night + 1)} 12:00:00`,
          name: person.name,
          number: phone,
          status: OrderStatus.unpaid,
          note: mark,
        },
      },
      { kind: 'order', mark },
    );
    if (order) {
      const fen = 10_000 + round;
      const input = { id: order.id, pay: order.pay ?? 0, lastPay: fen / 100 };
      const price = { kind: 'price', mark: `${mark} ${fen}` } as const;
      await send(desk, { client: admin, endpoint: changePrice, input }, price);
      const line = {
        orderId: order.id,
        kind: LineKind.payment,
        amount: input.lastPay,
        method: PayMethod.cash,
        note: mark,
      } as const;
      const counted = { kind: 'bill line', mark } as const;
      await send(desk, { client: admin, endpoint: addBillLine, input: line }, counted);
    }
    const request = {
      applyThing: '口罩',
      applyNum: 10,
      thingUnit: '盒',
      applyRemarks: mark,
      emergencyLevel: Urgency.notUrgent,
    };
    const counted = { kind: 'request', mark } as const;
    await send(desk, { client: staff, endpoint: applyForMaterial, input: request }, counted);
    const stay = {
      id: room.id,
      acceptReserved: true,
      estimatedCheckIn: `${dayIn(0)} 14:00:00`,
      estimatedCheckOut: `${dayIn(1)} 12:00:00`,
      checkInfoList: [guest],
    };
    const inRoom = { kind: 'stay', mark: room.id } as const;
    await send(desk, { client: admin, endpoint: checkIn, input: stay }, inRoom);
    await send(desk, { client: admin, endpoint: checkOut, input: { id: room.id } });
    await send(desk, { client: admin, endpoint: cleanRoom, input: { id: room.id } });
  }

  let rounds = 0;
  const open = async (room: Room, desk: number): Promise<void> => {
    const { signal } = pausing;
    await setTimeout(Math.random() * 500);
    while (!signal.aborted) await work(desk, room, (rounds += 1));
  };

  return {
    resume() {
      pausing = new AbortController();
      running = Promise.all(rooms.map(open));
    },
    async pause() {
      pausing.abort();
      await running;
    },
    measure() {
      failures.clear();
      answered = 0;
      for (const gap of [...gaps, gapOfAll]) {
        gap.longest = 0;
        gap.last = performance.now();
      }
    },
    measured: () => ({
      longestOfOne: Math.max(...gaps.map(({ longest }) => longest)) / 1000,
      longestOfAll: gapOfAll.longest / 1000,
      answered,
      failures: new Map(failures),
    }),
  };
}
