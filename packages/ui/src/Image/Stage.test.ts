import { describe, expect, it } from 'vitest';
import { moved, panned, pinch, turned, initialView, zoomed } from './Stage.tsx';

const stage = { width: 800, height: 600 };

describe('zoomed', () => {
  it.each([
    [1, 2, 2],
    [8, 1.25, 8],
    [0.5, 0.8, 0.5],
    [4, 0.25, 1],
  ])('%d by %d is %d', (scale, factor, expected) => {
    expect(zoomed({ ...initialView, scale }, factor).scale).toBe(expected);
  });

  it('keeps the point below the pointer in place', () => {
    const at = { x: 100, y: -50 };
    const view = zoomed(initialView, 2, at);
    expect([view.x, view.y]).toEqual([-100, 50]);
    expect(zoomed(view, 0.5, at)).toEqual(initialView);
  });
});

describe('moved', () => {
  it.each([
    [{ x: 30, y: -20 }, [30, -20]],
    [{ x: 5000, y: -5000 }, [800, -600]],
  ])('by %j is at %j', (by, expected) => {
    const view = moved({ ...initialView, scale: 2 }, by, stage);
    expect([view.x, view.y]).toEqual(expected);
  });
});

describe('panned', () => {
  it.each([
    ['to the right the picture goes left', { x: 1, y: 0 }, [-200, 0]],
    ['to the left it goes right', { x: -1, y: 0 }, [200, 0]],
    ['down it goes up', { x: 0, y: 1 }, [0, -150]],
    ['up it goes down', { x: 0, y: -1 }, [0, 150]],
  ])('%s', (_, side, expected) => {
    const view = panned({ ...initialView, scale: 2 }, side, stage);
    expect([view.x, view.y]).toEqual(expected);
  });

  it('ends where dragging ends', () => {
    const far = { ...initialView, scale: 2, x: -800, y: 0 };
    expect(panned(far, { x: 1, y: 0 }, stage)).toEqual(far);
  });
});

it('turns in the middle', () => {
  expect(turned({ scale: 2, x: 40, y: 5, turn: 3 })).toEqual({ scale: 2, x: 0, y: 0, turn: 4 });
});

it('computes a pinch', () => {
  const from = [
    { x: -10, y: 0 },
    { x: 10, y: 0 },
  ] as const;
  const to = [
    { x: -15, y: 4 },
    { x: 25, y: 4 },
  ] as const;
  expect(pinch(from, to)).toEqual({ factor: 2, at: { x: 5, y: 4 }, by: { x: 5, y: 4 } });
  expect(pinch([from[0], from[0]], to).factor).toBe(1);
});
