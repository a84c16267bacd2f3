import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, describe } from 'vitest';
import { drawingOf, drawingsIn, partsOf, slugOf, trace, type DrawnPart } from './lucide.ts';

const code = readFileSync(join(import.meta.dirname, 'src/Icon/index.ts'), 'utf8');
const drawn = drawingsIn(code);

it.each(['BedDouble', 'Check', 'Grid2x2', 'Trash2'])('draws %s by its name in code', (name) => {
  expect(drawingOf(slugOf(name))).toMatch(/^M/);
});

it('says that Lucide has no such icon', () => {
  expect(() => drawingOf('no-such-icon')).toThrow('Lucide has no icon «no-such-icon».');
});

it('reads the shapes of a drawing, without the strokes that an icon has of its own', () => {
  const strokes = 'fill="none" stroke="currentColor" stroke-width="2"';
  expect(partsOf(`<path ${strokes} d="M4 6h1"/>`)).toEqual([['path', { d: 'M4 6h1' }]]);
  expect(partsOf(`<g ${strokes}><circle cx="1" r="2"/><path fill="red" d="M0 0"/></g>`)).toEqual([
    ['circle', { cx: '1', r: '2' }],
    ['path', { fill: 'red', d: 'M0 0' }],
  ]);
});

it('every export is a drawing', () => {
  expect([...drawn.keys()]).toEqual(
    [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name),
  );
});

describe('trace', () => {
  it.each<[string, DrawnPart, string]>([
    ['a path as it is', ['path', { d: 'M2 18h20' }], 'M2 18h20'],
    ['a path that begins anywhere', ['path', { d: 'm9 12 2 2' }], 'M9 12l2 2'],
    ['numbers without spaces', ['path', { d: 'm9.5.5-2 2' }], 'M9.5 .5l-2 2'],
    ['a path that turns at once', ['path', { d: 'm3 3a2 2 0 0 1 4 0' }], 'M3 3a2 2 0 0 1 4 0'],
    ['a line', ['line', { x1: '3', y1: '6', x2: '3.5', y2: '6' }], 'M3 6L3.5 6'],
    ['a polyline', ['polyline', { points: '7 10 12 15' }], 'M7 10 12 15'],
    ['a polygon', ['polygon', { points: '7 10 12 15 1 1' }], 'M7 10 12 15 1 1z'],
    [
      'a circle',
      ['circle', { cx: '12', cy: '12', r: '10' }],
      'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0',
    ],
    [
      'an ellipse',
      ['ellipse', { cx: '12', cy: '5', rx: '9', ry: '3' }],
      'M3 5a9 3 0 1 0 18 0a9 3 0 1 0 -18 0',
    ],
    ['a box', ['rect', { x: '3', y: '4', width: '18', height: '8' }], 'M3 4h18v8h-18z'],
    [
      'a box with round corners',
      ['rect', { x: '3', y: '4', width: '18', height: '8', rx: '2' }],
      'M5 4h14a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2z',
    ],
  ])('draws %s', (_says, part, expected) => {
    expect(trace([part])).toBe(expected);
  });

  it('joins the shapes of a drawing', () => {
    expect(
      trace([
        ['path', { d: 'M4 6h1' }],
        ['path', { d: 'M4 9h1' }],
      ]),
    ).toBe('M4 6h1M4 9h1');
  });

  it.each<[string, DrawnPart]>([
    ['a shape it does not know', ['text', {}]],
    ['a look of its own', ['path', { d: 'M0 0h1', fill: 'currentColor' }]],
  ])('refuses %s', (_says, part) => {
    expect(() => trace([part])).toThrow();
  });
});
