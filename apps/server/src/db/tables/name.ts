import type { Bit } from './column.ts';

/** A name that somebody has; triggers write it down. Read: its readings are in `name_reading`. */
export interface PersonNameTable {
  name: string;
  is_read: Bit;
}

/** How a name can be read: in whole pinyin and by initials, `zhangwei` and `zw`. */
export interface NameReadingTable {
  reading: string;
  name: string;
}
