import type { CellObject, WorkSheet } from 'xlsx';
import type { Sheet, SheetCell } from './sheet.ts';

/** Cells without a value of their own are left empty. */
function cellObject(cell: SheetCell): CellObject | undefined {
  if (typeof cell === 'string') return { t: 's', v: cell };
  if (typeof cell === 'number') return { t: 'n', v: cell };
  return typeof cell === 'boolean' ? { t: 'b', v: cell } : undefined;
}

/**
 * Writes a sheet as the only one of an xlsx workbook: each row under its own number, so that what is said
 * of a row of it holds for the sheet it was read from. The library is loaded with the first call.
 */
export async function writeBook({
  name,
  rows,
  isDate1904,
}: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const { utils, write } = await import('xlsx');
  const last = rows.at(-1)?.number ?? 1;
  const columns = Math.max(1, ...rows.map(({ cells }) => cells.length));
  const data: (CellObject | undefined)[][] = Array.from({ length: last }, () => []);
  for (const { number, cells } of rows) data[number - 1] = cells.map(cellObject);
  const sheet = {
    '!data': data,
    '!ref': utils.encode_range({ s: { r: 0, c: 0 }, e: { r: last - 1, c: columns - 1 } }),
  } as WorkSheet;
  const book = utils.book_new(sheet, name);
  book.Workbook = { WBProps: { date1904: isDate1904 } };
  const file = write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer;
  return new Uint8Array(file);
}
