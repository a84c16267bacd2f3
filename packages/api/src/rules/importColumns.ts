import { checkTypeLabel, maxImportRows } from '../contract/healthTest.ts';
import { isClock } from './cellKinds.ts';
import { joinMoment } from './cellMoment.ts';
import { type Book, type Sheet, type SheetCell, SheetRefusal, tooManyRows } from './sheet.ts';
import {
  cellOf,
  filledColumns,
  findTable,
  type FoundTable,
  noteOf,
  unusedColumns,
} from './tableColumns.ts';
import { type Reading, readingOf, type TableField, tableHeads } from './tableHeads.ts';
import { cellText } from './testImportCells.ts';

/** The columns of an import. Hotel and room help readers; a name, a hotel, an ID number that is given is checked. */
export const importFields = [
  ...(['uId', 'idCard', 'name', 'hotel', 'room'] as const),
  ...(['checkType', 'checkRes', 'checkTime'] as const),
] as const satisfies readonly TableField[];
export type ImportField = (typeof importFields)[number];

/** The titles of the columns. */
export const importTitles = Object.fromEntries(
  importFields.map((field) => [field, tableHeads[field][0]]),
) as Readonly<Record<ImportField, string>>;

/** Columns of tables of tests; those of people are known besides, so that none is taken for another. */
const knownFields: readonly TableField[] = [
  ...importFields,
  ...(['serial', 'source', 'checkDate', 'reading', 'phone', 'sex', 'email'] as const),
];

/** A row with a test, or one of the template that was not filled in. */
export interface ImportRow {
  /** Its number in the file; where it is not unique, the place in the order of all of them, from 2 on. */
  row: number;
  /** Where it stands in the file, when `row` is not its number: 「11.27」第 2 行. */
  label?: string;
  cells: Readonly<Record<ImportField, SheetCell>>;
  /** The part of the day of the test, 上午, whose time is asked for; '' where its own time counts. */
  part: string;
  isHidden: boolean;
}

/** The rows of all tables of a file. */
export interface ImportTable {
  rows: ImportRow[];
  /** The columns that the tables have. */
  fields: ImportField[];
  isDate1904: boolean;
  /** What is not read: sheets, columns, rows. */
  notes: string[];
}

/** A sheet with its columns, and why it cannot be read. */
interface SheetTable {
  sheet: Sheet;
  table: FoundTable;
  /** The columns with results of one type; none where each row has a type and a result. */
  readings: (Reading & { index: number })[];
  /** Day and time stand in two columns. */
  isJoined: boolean;
  missing: string[];
}

function sheetTable(sheet: Sheet): SheetTable {
  const table = findTable(sheet.rows, knownFields);
  const { columns, rows } = table;
  const has = (field: TableField): boolean => columns.includes(field);
  const hasResults = has('checkType') && has('checkRes');
  const readings = [...columns.keys()].flatMap((index) => {
    const reading = columns[index] === 'reading' && headOf(table, index);
    return reading && !hasResults ? [{ ...reading, index }] : [];
  });
  const times = rows
    .map((row) => cellOf(row, columns, 'checkTime'))
    .filter((cell) => cell !== null);
  const results = readings.length > 0 ? [] : (['checkType', 'checkRes'] as const);
  const missing = [
    ...(has('uId') || has('idCard') ? [] : [importTitles.uId]),
    ...results.filter((field) => !has(field)).map((field) => importTitles[field]),
    ...(has('checkTime') || has('checkDate') ? [] : [importTitles.checkTime]),
  ];
  const isJoined = !has('checkTime') || (has('checkDate') && isClock(times));
  return { sheet, table, readings, isJoined, missing };
}

const headOf = ({ head }: FoundTable, index: number): Reading | null =>
  readingOf(cellText(head?.cells[index] ?? null));

/**
 * Finds the tests of all sheets that have their columns: by their heads and, failing that, by what is in them.
 *
 * @throws SheetRefusal when no sheet has them, one is there twice, or there are too many rows.
 */
export function importTable({ sheets, hidden }: Book): ImportTable {
  const tables = sheets.filter(({ rows }) => rows.length > 0).map(sheetTable);
  const read = tables.filter(({ missing }) => missing.length === 0);
  if (read.length === 0) throw noTable(tables, sheets);
  for (const { table } of read) {
    const again = importFields.find((field) => table.repeated.includes(field));
    if (again) throw new SheetRefusal(`标题「${importTitles[again]}」出现了两次`);
  }
  refuseHidden(read);
  const [first] = read;
  // The number of a row is enough to name its test, and the heads stand above it when it is sent.
  const isPlain =
    read.length === 1 && first?.table.head !== null && (first?.readings.length ?? 0) <= 1;
  const rows = read.flatMap((one) => rowsOf(one, read.length > 1));
  if (rows.length > maxImportRows) throw tooManyRows(maxImportRows);
  return {
    rows: rows.map(({ number, label, source, ...row }, index) =>
      isPlain
        ? { row: number, ...row, ...(source !== '' && { label: source }) }
        : { row: index + 2, label: source || label, ...row },
    ),
    fields: importFields.filter((field) => read.some((one) => hasField(one, field))),
    isDate1904: first?.sheet.isDate1904 ?? false,
    notes: notesOf(tables, hidden),
  };
}

