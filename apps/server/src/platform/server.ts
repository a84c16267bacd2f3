import type { Background } from './background.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Store } from './db/store.ts';
import type { ExportQueue } from './exportQueue.ts';
import type { FileStorage } from './files/storage.ts';
import type { VirusScan } from './files/virusScan.ts';
import type { InvoiceService } from './invoicing/invoiceService.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { PaymentGateway } from './payment/gateway.ts';
import type { Live } from './roomEvents.ts';
import type { RateLimit } from './session/limit.ts';
import type { Passwords } from './session/passwords.ts';
import type { SecurityLog } from './session/securityLog.ts';
import type { SignInGate } from './session/signInGate.ts';
import type { Traces } from './traces/traces.ts';

/** What every handler works with. Made once at start (or by a test), never global. */
export interface Server {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  readonly store: Store;
  /** Counts calls and jobs; null without `METRICS_PORT`. */
  readonly metrics: Metrics | null;
  /** Spans of calls; null without `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly traces: Traces | null;
  /** Uploaded pictures. */
  readonly files: FileStorage;
  /** The parts of exports of hotels; nothing serves them but their call. */
  readonly exportFiles: FileStorage;
  readonly background: Background;
  /** Scans what is uploaded, where a scanner is configured. */
  readonly virusScan: VirusScan;
  /** Exports that run, and those that wait for their turn. */
  readonly exportQueue: ExportQueue;
  /** Time axes that are read, and those that wait: one of a user at a time. */
  readonly timelineQueue: ExportQueue;
  readonly live: Live;
  readonly payment: PaymentGateway;
  /** Issues invoices; null where their numbers are typed. */
  readonly invoicing: InvoiceService | null;
  readonly passwords: Passwords;
  /** What was refused: failed sign-ins, calls without permission. */
  readonly securityLog: SecurityLog;
  /** Limits wrong passwords and API keys by address. */
  readonly signInGate: SignInGate;
  /** Limits wrong keys of assistants by address; sign-ins have a limit of their own. */
  readonly assistantGate: SignInGate;
  /** Questions whether a phone is taken, by address. */
  readonly phoneCheckLimit: RateLimit;
  /** Aborted when the server begins to stop: it finishes what runs and is no longer ready. */
  readonly stopping: AbortSignal;
  /** Requests for QR codes, and polls with wrong ones, by address. */
  readonly qrCodeLimit: RateLimit;
  /** Searches by a whole number that found nothing, by user. */
  readonly missedNumberLimit: RateLimit;
  /** Calls by booking channel. */
  readonly channelLimit: RateLimit;
  /** Messages of assistants, by key. */
  readonly assistantLimit: RateLimit;
}
