import { cellText } from './testImportCells.ts';
import { contentOrder, fitsField, isCounting } from './cellKinds.ts';
import type { SheetCell, SheetRow } from './sheet.ts';
import { headReader, isFooter, isTitle, type TableField } from './tableHeads.ts';

/** A row that is none of the table, with the text that it begins with. */
export interface SkippedRow {
  number: number;
  text: string;
}

/** The columns of a table and its rows. */
export interface FoundTable {
  /** The field of each column; undefined where it has none. */
  columns: (TableField | undefined)[];
  /** The row with the heads, two rows as one; null where there is none. */
  head: SheetRow | null;
  /** The numbers of the rows that the head was read from. */
  headNumbers: number[];
  /** The rows below the head, those that are skipped left out. */
  rows: SheetRow[];
  skipped: SkippedRow[];
  /** Fields that stand over two columns, of which the first counts. */
  repeated: TableField[];
}

/** The rows among which the head is searched: a title and notes may stand above it. */
const searchedRows = 10;
/** The rows that a column without a known head is judged by. */
const judgedRows = 200;

/** Finds the columns of a table: by their heads and, failing that, by what is in them. */
export function findTable(all: readonly SheetRow[], fields: readonly TableField[]): FoundTable {
  const fieldOf = headReader(fields);
  const heads = (row: SheetRow) => row.cells.map((cell) => fieldOf(cellText(cell)));
  const headRows = findHead(all, fieldOf);
  const head = headRows && mergedHead(headRows, fieldOf);
  const headNumbers = headRows?.map(({ number }) => number) ?? [];
  const lastHead = headRows?.at(-1);
  const skipped: SkippedRow[] = [];
  const rows = all.slice(lastHead ? all.indexOf(lastHead) + 1 : 0).filter((row) => {
    const text = firstText(row);
    const isHeadAgain = head !== null && text === firstText(head) && isHead(row, heads);
    if (!isHeadAgain && !isFooter(text)) return true;
    skipped.push({ number: row.number, text: shortText(text) });
    return false;
  });
  const columnsOf = (top: SheetRow | null, below: SheetRow[]): FoundTable => {
    const named = namedColumns(top, heads);
    addByContent(named.columns, below, { fields, named: top && heads(top) });
    return { ...named, head: top, headNumbers, rows: below, skipped };
  };
  const found = columnsOf(head, rows);
  const [top] = rows;
  if (head !== null || !top || !isUnknownHead(top, found.columns)) return found;
  // It may be a row that is wrong in all of them.
  skipped.unshift({ number: top.number, text: shortText(firstText(top)) });
  return columnsOf(top, rows.slice(1));
}

const firstText = ({ cells }: SheetRow): string =>
  cells.map(cellText).find((text) => text !== '') ?? '';

/** Characters of a text that is named. */
const longestText = 20;
const shortText = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > longestText ? `${line.slice(0, longestText)}…` : line;
};

type Heads = (row: SheetRow) => (TableField | undefined)[];

const countHeads = (row: SheetRow, heads: Heads): number =>
  heads(row).filter((field) => field !== undefined).length;

/** A row of two heads at least, or of heads alone. */
function isHead(row: SheetRow, heads: Heads): boolean {
  const count = countHeads(row, heads);
  return count >= 2 || (count === 1 && row.cells.filter(cellText).length === 1);
}

type FieldOf = (head: string) => TableField | undefined;

/** The row with the most heads among the first ones, with the row above or below that has the rest of them. */
function findHead(rows: readonly SheetRow[], fieldOf: FieldOf): SheetRow[] | null {
  const heads: Heads = ({ cells }) => cells.map((cell) => fieldOf(cellText(cell)));
  const found = rows.slice(0, searchedRows).filter((row) => isHead(row, heads));
  const most = Math.max(...found.map((row) => countHeads(row, heads)));
  const main = found.find((row) => countHeads(row, heads) === most);
  if (!main) return null;
  const at = rows.indexOf(main);
  const [above, below] = [rows[at - 1], rows[at + 1]];
  const isMore = (pair: SheetRow[]): boolean => countHeads(mergedHead(pair, fieldOf), heads) > most;
  // Below a known head a row of the table has another text than a head.
  const isOfHead = (row: SheetRow): boolean =>
    mergedTitles([main, row], fieldOf).every((title, index) => {
      const isEmpty = cellText(row.cells[index] ?? null) === '';
      return isEmpty || title !== cellText(main.cells[index] ?? null);
    });
  if (below && isOfHead(below) && isMore([main, below])) return [main, below];
  return above && isMore([above, main]) ? [above, main] : [main];
}

/** The title of each column of a head of one or two rows: 证件 over 号码 is 证件号码, 联系方式 over 手机 is 手机. */
function mergedTitles([upper, lower]: readonly SheetRow[], fieldOf: FieldOf): string[] {
  const width = Math.max(upper?.cells.length ?? 0, lower?.cells.length ?? 0);
  // The text of cells that were merged is in the first of them.
  let group = '';
  return Array.from({ length: width }, (_, index) => {
    const above = cellText(upper?.cells[index] ?? null);
    const below = cellText(lower?.cells[index] ?? null);
    if (above !== '' || below === '') group = above;
    const titles = below === '' ? [above] : [`${group}${below}`, below, above];
    return titles.find((title) => fieldOf(title) !== undefined) ?? `${above}${below}`;
  });
}

