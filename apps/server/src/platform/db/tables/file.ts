import type { UploadKey } from '@anzhu/api/contract/upload';
import type { Generated } from 'kysely';
import type { LocalTime } from './column.ts';

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
