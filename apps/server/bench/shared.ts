import { type Client, createClient } from '@anzhu/api/client';
import { contract } from '@anzhu/api/contract';
import { DocumentKind } from '@anzhu/api/contract/document';
import { RoomStatus } from '@anzhu/api/contract/room';
import { addDays } from '@anzhu/api/rules/days';
import { hotelDayOf, usualDayStart } from '@anzhu/api/rules/hotelDay';
import { makePerson } from '../src/demo/person.ts';
import { seededRandom } from '../src/demo/random.ts';
import { demoPassword } from '../src/demo/staff.ts';
import { localTime, systemClock } from '../src/platform/clock.ts';

/** Prints a figure, and whether it is within its limit. */
export function note(says: string, value: number, unit: string, limit = Infinity): void {
  const number = value.toFixed(value < 100 ? 1 : 0);
  const bound = limit === Infinity ? '' : ` (≤ ${limit})`;
  console.log(`${value > limit ? '✗' : '✓'} ${says}: ${number} ${unit}${bound}`);
  if (value > limit) process.exitCode = 1;
}

/** The time that a part of all, 0 to 1, stays within. */
export function within(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** A client of the API with one of the demo's accounts, and its token. */
export async function signIn(url: string, username = 'admin'): Promise<Client & { token: string }> {
  let token = '';
  const client = createClient({
    base: () => '',
    token: () => token,
    fetch: (path, init) => fetch(`${url}${String(path)}`, init),
  });
  const answer = await client.call(contract.login, { username, password: demoPassword });
  if ('token' in answer) token = answer.token ?? '';
  if (!token) throw new Error(`${username} cannot sign in`);
  return { ...client, token };
}

/** The day of the hotel so many days from now. */
export const dayIn = (days: number): string =>
  addDays(hotelDayOf(localTime(systemClock.now()), usualDayStart), days);

/** Someone who was not there before, neither in a former run on a kept store. */
export function newGuest(round: number) {
  const serial = 4_000_000 + ((Math.floor(performance.timeOrigin) + round * 7919) % 900_000);
  return makePerson(serial, seededRandom(serial));
}

/** A stay of tonight in a room; by now it may be held for an order. */
export function stayIn(id: string, round: number) {
  const { phone, ...guest } = newGuest(round);
  return {
    id,
    acceptReserved: true,
    estimatedCheckIn: `${dayIn(0)} 14:00:00`,
    estimatedCheckOut: `${dayIn(1)} 12:00:00`,
    checkInfoList: [{ ...guest, number: phone, documentKind: DocumentKind.residentId }],
  };
}

export const page = (number: number) => ({ page: { page: number, size: 10 } });

/** What calls name: a hotel like most others, vacant rooms of the largest one, records of the present and of long ago. */
export type Named = Record<'hotelId' | 'roomType', string> &
  Record<'rooms' | 'orders' | 'people' | 'logs', readonly string[]>;

/** Finds them. */
export async function namedBy({ call }: Client): Promise<Named> {
  const all = await call(contract.listRooms, {});
  const vacant = all.filter((room) => room.status === RoomStatus.vacant && !room.isIsolation);
  const largest = String(Math.max(...vacant.map(({ hotelId }) => Number(hotelId))));
  const room = vacant.find(({ hotelId }) => Number(hotelId) > 20) ?? vacant[0];
  const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id);
  const pages = [
    await call(contract.orderPage, page(1)),
    await call(contract.orderPage, page(500)),
  ];
  return {
    hotelId: room?.hotelId ?? '',
    roomType: room?.type ?? '',
    rooms: ids(vacant.filter(({ hotelId }) => hotelId === largest)),
    orders: ids(pages.flatMap((one) => one.page.records)),
    people: ids((await call(contract.isolationPage, page(1))).records),
    logs: ids((await call(contract.logPage, page(500))).records),
  };
}
