import type { Bit } from './tables/column.ts';

/** A boolean as its column holds it; undefined stays undefined. */
export function bit<Flag extends boolean | undefined>(
  flag: Flag,
): Flag extends undefined ? undefined : Bit;
export function bit(flag: boolean | undefined): Bit | undefined {
  if (flag === undefined) return undefined;
  return flag ? 1 : 0;
}
