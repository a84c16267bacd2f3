import type { Page, PageRequest } from '../contract/page.ts';

/** A page of rows, as a server answers it. */
export function pageOf<Row>(rows: readonly Row[], { page, size }: PageRequest): Page<Row> {
  const records = rows.slice((page - 1) * size, page * size);
  const pages = Math.ceil(rows.length / size);
  return { records, total: rows.length, size, current: page, pages };
}
