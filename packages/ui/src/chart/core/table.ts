import { fullNumber } from './number.ts';
import { align, toNumber, type ChartPoint, type MeasuredSeries } from './point.ts';
import { chartTexts, type ChartTexts } from '../texts.ts';

/** The numbers of a chart as a table: one row per name, one column per series. */
export interface ChartTable {
  /** The first column's head is always 名称. */
  columns: readonly { name: string; unit?: string | undefined }[];
  rows: readonly { name: string; numbers: readonly (number | null)[] }[];
}

export function tableOfPoints(
  points: readonly ChartPoint[],
  name: string,
  unit: string | undefined,
): ChartTable {
  return {
    columns: [{ name, unit }],
    rows: points.map((point) => ({ name: point.name, numbers: [toNumber(point.value)] })),
  };
}

/** The table of several series. A unit of its own per series, or one for all. */
export function tableOfSeries(series: readonly MeasuredSeries[], unit?: string): ChartTable {
  const { names, numbers } = align(series);
  return {
    columns: series.map((one) => ({ name: one.name, unit: one.unit ?? unit })),
    rows: names.map((name, index) => ({
      name,
      numbers: numbers.map((column) => column[index] ?? null),
    })),
  };
}

/** The numbers of a row as they are read. */
export function cellsOf(table: ChartTable, row: ChartTable['rows'][number]): string[] {
  return row.numbers.map((number, index) => fullNumber(number, table.columns[index]?.unit));
}

/** The heads of the columns, with their units: 名称, 订单数（单）, 收入（元）. */
export function headsOf({ columns }: ChartTable, texts: ChartTexts = chartTexts): string[] {
  return [
    texts.name,
    ...columns.map(({ name, unit }) => (unit ? texts.withUnit(name, unit) : name)),
  ];
}

/** Whether any amount is not zero: shares of nothing are no chart. */
export function hasAmounts({ rows }: ChartTable): boolean {
  return rows.some(({ numbers }) => numbers.some((number) => number !== null && number !== 0));
}

/** One cell of a sheet: no tab or line break in it, and nothing that a sheet would take for a formula. */
function cell(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim();
  return /^[=+@-]/.test(line) ? `'${line}` : line;
}

/** The table for a sheet: tabs between cells, numbers bare, so that a sheet can add them up. */
export function tabText(table: ChartTable, texts: ChartTexts = chartTexts): string {
  const head = headsOf(table, texts).map(cell);
  const lines = table.rows.map(({ name, numbers }) => [
    cell(name),
    ...numbers.map((number) => (number === null ? '' : String(number))),
  ]);
  return [head, ...lines].map((line) => line.join('\t')).join('\n');
}
