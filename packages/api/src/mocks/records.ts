import type { Id } from '../contract/codecs.ts';
import { Code } from '../contract/envelope.ts';
import type { Page, PageRequest } from '../contract/page.ts';
import { refuse } from './mock.ts';

/** The record with this id; undefined when there is none. */
export const byId = <Row extends { id: Id }>(
  rows: readonly Row[],
  id: Id | null | undefined,
): Row | undefined => rows.find((row) => row.id === id);

/** The record with this id. Refuses with 404 `${kind}不存在`. */
export const findRecord = <Row extends { id: Id }>(
  rows: readonly Row[],
  id: Id,
  kind: string,
): Row => byId(rows, id) ?? refuse(Code.notFound, `${kind}不存在`);

/** The id of the next record. */
export const nextId = (rows: readonly { id: Id }[]): Id =>
  String(Math.max(0, ...rows.map(({ id }) => Number(id))) + 1);

/** One page of rows, as the server returns it. */
export function pageOf<Row>(rows: readonly Row[], { page, size }: PageRequest): Page<Row> {
  const records = rows.slice((page - 1) * size, page * size);
  const pages = Math.ceil(rows.length / size);
  return { records, total: rows.length, size, current: page, pages };
}

/** True when the filter is not set, or the text contains it in either case. */
export const hasText = (text: string | null, filter: string | undefined): boolean =>
  filter === undefined || (text ?? '').toLowerCase().includes(filter.toLowerCase());

/** True when the filter is not set or equals the value. */
export const equals = <Value>(value: Value, filter: Value | undefined): boolean =>
  filter === undefined || value === filter;

/** True when the filter is not set or names the same record. */
export const refersTo = (id: Id | null, filter: Id | undefined): boolean =>
  filter === undefined || id === filter;

/** True when the time lies within the filter's first and last second. */
export const isWithin = (
  time: string | null,
  {
    beginTime = '',
    endTime = '9999',
  }: { beginTime?: string | undefined; endTime?: string | undefined },
): boolean => (time ?? '') >= beginTime && (time ?? '') <= endTime;

/** The fields that are set. */
export const defined = <Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
