import { big, checkedTime, id, integer, partOf, table, text, time } from '../table.ts';

/** How far an export of a hotel is. `broken`: its server has ended, or it has failed. */
export const ExportState = { running: 0, done: 1, cancelled: 2, broken: 3 } as const;
export type ExportState = (typeof ExportState)[keyof typeof ExportState];

/** An export of all that a hotel has, made by a server in the background. It is deleted with its file. */
export const hotelExportTable = table(
  {
    id: id(),
    user_id: partOf('app_user'),
    hotel_id: partOf('hotel'),
    format: text<'xlsx' | 'jsonl' | 'jsonl.gz'>("in ('xlsx', 'jsonl', 'jsonl.gz')"),
    state: integer<ExportState>('between 0 and 3'),
    /** Rows that are written, and all rows; 0 of all until they are counted. */
    done: big().default(0),
    total: big().default(0),
    /** Its file is stored in parts: `<name>.0` and so on, each encrypted. */
    file_name: text(),
    file_key: text().kept('encrypted'),
    parts: integer().default(0),
    /** Bytes of the file as it is downloaded. */
    size: big().default(0),
    created_time: checkedTime(),
    /** When its server has last written down how far it is. */
    seen_time: time(),
    ended_time: time().orNull,
  },
  'check ((state = 0) = (ended_time is null))',
  'unique index hotel_export_running (user_id) where state = 0',
  'index hotel_export_user (user_id, id)',
  'index hotel_export_created (created_time)',
);