/** @throws SheetRefusal for hidden columns that would be read: their cells were not visible to the person who imports */
function refuseHidden(read: readonly SheetTable[]): void {
  const hidden = read.flatMap((one) => {
    const used = usedFields(one);
    const { hiddenColumns = [] } = one.sheet;
    return filledColumns(
      one.table,
      (field, index) =>
        field !== undefined && used.includes(field) && hiddenColumns.includes(index),
    ).map((column) => `${placeOf(one, read)}${column}`);
  });
  const [named] = noteOf('隐藏的列', hidden);
  if (named !== undefined) throw new SheetRefusal(`${named}，请取消隐藏或删除后再导入`);
}

/** The fields whose columns are read. */
function usedFields(one: SheetTable): TableField[] {
  const used: TableField[] = importFields.filter((field) => hasColumn(one, field));
  used.push('source', ...(one.isJoined ? (['checkDate'] as const) : []));
  if (one.readings.length > 0) used.push('reading');
  return used;
}

/** The name of a sheet before that of its column, where several are read. */
const placeOf = ({ sheet }: SheetTable, read: readonly SheetTable[]): string =>
  read.length > 1 ? `「${sheet.name}」` : '';

/** Why no sheet can be read: by the first that has a head, else by the first. */
function noTable(tables: readonly SheetTable[], sheets: readonly Sheet[]): SheetRefusal {
  const one = tables.find(({ table }) => table.head !== null) ?? tables[0];
  if (!one) return new SheetRefusal(`工作表「${sheets[0]?.name ?? ''}」是空的`);
  const { number } = one.table.head ?? one.sheet.rows[0] ?? { number: 1 };
  return new SheetRefusal(
    `工作表「${one.sheet.name}」第 ${number} 行缺少标题${titleList(one.missing)}，请使用下载的模板`,
  );
}

const titleList = (titles: readonly string[]): string =>
  titles.map((title) => `「${title}」`).join('');

const isOfResult = (field: ImportField): boolean => field === 'checkType' || field === 'checkRes';

/** True for a column that is read: that of a result is not where others have results of one type. */
const hasColumn = ({ table, readings }: SheetTable, field: ImportField): boolean =>
  table.columns.includes(field) && !(isOfResult(field) && readings.length > 0);

/** True for a field that rows of a sheet have. */
const hasField = (one: SheetTable, field: ImportField): boolean =>
  field === 'checkTime' || hasColumn(one, field) || (isOfResult(field) && one.readings.length > 0);

/** The rows of a sheet; one with several results of one type is as many rows. */
function rowsOf({ sheet, table, readings, isJoined }: SheetTable, isNamed: boolean) {
  const { columns } = table;
  const sheetName = isNamed ? `「${sheet.name}」` : '';
  return table.rows.flatMap((row) => {
    const cells = Object.fromEntries(
      importFields.map((field) => [field, cellOf(row, columns, field)]),
    ) as Record<ImportField, SheetCell>;
    if (isJoined) {
      cells.checkTime = joinMoment(cellOf(row, columns, 'checkDate'), cells.checkTime, sheet);
    }
    const common = {
      number: row.number,
      label: `${sheetName}第 ${row.number} 行`,
      source: cellText(cellOf(row, columns, 'source')),
      part: '',
      isHidden: row.isHidden === true,
    };
    if (readings.length === 0) return [{ ...common, cells }];
    const filled = readings.filter(({ index }) => (row.cells[index] ?? null) !== null);
    if (filled.length === 0) {
      return [{ ...common, cells: { ...cells, checkType: null, checkRes: null, checkTime: null } }];
    }
    return filled.map(({ checkType, part, index }) => ({
      ...common,
      label: `${common.label}${readings.length > 1 ? `${part}${checkTypeLabel[checkType]}` : ''}`,
      cells: { ...cells, checkType: checkTypeLabel[checkType], checkRes: row.cells[index] ?? null },
      part,
    }));
  });
}

/** What is not read of a file. */
function notesOf(tables: readonly SheetTable[], hidden: readonly string[]): string[] {
  const read = tables.filter(({ missing }) => missing.length === 0);
  const unread = tables
    .filter(({ missing }) => missing.length > 0)
    .map(({ sheet, table, missing }) => {
      const reason = table.head === null ? '没有标题行' : `缺少标题${titleList(missing)}`;
      return `「${sheet.name}」（${reason}）`;
    });
  const unused = read.flatMap((one) =>
    unusedColumns(one.table, usedFields(one)).map((column) => `${placeOf(one, read)}${column}`),
  );
  const skipped = read.flatMap((one) =>
    one.table.skipped.map(({ number, text }) => `${placeOf(one, read)}第 ${number} 行「${text}」`),
  );
  return [
    ...noteOf('未读取的工作表', [...unread, ...hidden.map((name) => `「${name}」（隐藏）`)]),
    ...noteOf('未使用的列', unused),
    ...noteOf('跳过的行', skipped),
  ];
}
