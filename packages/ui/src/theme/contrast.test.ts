import { describe, expect, it } from 'vitest';
import { contrast } from './colorMath.ts';
import { darkColor, lightColor, type ThemeColor } from './palette.ts';

type Name = keyof ThemeColor;
type Pair = readonly [Name, Name];

const grounds: Name[] = ['canvas', 'surface', 'sunken'];
const inks: Name[] = ['ink', 'inkMuted', 'inkSubtle'];
const tones = ['brand', 'success', 'warning', 'danger', 'info', 'accent'] as const;
const softs: Name[] = tones.map((tone) => `${tone}Soft` as const);

const every = (fronts: readonly Name[], backs: readonly Name[]): Pair[] =>
  fronts.flatMap((front) => backs.map((back): Pair => [front, back]));

const readable: Pair[] = [
  ...every([...inks, ...tones, 'brandHover', 'dangerHover'], grounds),
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
});
