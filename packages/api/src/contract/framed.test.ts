import { expect, it, vi } from 'vitest';
import { frameOf, framedStart, makeUnframer } from './framed.ts';

const pieces = [[1, 2, 3], [], [4], [5, 6, 7, 8, 9, 10, 11, 12]].map((one) => Uint8Array.from(one));
const whole = pieces.flatMap((piece) => [...piece]);
const framed = [
  framedStart(70_000),
  ...pieces.map((piece, place) => frameOf(place * 20_000, piece)),
].flatMap((part) => [...part]);

it.each([1, 2, 3, 5, 7, 11, 1000])('is the file again, cut into chunks of %i', (size) => {
  const onRows = vi.fn();
  const unframer = makeUnframer(onRows);
  const read: number[] = [];
  for (let from = 0; from < framed.length; from += size) {
    const chunk = Uint8Array.from(framed.slice(from, from + size));
    for (const piece of unframer.push(chunk)) read.push(...piece);
  }
  expect(read).toEqual(whole);
  expect(unframer.isWhole()).toBe(true);
  expect(onRows.mock.calls).toEqual(pieces.map((_, place) => [place * 20_000, 70_000]));
});

it.each([0, 3, 4 + 8, framed.length - 1])('is not whole after %i bytes', (size) => {
  const unframer = makeUnframer(() => undefined);
  unframer.push(Uint8Array.from(framed.slice(0, size)));
  expect(unframer.isWhole()).toBe(false);
});
