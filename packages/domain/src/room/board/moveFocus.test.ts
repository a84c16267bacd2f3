import { describe, expect, it } from 'vitest';
import { isMoveKey, moveFocus, type MoveKey } from './moveFocus.ts';

/*
 * Three cards a line:  floor 0: 0 1 2 | 3 4      floor 1: 0 1      floor 2: 0 1 2 | 3 4 5 | 6
 */
const sizes = [5, 2, 7];

describe('moveFocus', () => {
  it.each<[string, MoveKey, string]>([
    ['0:0', 'ArrowRight', '0:1'],
    ['0:4', 'ArrowRight', '1:0'],
    ['2:6', 'ArrowRight', '2:6'],
    ['0:0', 'ArrowLeft', '0:0'],
    ['1:0', 'ArrowLeft', '0:4'],
    ['0:1', 'ArrowDown', '0:4'],
    ['0:2', 'ArrowDown', '0:4'],
    ['0:3', 'ArrowDown', '1:0'],
    ['1:1', 'ArrowDown', '2:1'],
    ['2:5', 'ArrowDown', '2:6'],
    ['2:6', 'ArrowDown', '2:6'],
    ['2:4', 'ArrowUp', '2:1'],
    ['2:2', 'ArrowUp', '1:1'],
    ['1:1', 'ArrowUp', '0:4'],
    ['0:1', 'ArrowUp', '0:1'],
    ['2:4', 'Home', '2:0'],
    ['2:1', 'End', '2:6'],
    ['1:1', 'PageDown', '2:0'],
    ['2:3', 'PageDown', '2:3'],
    ['1:1', 'PageUp', '0:0'],
    ['0:3', 'PageUp', '0:0'],
  ])('from %s by %s to %s', (from, key, to) => {
    const [floor = 0, card = 0] = from.split(':').map(Number);
    const position = moveFocus(sizes, 3, { floor, card }, key);
    expect(`${position.floor}:${position.card}`).toBe(to);
  });
});

it.each<[MoveKey, string]>([
  ['Home', '0:0'],
  ['End', '2:6'],
])('by Ctrl+%s to %s', (key, to) => {
  const position = moveFocus(sizes, 3, { floor: 1, card: 1 }, key, true);
  expect(`${position.floor}:${position.card}`).toBe(to);
});

it('knows its keys', () => {
  expect(isMoveKey('End', true)).toBe(true);
  expect(isMoveKey('ArrowUp', true)).toBe(false);
  expect(isMoveKey('ArrowUp')).toBe(true);
  expect(isMoveKey('Enter')).toBe(false);
});
