import { expect, it } from 'vitest';
import { lateHotelPage, lateRoomTypePage } from './late.ts';

it.each([lateHotelPage, lateRoomTypePage])('$path is the path of the endpoint', async (late) => {
  expect((await late.load()).path).toBe(late.path);
});
