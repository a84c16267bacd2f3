import * as z from 'zod/mini';
import { Count, filter, Flag, lenient, integer, oneOfTexts } from './codecs.ts';
import { labelled } from './label.ts';
import { hasNumberText } from './text.ts';

/** Page size of every list. */
export const defaultPageSize = 10;

/** Page size of pickers and exports, which read all rows. */
export const maxPageSize = 9_999_999;

/** Rows are counted up to here: `total` of a list that has more is this, and `isCapped`. */
export const largestTotal = 100_000;

/** The default for a value that is missing or below 1. */
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

/** The page, 1-based, and the rows per page. */
export const PageRequest = lenient(
  z.object({
    page: labelled('页码', integer({ min: 1, max: 999_999_999 })),
    size: labelled('每页条数', integer({ min: 1, max: maxPageSize })),
  }),
  normalizePage,
);
export type PageRequest = z.output<typeof PageRequest>;

const directionLabel = { asc: '升序', desc: '降序' } as const;
export type Direction = keyof typeof directionLabel;

const orderFields = new WeakMap<object, readonly string[]>();
const none: [] = [];

/** The fields that order a page: by one of these, with their labels. Without them a list has its own order. */
export const orderedBy = <const Labels extends Readonly<Record<string, string>>>(
  labels: Labels,
) => {
  const orderBy = labelled('排序', filter(oneOfTexts(labels)));
  orderFields.set(orderBy, Object.keys(labels));
  return {
    orderBy,
    direction: labelled('方向', filter(oneOfTexts(directionLabel))),
  };
};

/** The fields that can order the page of a call, by its input. */
export function orderFieldsOf(input: object): readonly string[] {
  const { shape } = input as { shape?: { orderBy?: object } };
  return (shape?.orderBy && orderFields.get(shape.orderBy)) ?? none;
}

/** A value that repeats the request; some back ends leave it out. */
const Echo = lenient(z.optional(Count), (wire) => wire ?? undefined);

/** A page of rows with the total count. */
export const paged = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({
    records: labelled('记录', z.array(row)),
    total: labelled('总条数', Count),
    /** There are more rows than `total`, which is as far as they are counted. */
    isCapped: labelled('还有更多', filter(Flag)),
    size: labelled('每页条数', Echo),
    current: labelled('当前页', Echo),
    pages: labelled('总页数', Echo),
  });

export type Page<Row> = z.output<ReturnType<typeof paged<z.ZodMiniType<Row>>>>;
