import { describe, expect, it } from 'vitest';
import { chinaDrawing } from './chinaDrawing.ts';
import { drawingSize, fitMap, insetSize, mapSizes, type Area } from './mapFrame.ts';

const sizes = [
  { width: 260, height: 280 },
  { width: 340, height: 350 },
  { width: 420, height: 400 },
  { width: 700, height: 412 },
  { width: 1400, height: 412 },
];

/** All numbers pairs of path data; our paths are made of absolute points. */
const pointsOf = (d: string): [number, number][] =>
  [...d.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

describe.each(sizes)('$width × $height', (size) => {
  const fit = fitMap(size);

  it('has the whole country in it', () => {
    const points = chinaDrawing.provinces.flatMap(({ d }) => pointsOf(d));
    const across = points.map(([x]) => fit.left + x * fit.scale);
    const down = points.map(([, y]) => fit.top + y * fit.scale);
    expect(Math.min(...across)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...across)).toBeLessThanOrEqual(size.width);
    expect(Math.min(...down)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...down)).toBeLessThanOrEqual(size.height);
  });

  it('has the whole inset in it, on no province', () => {
    const { left, top, width, height } = fit.inset;
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(left + width).toBeLessThanOrEqual(size.width);
    expect(top + height).toBeLessThanOrEqual(size.height);
    const covers = ({ left: x, top: y, ...box }: Area, [px, py]: [number, number]): boolean =>
      px > x && px < x + box.width && py > y && py < y + box.height;
    const covered = chinaDrawing.provinces.filter(({ d }) =>
      pointsOf(d).some(([x, y]) =>
        covers(fit.inset, [fit.left + x * fit.scale, fit.top + y * fit.scale]),
      ),
    );
    expect(covered.map(({ name }) => name)).toEqual([]);
  });
});

it('lays the inset below a narrow map and beside a wide one', () => {
  const narrow = fitMap({ width: 340, height: 350 });
  const wide = fitMap({ width: 700, height: 412 });
  expect(narrow.inset.top + narrow.inset.height).toBeGreaterThan(
    narrow.top + drawingSize.height * narrow.scale + 20,
  );
  expect(wide.inset.left + wide.inset.width).toBeGreaterThan(
    wide.left + drawingSize.width * wide.scale + 20,
  );
  expect(wide.inset.left + wide.inset.width).toBeCloseTo(694);
  expect(wide.inset.top + wide.inset.height).toBeCloseTo(406);
  expect(wide.inset.width / wide.scale).toBeCloseTo(insetSize.width, 0);
});

describe('mapSizes', () => {
  it.each([
    { width: 1100, isBeside: true, map: { width: 848, height: 412 }, height: 440 },
    { width: 620, isBeside: true, map: { width: 368, height: 388 }, height: 440 },
    { width: 619, isBeside: false, map: { width: 619, height: 635 }, height: 915 },
    { width: 340, isBeside: false, map: { width: 340, height: 349 }, height: 653 },
  ])('$width px: beside $isBeside', ({ width, ...expected }) => {
    expect(mapSizes(width, 440)).toMatchObject(expected);
  });
});
