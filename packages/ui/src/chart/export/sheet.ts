import type { CellObject, ColInfo } from 'xlsx';
import { headsOf, type ChartTable } from '../core/table.ts';
import { textWidth } from '../core/textWidth.ts';
import { chartTexts, type ChartTexts } from '../texts.ts';

/** Excel refuses longer names of sheets, and these characters in them. */
const longestName = 31;
const refused = /[:\\/?*[\]']/g;

/** The name of the only sheet of a workbook: the chart's title, as far as Excel takes it. */
export function sheetName(title: string, usual = chartTexts.chart): string {
  const name = title.replaceAll(refused, ' ').trim();
  return Array.from(name).slice(0, longestName).join('') || usual;
}

/** What is in a text cell stays text, also when it begins with = + - or @: only a formula is computed. */
const textCell = (text: string): CellObject => ({ t: 's', v: text });

/** The cells of a table, below a row of heads: names as text, numbers as numbers, none where there is none. */
export function sheetCells(
  table: ChartTable,
  texts: ChartTexts = chartTexts,
): (CellObject | undefined)[][] {
  const rows = table.rows.map(({ name, numbers }) => [
    textCell(name),
    ...numbers.map((number) => (number === null ? undefined : ({ t: 'n', v: number } as const))),
  ]);
  return [headsOf(table, texts).map(textCell), ...rows];
}

/** Columns as wide as their widest text, in characters. */
function columnWidths(cells: readonly (readonly (CellObject | undefined)[])[]): ColInfo[] {
  const count = Math.max(0, ...cells.map((row) => row.length));
  return Array.from({ length: count }, (_column, index) => {
    const widths = cells.map((row) => textWidth(String(row[index]?.v ?? '')));
    return { wch: Math.min(60, Math.max(8, Math.ceil(Math.max(...widths) / 6) + 2)) };
  });
}

/** The numbers of a chart as an xlsx file. The library is loaded with the first call. */
export async function chartBook(
  title: string,
  table: ChartTable,
  texts: ChartTexts = chartTexts,
): Promise<Blob> {
  const { utils, write } = await import('xlsx');
  const cells = sheetCells(table, texts);
  const sheet = utils.aoa_to_sheet(cells, { dense: true });
  sheet['!cols'] = columnWidths(cells);
  const book = utils.book_new(sheet, sheetName(title, texts.chart));
  const file = write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer;
  return new Blob([file], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
}
