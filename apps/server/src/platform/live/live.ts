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

/**
 * Delivers room changes to every connected board, of this instance and of the others.
 *
 * With the embedded store the store calls `deliver` itself, after the commit. With PostgreSQL it
 * notifies inside the transaction (`live/channel.ts`) and every instance, its own included,
 * delivers what it receives: nothing is delivered twice.
 */
export interface Live {
  /** Hands events to the boards connected to this instance; called after the change is durable. */
  deliver(events: readonly RoomEvent[]): void;
  /** Closes the boards of a session that has ended. */
  closeSession(tokenHash: string): void;
  /** Closes every board, so that it opens again and reads afresh: events may have been missed. */
  startAfresh(): void;
  /** Number of open boards. */
  readonly size: number;
  /** Closes every connection for good. */
  close(): Promise<void>;
}
