import type { WithRowIds } from '@anzhu/api/contract/codecs';
import { Role } from '@anzhu/api/contract/role';
import { RoomChange } from '@anzhu/api/contract/room';
import * as z from 'zod/mini';
import { actsProtocol, type LiveProtocol } from '@anzhu/api/contract/live';
import type { Session } from '../caller.ts';
import { isActEvent, type LiveEvent, type RoomEvent } from '../roomEvents.ts';

/** Whose rooms a board shows: all, those of one hotel, or the isolation rooms of all; or whose pending acts. */
export type Audience = 'all' | 'isolation' | `hotel ${number}` | `user ${number}`;

/** The audience that a person belongs to; null for the rooms of hotel people without a hotel (spec: roles). */
export function audienceOf(
  { role, hotelId, userId }: Session,
  protocol: LiveProtocol,
): Audience | null {
  if (protocol === actsProtocol) return `user ${userId}`;
  if (role === Role.admin) return 'all';
  if (role === Role.antiEpidemic) return 'isolation';
  return hotelId === null ? null : `hotel ${hotelId}`;
}

/** True when an audience may receive an event. */
function mayReceive(audience: Audience, { hotelId, room, wasIsolation }: RoomEvent): boolean {
  if (audience === 'all') return true;
  if (audience === 'isolation') return room.isIsolation || wasIsolation === true;
  return audience === `hotel ${hotelId}`;
}

/** The content of an event for an audience: of a room that stopped being an isolation room only that fact. */
function changeFor(audience: Audience, { hotelId, room }: RoomEvent): WithRowIds<RoomChange> {
  if (audience !== 'isolation' || room.isIsolation) return { hotelId, ...room };
  return { hotelId, id: room.id, status: room.status, isIsolation: false };
}

/**
 * The message for an audience, ready to send: one room or an array of rooms, or that acts have changed. Null when it may
 * receive none of these events.
 */
export function messageFor(audience: Audience, events: readonly LiveEvent[]): Buffer | null {
  if (events.some((event) => isActEvent(event) && audience === `user ${event.userId}`)) {
    return Buffer.from('{"acts":true}');
  }
  const rooms = events
    .filter((event): event is RoomEvent => !isActEvent(event))
    .filter((event) => mayReceive(audience, event))
    .map((event) => z.encode(RoomChange, changeFor(audience, event) as RoomChange));
  if (rooms.length === 0) return null;
  return Buffer.from(JSON.stringify(rooms.length === 1 ? rooms[0] : rooms));
}
