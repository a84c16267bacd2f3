import type { Room } from '@anzhu/api/contract/room';
import type { RoomAction } from '@anzhu/api/rules/roomTransitions';
import type { KeyboardEvent } from 'react';

/** The keys on a room of the board, and what they do; O ends an isolation too, C passes what was cleaned. */
const actions = new Map<string, RoomAction>([
  ['Enter', 'view'],
  ['I', 'checkIn'],
  ['O', 'checkOut'],
  ['C', 'clean'],
]);

/** For `aria-keyshortcuts`. */
export const keyShortcuts = [...actions.keys()].join(' ');

/** What a letter does with a room, allowed or not; null for other keys. */
export function actionOfKey(
  { key, ctrlKey, altKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>,
  { isIsolation, isToInspect }: Pick<Room, 'isIsolation' | 'isToInspect'>,
): RoomAction | null {
  if (key.length !== 1 || ctrlKey || altKey || metaKey) return null;
  const action = actions.get(key.toUpperCase()) ?? null;
  if (action === 'clean' && isToInspect) return 'inspect';
  return action === 'checkOut' && isIsolation ? 'exitIsolation' : action;
}

/** The key of an action, as printed on it; undefined where it has none. */
export function keyOfAction(action: RoomAction): string | undefined {
  const wanted = { exitIsolation: 'checkOut', inspect: 'clean' }[action as string] ?? action;
  return [...actions].find(([, one]) => one === wanted)?.[0];
}
