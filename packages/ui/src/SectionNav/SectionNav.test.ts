import { expect, it } from 'vitest';
import { currentSection } from './SectionNav.tsx';

it.each([
  ['before the first', [40, 300, 600], false, 'a'],
  ['at the first', [0, 260, 560], false, 'a'],
  ['rounded by the browser', [-260, 1.4, 300], false, 'b'],
  ['between', [-400, -140, 160], false, 'b'],
  ['at the end', [-400, -140, 160], true, 'c'],
])('%s', (_, tops, isAtEnd, expected) => {
  const sections = tops.map((top, place) => ({ id: 'abc'.charAt(place), top }));
  expect(currentSection(sections, isAtEnd)).toBe(expected);
});

it('is nothing without sections', () => {
  expect(currentSection([], true)).toBeUndefined();
  expect(currentSection([], false)).toBeUndefined();
});
