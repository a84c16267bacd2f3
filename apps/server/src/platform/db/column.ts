import type { Id, WithRowIds } from '@anzhu/api/contract/codecs';
import { toFen } from '@anzhu/api/rules/money';
import type { ColumnType } from 'kysely';

/** A yes or no: 1 or 0 in both engines. */
export type Bit = 0 | 1;

/** A moment on the wall clock of Asia/Shanghai, `yyyy-MM-dd HH:mm:ss`: sorts as text. */
export type LocalTime = string;

/** The keyed hash of a number in the column beside it: written with that, and only compared. */
export type SearchValue = ColumnType<string, never, never>;

/** A sum of money: a whole number of fen. */
export type Fen = number;

/** A boolean as its column holds it; undefined stays undefined. */
export function bit<Flag extends boolean | undefined>(
  flag: Flag,
): Flag extends undefined ? undefined : Bit;
export function bit(flag: boolean | undefined): Bit | undefined {
  if (flag === undefined) return undefined;
  return flag ? 1 : 0;
}

/** A sum in yuan as its column holds it; undefined stays undefined. */
export const fenOf = (yuan: number | undefined): Fen | undefined =>
  yuan === undefined ? undefined : toFen(yuan);

/** The entries that hold something: a save changes what was sent and nothing else. */
export const defined = <Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as ReturnType<typeof defined<Fields>>;

/**
 * An id of the wire as ours: a whole number within 2^53. What cannot be one of ours becomes 0, which
 * no row has, so that it is simply not found.
 */
export function rowId(id: WithRowIds<Id>): number {
  const number = typeof id === 'string' && /^[1-9]\d{0,15}$/.test(id) ? Number(id) : id;
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : 0;
}

/** The same for a filter: no filter stays none. */
export const filterId = (id: Id | undefined): number | null =>
  id === undefined ? null : rowId(id);
