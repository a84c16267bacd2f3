import type { LogType } from '@anzhu/api/contract/log';
import type { TargetKind } from '@anzhu/api/contract/targetKind';
import type { UploadKey } from '@anzhu/api/contract/upload';
import type { Generated } from 'kysely';
import type { Bit, Fen, LocalTime } from '../column.ts';

/** What was done, by whom, from where. Written with the change that it describes, never changed. */
export interface LogTable {
  id: Generated<number>;
  type: LogType;
  sketch: string;
  target_kind: TargetKind;
  target_id: number;
  /** What the record was called then; null where it has no name. */
  target_name: string | null;
  hotel_id: number | null;
  user_id: number | null;
  /** Name of who did it, as it was then. */
  create_by: string;
  address: string;
  request_id: string;
  created_time: LocalTime;
  /** JSON, encrypted: fields by their Chinese labels; null when there is nothing to compare. */
  before_values: string | null;
  after_values: string | null;
  /** The name of the key by which an assistant has requested it; null for what people do themselves. */
  assistant: Generated<string | null>;
}

/**
 * What the charts show, kept by triggers: how many rows count under a name, and their money. Names
 * are days, months, provinces, ids … as `db/schema/figures.ts` forms them, by chart.
 */
export interface FigureTable {
  chart: string;
  name: string;
  hotel_id: number;
  count: number;
  fen: Fen;
}

/** Every name under which logs were written. */
export interface LogAuthorTable {
  name: string;
}

/**
 * A distinct name of a person, maintained by triggers. What it is found by is in `name_reading`.
 */
export interface PersonNameTable {
  name: string;
  is_read: Bit;
}

/** What a name is found by: its key, whole pinyin and initials: `张伟`, `zhangwei` and `zw`. */
export interface NameReadingTable {
  reading: string;
  name: string;
}

/** When a timed job runs next, and who runs it now: at most one instance at a time. */
export interface JobTable {
  name: string;
  due_time: LocalTime;
  /** The instance that runs it, and the end of its lease; both null while it is not running. */
  holder: string | null;
  lease_until: LocalTime | null;
}

/** A change that was made under an `Idempotency-Key`, kept for a day. */
export interface AnsweredChangeTable {
  id: Generated<number>;
  /** SHA-256 of the key, of who sent it and of which change of the call it is, hexadecimal. */
  key_hash: string;
  /** SHA-256 of the key, the call and its input. */
  content_hash: string;
  /** JSON, encrypted: what the change returned. */
  answer: string;
  created_time: LocalTime;
}

/** A version of the data key that rows are encrypted with. The key itself is outside the database. */
export interface DataKeyTable {
  version: number;
  /** Identifies the key; no secret. */
  fingerprint: string;
}

/** An uploaded picture. Its bytes are in the file storage, under its name. */
export interface FileTable {
  id: Generated<number>;
  /** 32 random hexadecimal digits and the extension of what it really is. */
  name: string;
  /** Bytes as stored, without what was stripped. */
  size: number;
  /** What it was uploaded for. */
  key: UploadKey;
  /** Who uploaded it, and the hotel that they worked at: kept when either is gone. */
  user_id: number;
  hotel_id: number | null;
  created_time: LocalTime;
  /** When it was last seen in use; at first when it was uploaded. */
  seen_time: LocalTime;
}
