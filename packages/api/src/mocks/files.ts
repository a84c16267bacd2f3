import { now } from './fixtures/hotel.ts';
import type { MockFile } from './mock.ts';

const stamp = now.replaceAll(/\D/g, '');

/** An export named as the server names it; its body is one line of text for each row. */
export const fileOf = <Row>(
  title: string,
  rows: readonly Row[],
  cells: (row: Row) => unknown[],
): MockFile => ({
  fileName: `${title}_${stamp}.xlsx`,
  body: rows.map((row) => cells(row).join('\t')).join('\n'),
});
