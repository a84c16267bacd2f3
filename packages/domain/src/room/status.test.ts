import { expect, it } from 'vitest';
import { shownStatusLook } from './status.ts';

it('has a different label and icon for each status, so that colour is never the only difference', () => {
  const looks = Object.values(shownStatusLook);
  expect(new Set(looks.map(({ label }) => label)).size).toBe(looks.length);
  expect(new Set(looks.map(({ icon }) => icon)).size).toBe(looks.length);
});
