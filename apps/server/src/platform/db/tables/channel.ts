import type { LocalTime } from './column.ts';

/**
 * A key by which a booking channel, or the guests' mini program, sends orders and declarations. A
 * channel may have several, so that one can be replaced without a pause.
 */
export interface ChannelKeyTable {
  /** The part of the key that names it; no secret. */
  key_id: string;
  /** Name of the channel: stands in its orders. */
  channel: string;
  /** SHA-256 of the key, hexadecimal. */
  key_hash: string;
  created_time: LocalTime;
  revoked_time: LocalTime | null;
}
