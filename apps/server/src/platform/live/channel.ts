import type { RoomEvent } from './live.ts';

/** The PostgreSQL channel on which instances notify each other of room changes. */
export const roomChannel = 'anzhu_room';

/** PostgreSQL takes notifications of less than 8,000 bytes. */
const maxBytes = 7_900;

/**
 * Packs events into as few notifications as possible: the payloads of `pg_notify`, to be sent
 * inside the transaction of the change.
 */
export function packEvents(events: readonly RoomEvent[]): string[] {
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
export function unpackEvents(payload: string): RoomEvent[] {
  try {
    const events: unknown = JSON.parse(payload);
    return Array.isArray(events) ? events.filter(isEvent) : [];
  } catch {
    return [];
  }
}

function isEvent(value: unknown): value is RoomEvent {
  if (typeof value !== 'object' || value === null) return false;
  const { hotelId, room } = value as Partial<RoomEvent>;
  return typeof hotelId === 'number' && typeof room === 'object' && room !== null;
}
