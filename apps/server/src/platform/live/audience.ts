import type { WithRowIds } from '@anzhu/api/contract/codecs';
import { Role } from '@anzhu/api/contract/role';
import { RoomChange } from '@anzhu/api/contract/room';
import * as z from 'zod/mini';
import type { Session } from '../caller.ts';
import { guestNameFor } from '../session/scope.ts';
import type { RoomEvent } from '../roomEvents.ts';

/** Whose rooms a board shows: all, those of one hotel, or the isolation rooms of all. */
export type Audience = 'all' | 'isolation' | `hotel ${number}`;

/** The audience that a person belongs to; null for hotel people without a hotel (spec: roles). */
export function audienceOf({ role, hotelId }: Session): Audience | null {
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

/**
 * The content of an event for an audience: of a room that stopped being an isolation room only that
 * fact; for admins without the name of the guest.
 */
function changeFor(audience: Audience, { hotelId, room }: RoomEvent): WithRowIds<RoomChange> {
  if (audience === 'all' && room.guest) {
    return { hotelId, ...room, guest: guestNameFor({ role: Role.admin }, room.guest) };
  }
  if (audience !== 'isolation' || room.isIsolation) return { hotelId, ...room };
  return { hotelId, id: room.id, status: room.status, isIsolation: false };
}

/**
 * The message for an audience, ready to send: one room or an array of rooms. Null when it may
 * receive none of these events.
 */
export function messageFor(audience: Audience, events: readonly RoomEvent[]): Buffer | null {
  const rooms = events
    .filter((event) => mayReceive(audience, event))
    .map((event) => z.encode(RoomChange, changeFor(audience, event) as RoomChange));
  if (rooms.length === 0) return null;
  return Buffer.from(JSON.stringify(rooms.length === 1 ? rooms[0] : rooms));
}
