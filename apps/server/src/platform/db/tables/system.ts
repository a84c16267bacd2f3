import type { LogType } from '@anzhu/api/contract/log';
import type { TargetKind } from '@anzhu/api/contract/targetKind';
import type { UploadKey } from '@anzhu/api/contract/upload';
import { big, bit, id, integer, table, text, time } from '../table.ts';

export const systemTables = {
  /**
   * What was done, by whom, from where. Written with the change that it describes; the database refuses to change it.
   * Its indexes are those of `schema/log.ts`.
   */
  log: table({
    id: id(),
    type: integer<LogType>('between 0 and 10'),
    sketch: text(),
    target_kind: text<TargetKind>(),
    target_id: big(),
    /** What the record was called then; null where it has no name. */
    target_name: text().orNull,
    hotel_id: big().orNull,
    user_id: big().orNull,
    /** Name of who did it, as it was then. */
    create_by: text(),
    address: text(),
    request_id: text(),
    created_time: time(),
    /** JSON: fields by their Chinese labels; null when there is nothing to compare. */
    before_values: text().kept('encrypted').orNull,
    after_values: text().kept('encrypted').orNull,
    /** The name of the key by which an assistant has requested it; null for what people do themselves. */
    assistant: text().orNull,
  }),

  /** Every name under which logs were written. */
  log_author: table({ name: text().key }),

  /**
   * What the charts show, kept by triggers: how many rows count under a name, and their money (0 where a chart shows
   * none). Names are days, months, provinces, ids … as `schema/figures.ts` forms them, by chart.
   */
  figure: table(
    { chart: text(), name: text(), hotel_id: big(), count: big(), fen: big() },
    'primary key (chart, name, hotel_id)',
  ),

  /** An uploaded picture. Its bytes are in the file storage, under its name. */
  file: table(
    {
      id: id(),
      /** 32 random hexadecimal digits and the extension of what it really is. */
      name: text(),
      /** Bytes as stored, without what was stripped. */
      size: big('> 0'),
      /** What it was uploaded for. */
      key: text<UploadKey>(),
      /** Who uploaded it, and the hotel that they worked at: kept when either is gone. */
      user_id: big(),
      hotel_id: big().orNull,
      created_time: time(),
      /** When it was last seen in use; at first when it was uploaded. */
      seen_time: time(),
    },
    'unique index file_name_once (name)',
    'index file_seen (seen_time)',
    'index file_of_user (user_id, created_time, size)',
  ),

  /** When a timed job runs next, and who runs it now: at most one instance at a time. */
  job: table(
    {
      name: text().key,
      due_time: time(),
      /** The instance that runs it, and the end of its lease; both null while it is not running. */
      holder: text().orNull,
      lease_until: time().orNull,
    },
    'check ((holder is null) = (lease_until is null))',
  ),

  /** A version of the data key that rows are encrypted with. The key itself is outside the database. */
  data_key: table({
    version: integer().key,
    /** Identifies the key; no secret. */
    fingerprint: text(),
  }),

  /** Each different name of a person once, noted by triggers; the program reads it in pinyin. */
  person_name: table(
    { name: text().key, is_read: bit() },
    'index person_name_unread (name) where is_read = 0',
  ),

  /** What a name is found by: its key, whole pinyin and initials: `张伟`, `zhangwei` and `zw`. */
  name_reading: table({ reading: text(), name: text() }, 'primary key (reading, name)'),

  /** A change that was made under an `Idempotency-Key`, kept for a day. */
  answered_change: table(
    {
      id: id(),
      /** SHA-256 of the key, of who sent it and of which change of the call it is, hexadecimal. */
      key_hash: text(),
      /** SHA-256 of the key, the call and its input. */
      content_hash: text(),
      /** JSON: what the change returned. */
      answer: text().kept('encrypted'),
      created_time: time(),
    },
    'unique index answered_change_once (key_hash)',
    'index answered_change_time (created_time)',
  ),
};
