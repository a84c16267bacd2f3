import { LogType } from '@anzhu/api/contract/log';

export { LogType };

/** Fields by their Chinese labels: what a reader of the log sees. Secrets never are in it. */
export type Labelled = Record<string, string | number | boolean | null>;

/** One log entry, written in the transaction of the change that it describes. */
export interface LogEntry {
  type: LogType;
  /** What was done, in a short Chinese sentence. */
  sketch: string;
  /** The record concerned: the Chinese name of its kind, and its id. */
  target: { kind: string; id: number };
  hotelId: number | null;
  before?: Labelled;
  after?: Labelled;
}
