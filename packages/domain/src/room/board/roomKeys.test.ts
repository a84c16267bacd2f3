import { expect, it } from 'vitest';
import { actionOfKey, keyOfAction } from './roomKeys.ts';

const none = { ctrlKey: false, altKey: false, metaKey: false };

it.each([
  ['i', {}, false, 'checkIn'],
  ['I', {}, false, 'checkIn'],
  ['o', {}, false, 'checkOut'],
  ['o', {}, true, 'exitIsolation'],
  ['c', {}, true, 'clean'],
  ['c', { ctrlKey: true }, false, null],
  ['i', { metaKey: true }, false, null],
  ['x', {}, false, null],
  // Of the cell itself, not of its buttons.
  ['Enter', {}, false, null],
])('%s with %j in an isolation room (%s): %s', (key, held, isIsolation, action) => {
  const room = { isIsolation, isToInspect: false };
  expect(actionOfKey({ ...none, ...held, key }, room)).toBe(action);
});

it('passes a room that was cleaned by the key that cleans', () => {
  const room = { isIsolation: false, isToInspect: true };
  expect(actionOfKey({ ...none, key: 'c' }, room)).toBe('inspect');
});

it.each([
  ['checkOut', 'O'],
  ['exitIsolation', 'O'],
  ['inspect', 'C'],
  ['view', 'Enter'],
  ['changeRoom', undefined],
] as const)('%s has the key %s', (action, key) => {
  expect(keyOfAction(action)).toBe(key);
});
