import { describe, expect, it } from 'vitest';
import { clampPage, countPages, paginate } from './Pager.tsx';

describe('countPages', () => {
  it.each([
    [0, 10, 1],
    [1, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [1_000_000, 10, 100_000],
  ])('%i records by %i make %i', (total, size, pages) => {
    expect(countPages(total, size)).toBe(pages);
  });
});

describe('clampPage', () => {
  it.each([
    [0, 5, 1],
    [-3, 5, 1],
    [3, 5, 3],
    [3.9, 5, 3],
    [9, 5, 5],
  ])('%d of %i is %i', (page, pages, nearest) => {
    expect(clampPage(page, pages)).toBe(nearest);
  });
});

describe('paginate', () => {
  it.each([
    [1, 1, [1]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 8, [1, 2, 3, 4, 5, 'after', 8]],
    [4, 8, [1, 2, 3, 4, 5, 'after', 8]],
    [5, 8, [1, 'before', 4, 5, 6, 7, 8]],
    [5, 9, [1, 'before', 4, 5, 6, 'after', 9]],
    [10, 20, [1, 'before', 9, 10, 11, 'after', 20]],
    [17, 20, [1, 'before', 16, 17, 18, 19, 20]],
    [20, 20, [1, 'before', 16, 17, 18, 19, 20]],
    [99, 20, [1, 'before', 16, 17, 18, 19, 20]],
  ])('page %i of %i', (page, pages, slots) => {
    expect(paginate(page, pages)).toEqual(slots);
  });

  it('shows the current page once, in seven slots, at any position', () => {
    for (let page = 1; page <= 30; page += 1) {
      const slots = paginate(page, 30);
      expect(slots).toHaveLength(7);
      expect(slots.filter((slot) => slot === page)).toHaveLength(1);
    }
  });
});
