import { liveReplay } from '@anzhu/api/contract/live';
import { isActEvent, type LiveEvent } from '../roomEvents.ts';

/** The latest event of each room, and of each user's acts, of the last seconds. */
export interface RecentEvents {
  /** Keeps events that are sent at `now`, in milliseconds. */
  add(events: readonly LiveEvent[], now: number): void;
  /** Those that a client may have missed that reads its list and then connects. */
  at(now: number): LiveEvent[];
  /** Forgets all: events were lost, and a room may be otherwise by now. */
  clear(): void;
}

const subjectOf = (event: LiveEvent): string =>
  isActEvent(event) ? `user ${event.userId}` : `room ${event.room.id}`;

/** Keeps events for as long as a client may take from its first read to its connection. */
export function makeRecentEvents(): RecentEvents {
  const kept = new Map<string, { event: LiveEvent; sentAt: number }>();
  const forgetOld = (now: number): void => {
    // Oldest first: an event is put at the end when it is kept.
    for (const [subject, { sentAt }] of kept) {
      if (now - sentAt <= liveReplay) return;
      kept.delete(subject);
    }
  };
  return {
    add(events, now) {
      forgetOld(now);
      for (const event of events) {
        const subject = subjectOf(event);
        kept.delete(subject);
        kept.set(subject, { event, sentAt: now });
      }
    },
    at(now) {
      forgetOld(now);
      return Array.from(kept.values(), ({ event }) => event);
    },
    clear: () => kept.clear(),
  };
}
