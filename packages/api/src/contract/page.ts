import * as z from 'zod/mini';
import { Count, lenient, integer } from './codecs.ts';
import { labelled } from './label.ts';
import { hasNumberText } from './text.ts';

/** Page size of every list. */
export const defaultPageSize = 10;

/** A picker or an export asks for everything with this size. */
export const everything = 9_999_999;

/** Missing, or below the least that makes sense: the usual value stands in. */
const atLeastOne = (wire: unknown, usual: number): unknown =>
  wire === undefined ||
  wire === null ||
  ((typeof wire === 'number' || hasNumberText(wire)) && Number(wire) < 1)
    ? usual
    : wire;

/** A size that is missing or ≤ 0 means 10, a page below 1 the first. */
function normalizePage(wire: unknown): unknown {
  if (wire !== undefined && wire !== null && typeof wire !== 'object') return wire;
  const { page, size } = (wire ?? {}) as { page?: unknown; size?: unknown };
  return { page: atLeastOne(page, 1), size: atLeastOne(size, defaultPageSize) };
}

/** Which page, 1-based, and how many rows it has. */
export const PageRequest = lenient(
  z.object({
    page: labelled('页码', integer({ min: 1, max: 999_999_999 })),
    size: labelled('每页条数', integer({ min: 1, max: everything })),
  }),
  normalizePage,
);
export type PageRequest = z.output<typeof PageRequest>;

/** What a page repeats of its request: no screen needs it, some back ends leave it out. */
const Echo = lenient(z.optional(Count), (wire) => wire ?? undefined);

/** A page of rows, and how many there are in all. */
/* @__NO_SIDE_EFFECTS__ */
export const paged = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({
    records: labelled('记录', z.array(row)),
    total: labelled('总条数', Count),
    size: labelled('每页条数', Echo),
    current: labelled('当前页', Echo),
    pages: labelled('总页数', Echo),
  });

export interface Page<Row> {
  records: Row[];
  total: number;
  size?: number | undefined;
  current?: number | undefined;
  pages?: number | undefined;
}
