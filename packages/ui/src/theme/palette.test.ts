import { describe, expect, it } from 'vitest';
import { contrast, distance, oklab, type Vision } from './colorMath.ts';
import {
  darkChart,
  darkColor,
  lightChart,
  lightColor,
  markColor,
  type ThemeColor,
} from './palette.ts';

type Name = keyof ThemeColor;
type Pair = readonly [Name, Name];

const grounds: Name[] = ['canvas', 'surface', 'sunken', 'raised', 'hover'];
const inks: Name[] = ['ink', 'inkMuted', 'inkSubtle'];
const tones = ['brand', 'success', 'warning', 'danger', 'info', 'accent'] as const;
const softs: Name[] = tones.map((tone) => `${tone}Soft` as const);

const every = (fronts: readonly Name[], backs: readonly Name[]): Pair[] =>
  fronts.flatMap((front) => backs.map((back): Pair => [front, back]));

const readable: Pair[] = [
  ...every([...inks, ...tones, 'brandHover', 'dangerHover', 'seal'], grounds),
  ...every(inks, softs),
  ...tones.map((tone): Pair => [tone, `${tone}Soft`]),
  ...every(['onBrand'], ['brand', 'brandHover']),
  ...every(['onDanger'], ['danger', 'dangerHover']),
];
const visible: Pair[] = every(['lineStrong', 'focus'], grounds);

describe.each([
  { theme: 'light', color: lightColor },
  { theme: 'dark', color: darkColor },
])('in the $theme theme', ({ color }) => {
  it.each(readable)('%s can be read on %s (4.5:1)', (front, back) => {
    expect(contrast(color[front], color[back])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(visible)('%s can be seen on %s (3:1)', (front, back) => {
    expect(contrast(color[front], color[back])).toBeGreaterThanOrEqual(3);
  });

  it('has a hover that differs from every ground it is on', () => {
    for (const ground of ['canvas', 'surface', 'raised'] as const) {
      expect(distance(color.hover, color[ground])).toBeGreaterThanOrEqual(2.5);
    }
  });
});

it('has a mark that can be read in itself, whatever is around it', () => {
  expect(contrast(markColor.paper, markColor.ink)).toBeGreaterThanOrEqual(4.5);
});

it('is lighter in the dark the nearer it is', () => {
  const order = ['sunken', 'canvas', 'surface', 'raised', 'hover'] as const;
  const lightness = order.map((ground) => oklab(darkColor[ground])[0]);
  expect(lightness).toEqual(lightness.toSorted((one, other) => one - other));
  expect(new Set(lightness).size).toBe(order.length);
});

const sights: Vision[] = ['normal', 'deuteranope', 'protanope'];

describe.each([
  { theme: 'light', color: lightColor, chart: lightChart },
  { theme: 'dark', color: darkColor, chart: darkChart },
])('charts in the $theme theme', ({ color, chart }) => {
  const categories = [
    chart.category1,
    chart.category2,
    chart.category3,
    chart.category4,
    chart.category5,
    chart.category6,
  ];
  const amounts = [
    chart.amount0,
    chart.amount1,
    chart.amount2,
    chart.amount3,
    chart.amount4,
    chart.amount5,
  ];
  const pairs = categories.flatMap((one, index) =>
    categories.slice(index + 1).map((other) => [one, other] as const),
  );

  it('start with the brand', () => {
    expect(categories[0]).toBe(color.brand);
  });

  it.each(categories)('%s can be seen on a panel (3:1)', (category) => {
    expect(contrast(category, color.surface)).toBeGreaterThanOrEqual(3);
  });

  it.each(sights)('tell any two kinds apart for %s sight', (sight) => {
    const apart = pairs.map(([one, other]) => distance(one, other, sight));
    expect(apart).toHaveLength(15);
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(10);
  });

  it('run from nothing to the brand in even steps of lightness', () => {
    const lightness = amounts.map((amount) => oklab(amount)[0]);
    const whole = (lightness[5] ?? 0) - (lightness[0] ?? 0);
    expect([amounts[0], amounts[5]]).toEqual([color.sunken, color.brand]);
    for (const [step, value] of lightness.entries()) {
      expect(value).toBeCloseTo((lightness[0] ?? 0) + (whole * step) / 5, 0);
    }
  });
});
