import type { Page } from '@playwright/test';
import { addDays } from '@anzhu/api/rules/days';
import { expect, hotelDay } from './journey.ts';

interface Reply<Data> {
  code: number | string;
  msg: string;
  data: Data;
}

/** Makes a call as who is signed in on the page, and returns what is replied; one without input reads. */
export async function ask<Data>(page: Page, path: string, data?: object): Promise<Reply<Data>> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: token ?? '' };
  const response = await (data
    ? page.request.post(path, { data, headers })
    : page.request.get(path, { headers }));
  return (await response.json()) as Reply<Data>;
}

/** Makes a call that must not be refused, and returns its data. */
export async function call<Data>(page: Page, path: string, data?: object): Promise<Data> {
  const reply = await ask<Data>(page, path, data);
  expect(Number(reply.code), reply.msg).toBe(200);
  return reply.data;
}

/** Books rooms of the type with the most left, paid, from tonight on, by phone and without a document. @returns orders */
export async function bookTonight(
  page: Page,
  { name, rooms = 1 }: { name: string; rooms?: number },
): Promise<string[]> {
  const types = await call<{ roomTypes: { id: number; available: number[] }[] }>(
    page,
    '/api/roomType/availability',
  );
  const [type] = types.roomTypes.toSorted(
    (one, other) => (other.available[0] ?? 0) - (one.available[0] ?? 0),
  );
  const { ids } = await call<{ ids: number[] }>(page, '/api/order/add', {
    roomType: type?.id,
    rooms,
    name,
    number: '19900009001',
    estimatedCheckIn: `${hotelDay()} 14:00:00`,
    estimatedCheckOut: `${addDays(hotelDay(), 1)} 12:00:00`,
    status: 1,
    method: 1,
  });
  return ids.map(String);
}
