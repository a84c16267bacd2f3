import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Store } from './db/store.ts';
import type { FileStorage } from './files/storage.ts';
import type { Log } from './log.ts';
import type { PaymentGateway } from './payment/gateway.ts';
import type { Live } from './roomEvents.ts';
import type { RateLimit } from './session/limit.ts';
import type { Passwords } from './session/passwords.ts';

/** What every handler works with. Made once at start (or by a test), never global. */
export interface Server {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  readonly store: Store;
  /** Uploaded pictures. */
  readonly files: FileStorage;
  readonly live: Live;
  readonly payment: PaymentGateway;
  readonly passwords: Passwords;
  /** Failed sign-ins by address. */
  readonly signInLimit: RateLimit;
  /** Questions whether a phone is taken, by address. */
  readonly phoneCheckLimit: RateLimit;
  /** Aborted when the server begins to stop: it finishes what runs and is no longer ready. */
  readonly stopping: AbortSignal;
  /** Requests for QR codes, and polls with wrong ones, by address. */
  readonly qrCodeLimit: RateLimit;
  /** Calls by booking channel. */
  readonly channelLimit: RateLimit;
}
