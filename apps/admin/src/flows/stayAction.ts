import type { Id } from '@anzhu/api/contract/codecs';
import type { RoomAction } from '@anzhu/api/rules/roomTransitions';

/** What is done with a stay from any screen, in the order in which it is offered. */
export const stayActions = [
  'checkOut',
  'bill',
  'changeStay',
  'changeRoom',
] as const satisfies readonly RoomAction[];
export type StayAction = (typeof stayActions)[number];

/** The value of `stayKey`. */
export const stayValue = (action: StayAction, roomId: Id): string => `${action}-${roomId}`;

/** What a value of `stayKey` names; null of anything else. */
export function readStayValue(value: string): { action: StayAction; roomId: Id } | null {
  const [, name, roomId] = /^(\w+)-(\d{1,15})$/.exec(value) ?? [];
  const action = stayActions.find((one) => one === name);
  return action && roomId !== undefined ? { action, roomId } : null;
}
