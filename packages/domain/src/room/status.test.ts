import { expect, it } from 'vitest';
import { roomStatusLook } from './status.ts';

it('has a different label and icon for each status, so that colour is never the only difference', () => {
  const looks = Object.values(roomStatusLook);
  expect(new Set(looks.map(({ label }) => label)).size).toBe(looks.length);
  expect(new Set(looks.map(({ icon }) => icon)).size).toBe(looks.length);
});
