import type { Client } from '@anzhu/api/client';
import { contract } from '@anzhu/api/contract';
import type { Endpoint } from '@anzhu/api/contract/endpoint';
import { OrderStatus } from '@anzhu/api/contract/order';
import { type Named, note, page, stayIn, within } from './shared.ts';

/** What a desk does, over and over, in a room of its own: a third are changes. */
function turnsOf(named: Named, desk: number): readonly (readonly [Endpoint, object])[] {
  const id = named.rooms[desk];
  if (id === undefined) throw new Error('there are too few vacant rooms');
  const one = (ids: readonly string[]) => ids[desk % ids.length];
  return [
    [contract.orderPage, { ...page(1 + desk), status: OrderStatus.completed }],
    [contract.checkIn, stayIn(id, 100 + desk)],
    [contract.search, { keyword: one(['zhangwei', '张明远', '1203', '8888']) }],
    [contract.modifyIsolation, { id: one(named.people), city: '杭州' }],
    [contract.listRooms, { hotelId: named.hotelId }],
    [contract.checkOut, { id }],
    [contract.orderPage, { ...page(1), province: '浙江' }],
    [contract.cleanRoom, { id }],
    [contract.getOrder, { id: one(named.orders) }],
    [contract.isolationPage, page(1 + desk)],
    [contract.logPage, { ...page(1), sketch: '办理入住' }],
    [contract.keyFigures, { hotelId: named.hotelId }],
  ];
}

const seconds = Number(process.env['BENCH_SECONDS'] ?? 10);

const desks = 20;

/** Desks that each make one call after another, as fast as they can. */
export async function load(client: Client, named: Named, limit: number): Promise<void> {
  // A second does not count: all desks ask at once, of a server that was idle.
  const began = performance.now() + 1000;
  const end = began + seconds * 1000;
  const times: number[] = [];
  const work = async (desk: number): Promise<void> => {
    const turns = turnsOf(named, desk);
    while (performance.now() < end) {
      for (const [endpoint, input] of turns) {
        const started = performance.now();
        await client.call(endpoint, input as never);
        const now = performance.now();
        if (started >= began && now <= end) times.push(now - started);
      }
    }
  };
  await Promise.all(Array.from({ length: desks }, (_, desk) => work(desk)));
  const says = `${desks} desks as fast as they can`;
  note(says, times.length / seconds, 'calls/s');
  note(`${says}, p50`, within(times, 0.5), 'ms');
  note(`${says}, p99`, within(times, 0.99), 'ms', limit);
}
