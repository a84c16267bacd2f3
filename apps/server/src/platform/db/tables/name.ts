import type { Bit } from './column.ts';

/**
 * A distinct name of a person, maintained by triggers. Its pinyin readings are in `name_reading`.
 */
export interface PersonNameTable {
  name: string;
  is_read: Bit;
}

/** How a name can be read: in whole pinyin and by initials, `zhangwei` and `zw`. */
export interface NameReadingTable {
  reading: string;
  name: string;
}