const mergedHead = (pair: readonly SheetRow[], fieldOf: FieldOf): SheetRow => ({
  number: pair.at(-1)?.number ?? 0,
  cells: mergedTitles(pair, fieldOf),
});

/** The columns that a head names. A title goes before another word for the same. */
function namedColumns(
  head: SheetRow | null,
  heads: Heads,
): Pick<FoundTable, 'columns' | 'repeated'> {
  if (head === null) return { columns: [], repeated: [] };
  const fields = heads(head);
  const repeated = new Set<TableField>();
  const columns = fields.map((field, index) => {
    if (field === undefined || field === 'reading') return field;
    const found = [...fields.keys()].filter((one) => fields[one] === field);
    const titled = found.filter((one) => isTitle(field, cellText(head.cells[one] ?? null)));
    const [first, again] = titled.length > 0 ? titled : found;
    if (again !== undefined) repeated.add(field);
    return index === first ? field : undefined;
  });
  return { columns, repeated: [...repeated] };
}

const isFull = (cell: SheetCell | undefined): cell is SheetCell => (cell ?? null) !== null;

/** Adds the columns of fields that no head names, by what is in most of their cells. */
function addByContent(
  columns: (TableField | undefined)[],
  rows: readonly SheetRow[],
  { fields, named }: { fields: readonly TableField[]; named: ReturnType<Heads> | null },
): void {
  const isOfTests = fields.includes('checkRes');
  const hasHead = named?.some((field) => field !== undefined) ?? false;
  const judged = rows.slice(0, judgedRows);
  const width = Math.max(0, ...judged.map(({ cells }) => cells.length));
  const find = (field: TableField, fits: (cells: readonly SheetCell[]) => boolean): void => {
    if (!fields.includes(field) || columns.includes(field)) return;
    for (let index = 0; index < width; index += 1) {
      if ((columns[index] ?? named?.[index]) !== undefined) continue;
      const cells = judged.map((row) => row.cells[index]).filter(isFull);
      if (cells.length === 0 || !fits(cells)) continue;
      columns[index] = field;
      return;
    }
  };
  find('serial', isCounting);
  for (const { field, fits, isLoose } of contentOrder) {
    if (isLoose && (hasHead || isOfTests)) continue;
    const isOfReading = field === 'checkType' || field === 'checkRes';
    if (isOfReading && columns.includes('reading')) continue;
    find(field, (cells) => 2 * cells.filter(fits).length >= cells.length);
  }
  const isNamed = columns.includes('uId') || columns.includes('idCard');
  const mostly = (field: TableField) => (cells: readonly SheetCell[]) =>
    2 * cells.filter((cell) => fitsField(field, cell)).length >= cells.length;
  // Names are compared with the person of a test: they are only needed where nothing else names it.
  if (isOfTests ? !isNamed : !hasHead) find('name', mostly('name'));
  // Any column of numbers could be it: the name of each row is the proof.
  if (isOfTests && !isNamed && columns.includes('name')) find('uId', mostly('uId'));
}

/** True for a first row that fits none of the columns: a head of other words. */
function isUnknownHead({ cells }: SheetRow, columns: FoundTable['columns']): boolean {
  const proving = new Set(contentOrder.map(({ field }) => field));
  const judged = [...columns.keys()].filter((index) => {
    const field = columns[index];
    return field !== undefined && proving.has(field) && isFull(cells[index]);
  });
  const fits = (index: number): boolean =>
    fitsField(columns[index] ?? 'name', cells[index] ?? null);
  return judged.length > 0 && !judged.some(fits);
}

/** The cell of a row in the column of a field; null where there is none. */
export const cellOf = (
  { cells }: SheetRow,
  columns: FoundTable['columns'],
  field: TableField,
): SheetCell => cells[columns.indexOf(field)] ?? null;

/** The names of the columns that have something in them, of those that are asked for. */
export function filledColumns(
  { columns, head, rows }: FoundTable,
  isWanted: (field: TableField | undefined, index: number) => boolean,
): string[] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, index) => index).flatMap((index) => {
    if (!isWanted(columns[index], index)) return [];
    if (!rows.some(({ cells }) => isFull(cells[index]))) return [];
    const title = shortText(cellText(head?.cells[index] ?? null));
    return [title === '' ? `第 ${index + 1} 列` : `「${title}」`];
  });
}

/** The names of the columns that have something in them and none of these fields. */
export const unusedColumns = (table: FoundTable, used: readonly TableField[]): string[] =>
  filledColumns(table, (field) => field === undefined || !used.includes(field));

/** Names that a note lists. */
const maxNamed = 10;

/** A note that names its items: 未使用的列：「备注」、「序号」; none without items. */
export const noteOf = (label: string, items: readonly string[]): string[] => {
  if (items.length === 0) return [];
  const more = items.length > maxNamed ? ` 等 ${items.length} 项` : '';
  return [`${label}：${items.slice(0, maxNamed).join('、')}${more}`];
};
