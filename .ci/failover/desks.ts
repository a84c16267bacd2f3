import { setTimeout } from 'node:timers/promises';
import { ApiError, type Client, isTransient } from '@anzhu/api/client';
import { contract } from '@anzhu/api/contract';
import { LineKind, PayMethod } from '@anzhu/api/contract/bill';
import type { DataOf, Endpoint, InputOf } from '@anzhu/api/contract/endpoint';
import { OrderStatus } from '@anzhu/api/contract/order';
import { type Room, RoomStatus } from '@anzhu/api/contract/room';
import { dayIn, newGuest, stayIn } from '../../apps/server/bench/shared.ts';
import type { Cluster } from './cluster.ts';

/** For so many milliseconds a desk sends a change again whose answer was lost. */
const patience = 60_000;

/** Between two changes of a desk, and before one is sent again, in milliseconds. */
const pause = (): number => 300 + Math.random() * 500;

/** What is written is found by the names of those who book and stay: as often as each is there. */
const counted = `
  select booker_name as mark, count(*) as count from orders where booker_name like '接管预订%' group by 1
  union all select booker_name || ' 账', count(*) from bill_line join orders on orders.id = bill_line.order_id
    where booker_name like '接管预订%' group by 1
  union all select name, count(*) from stay_guest where name like '接管入住%' group by 1`;

/** What came of an act. */
const unmeasured = () => ({
  /** Answered changes. */
  written: 0,
  /** The longest time without an answered change, of all desks together and of one, in seconds. */
  gap: 0,
  longestOfOne: 0,
  /** Calls that failed, by their words. */
  failures: new Map<string, number>(),
});

/** The words of a failure, without what differs from call to call. */
const wordsOf = (error: unknown): string =>
  error instanceof ApiError ? error.message.replace(/，编号 \w+$/, '') : String(error);

/** Desks that write one after the other, each in a vacant room of its own. They rest until `resume`. */
export function openDesks(client: Client, rooms: readonly Room[]) {
  /** Whether what was sent was answered, by its mark. */
  const sent = new Map<string, boolean>();
  let measured = unmeasured();
  /** When all desks together (-1) and each of them had the last answer. */
  const lasts = new Map<number, number>();
  let pausing = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  let rounds = 0;

  function wrote(desk: number): void {
    const now = performance.now();
    const waited = (of: number): number => (now - (lasts.get(of) ?? now)) / 1000;
    measured.written += 1;
    measured.gap = Math.max(measured.gap, waited(-1));
    measured.longestOfOne = Math.max(measured.longestOfOne, waited(desk));
    lasts.set(-1, now).set(desk, now);
  }

  /** Sends a change until it is answered. @returns null when it was refused, or never answered */
  async function send<E extends Endpoint>(
    desk: number,
    [endpoint, input]: readonly [E, InputOf<E>],
    mark?: string,
  ): Promise<DataOf<E> | null> {
    const end = performance.now() + patience;
    if (mark) sent.set(mark, false);
    for (;;) {
      try {
        const data = await client.call(endpoint, input);
        if (mark) sent.set(mark, true);
        wrote(desk);
        await setTimeout(pause());
        return data;
      } catch (error) {
        const words = wordsOf(error);
        measured.failures.set(words, (measured.failures.get(words) ?? 0) + 1);
        await setTimeout(pause());
        if (!isTransient(error) || performance.now() > end) return null;
      }
    }
  }

  /** An order with a bill line, and a stay from check-in to cleaning. */
  async function work({ id, type }: Room, desk: number, round: number): Promise<void> {
    const [booker, name] = [`接管预订 ${desk}-${round}`, `接管入住 ${desk}-${round}`];
    const night = 100 + ((desk * 37 + round) % 250);
    const booking = {
      roomType: type ?? '',
      rooms: 1,
      estimatedCheckIn: `${dayIn(night)} 14:00:00`,
      estimatedCheckOut: `${dayIn(night + 1)} 12:00:00`,
      name: booker,
      number: newGuest(round).phone,
      status: OrderStatus.unpaid,
    };
    const order = await send(desk, [contract.addOrder, booking], booker);
    if (order) {
      const line = { orderId: order.id, kind: LineKind.payment, method: PayMethod.cash, note: '' };
      const paid = { ...line, amount: order.pay ?? 0 };
      await send(desk, [contract.addBillLine, paid], `${booker} 账`);
    }
    const stay = stayIn(id, round);
    const checkInfoList = stay.checkInfoList.map((guest) => ({ ...guest, name }));
    await send(desk, [contract.checkIn, { ...stay, checkInfoList }], name);
    await send(desk, [contract.checkOut, { id }]);
    await send(desk, [contract.cleanRoom, { id }]);
  }

  return {
    written: () => measured.written,
    /** Lets them write, and begins to measure. */
    resume(): void {
      pausing = new AbortController();
      measured = unmeasured();
      for (const desk of [-1, ...rooms.keys()]) lasts.set(desk, performance.now());
      const { signal } = pausing;
      const open = async (room: Room, desk: number): Promise<void> => {
        await setTimeout(Math.random() * 500);
        while (!signal.aborted) await work(room, desk, (rounds += 1));
      };
      running = Promise.all(rooms.map(open));
    },
    /** Lets each end what it writes. */
    async pause() {
      pausing.abort();
      await running;
      return measured;
    },
    /** Counts what is stored, of former acts too. */
    async count(read: Cluster['read']): Promise<{ lost: number; twice: number }> {
      const rows = await read(counted);
      const there = new Map(rows.map((row) => [String(row['mark']), Number(row['count'])]));
      const isLost = ([mark, isAnswered]: [string, boolean]) => isAnswered && !there.has(mark);
      return {
        lost: [...sent].filter(isLost).length,
        twice: [...there.values()].filter((count) => count > 1).length,
      };
    },
  };
}

/** Vacant rooms of several hotels and types. */
export async function vacantRooms(client: Client, count: number): Promise<Room[]> {
  const rooms = await client.call(contract.listRooms, {});
  const vacant = rooms.filter(
    ({ status, isIsolation, blocked }) =>
      status === RoomStatus.vacant && !isIsolation && blocked === null,
  );
  const step = Math.max(1, Math.floor(vacant.length / count));
  return vacant.filter((_, at) => at % step === 0).slice(0, count);
}
