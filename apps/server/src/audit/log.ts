import { LogType } from '@anzhu/api/contract/log';

export { LogType };

/** Fields by their Chinese labels: what a reader of the log sees. Secrets never are in it. */
export type Labelled = Record<string, string | number | boolean | null>;

/** One entry of the log: written in the transaction of the change it tells of. */
export interface LogEntry {
  type: LogType;
  /** What was done, in a short Chinese sentence. */
  sketch: string;
  /** Which record: its table in words and its id. */
  target: { kind: string; id: number };
  hotelId: number | null;
  before?: Labelled;
  after?: Labelled;
}
