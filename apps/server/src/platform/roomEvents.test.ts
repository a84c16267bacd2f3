import { expect, it } from 'vitest';
import { packEvents, type RoomEvent, unpackEvents } from './roomEvents.ts';

const events = (count: number): RoomEvent[] =>
  Array.from({ length: count }, (_, index) => ({
    hotelId: 1,
    room: { id: index, status: 0, isIsolation: false, roomTypeName: '豪华大床房' },
  }));

it.each([0, 1, 2, 1000])('carries %i events over and back, in notifications that fit', (count) => {
  const payloads = packEvents(events(count));
  for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8000);
  expect(payloads.flatMap(unpackEvents)).toEqual(events(count));
});

it.each(['', 'x', '{}', '[1,null,"a",{}]', '[{"hotelId":"1","room":{}}]'])(
  'takes %j for no events',
  (payload) => {
    expect(unpackEvents(payload)).toEqual([]);
  },
);
