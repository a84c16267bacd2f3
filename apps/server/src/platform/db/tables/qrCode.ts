import type { LocalTime } from './column.ts';

/** How far a sign-in by QR code is, and how it ended. */
export const QrCodeState = { waiting: 0, scanned: 1, confirmed: 2, used: 3, cancelled: 4 } as const;
export type QrCodeState = (typeof QrCodeState)[keyof typeof QrCodeState];

/** A QR code for signing in by phone. It never holds a token. */
export interface QrCodeTable {
  /** SHA-256 of the code, hexadecimal. */
  code_hash: string;
  state: QrCodeState;
  /** The requesting device; only there the code becomes a session. */
  address: string;
  agent: string;
  /** Who scanned it: they alone confirm or cancel it. */
  user_id: number | null;
  created_time: LocalTime;
  /** The first second in which it is worth nothing any more. */
  expires_time: LocalTime;
}
