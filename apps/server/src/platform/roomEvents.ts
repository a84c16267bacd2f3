import type { WithRowIds } from '@anzhu/api/contract/codecs';
import type { RoomChange } from '@anzhu/api/contract/room';

/** A room change on its way to those who may see it. */
export interface RoomEvent {
  hotelId: number;
  room: WithRowIds<RoomChange>;
  /**
   * True when the room was an isolation room before the change: boards limited to isolation rooms
   * must be notified that it no longer is one.
   */
  wasIsolation?: boolean;
}

/** The pending acts of a user have changed. */
export interface ActEvent {
  userId: number;
}

export type LiveEvent = RoomEvent | ActEvent;

export const isActEvent = (event: LiveEvent): event is ActEvent => 'userId' in event;

/**
 * Delivers room changes and changes of pending acts to every connected board, of this instance and of the others.
 *
 * With the embedded store the store calls `deliver` itself, after the commit. With PostgreSQL it
 * notifies inside the transaction (`packEvents`) and every instance, its own included,
 * delivers what it receives: nothing is delivered twice.
 */
export interface Live {
  /** Hands events to the boards connected to this instance; called after the change is durable. */
  deliver(events: readonly LiveEvent[]): void;
  /** Waits for a change of the pending acts of a user, at most so many milliseconds. */
  waitForActs(userId: number, milliseconds: number, signal: AbortSignal): Promise<void>;
  /** Checks the session of every board; what happens from now on is delivered after that. */
  checkAgain(): void;
  /** Closes the boards of a session that has ended. */
  closeSession(tokenHash: string): void;
  /**
   * Closes every board, so that it opens again and reads afresh: events may have been missed. One after the other
   * within seconds, so that thousands do not read in one instant.
   */
  reconnect(): void;
  /** Number of open boards. */
  readonly size: number;
  /** Closes every connection for good. */
  close(): Promise<void>;
}

/** The PostgreSQL channel on which instances notify each other of changes. */
export const roomChannel = 'anzhu_room';

/** The notification upon which every instance checks its boards. */
export const checkPayload = 'check';

/** PostgreSQL takes notifications of less than 8,000 bytes. */
const maxBytes = 7_900;

/**
 * Packs events into as few notifications as possible: the payloads of `pg_notify`, to be sent
 * inside the transaction of the change.
 */
export function packEvents(events: readonly LiveEvent[]): string[] {
  const payloads: string[] = [];
  let parts: string[] = [];
  let bytes = 2;
  for (const event of events) {
    const part = JSON.stringify(event);
    const size = Buffer.byteLength(part) + 1;
    if (parts.length > 0 && bytes + size > maxBytes) {
      payloads.push(`[${parts.join(',')}]`);
      parts = [];
      bytes = 2;
    }
    parts.push(part);
    bytes += size;
  }
  if (parts.length > 0) payloads.push(`[${parts.join(',')}]`);
  return payloads;
}

/** Unpacks a notification. What does not read as events (someone else's notification) is none. */
export function unpackEvents(payload: string): LiveEvent[] {
  try {
    const events: unknown = JSON.parse(payload);
    return Array.isArray(events) ? events.filter(isEvent) : [];
  } catch {
    return [];
  }
}

function isEvent(value: unknown): value is LiveEvent {
  if (typeof value !== 'object' || value === null) return false;
  if ('userId' in value) return typeof value.userId === 'number';
  const { hotelId, room } = value as Partial<RoomEvent>;
  return typeof hotelId === 'number' && typeof room === 'object' && room !== null;
}
