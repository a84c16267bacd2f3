import { HealthTest, maxImportRows, UntestedPerson } from '../contract/healthTest.ts';
import { labelsOf } from '../contract/label.ts';
import { isResidentId } from '../contract/person.ts';
import { type Sheet, type SheetCell, SheetRefusal, type SheetRow, tooManyRows } from './sheet.ts';
import { cellText, isCheckType, isMoment, isResult } from './testImportCells.ts';

const labels = labelsOf(HealthTest);
const personLabels = labelsOf(UntestedPerson);

/** The titles of the columns. Hotel and room help readers; a name, a hotel, an ID number that is given is checked. */
export const importTitles = {
  uId: labels.uId,
  idCard: labels.idCard,
  name: labels.name,
  hotel: personLabels.hotelName,
  room: personLabels.roomName,
  checkType: labels.checkType,
  checkRes: labels.checkRes,
  checkTime: labels.checkTime,
};

/** A column of an import. */
export type ImportField = keyof typeof importTitles;
/** The index of each column that a sheet has. */
export type ImportColumns = Partial<Record<ImportField, number>>;

export const importFields = Object.keys(importTitles) as ImportField[];

/** Usual heads of columns, besides their titles. */
const otherHeads: Readonly<Record<ImportField, readonly string[]>> = {
  uId: ['人员编号', '隔离编号', '隔离人员编号', '用户ID', '用户号'],
  idCard: ['身份证', '身份证号码', '证件号', '证件号码', '公民身份号码'],
  name: ['名字', '人员姓名', '用户姓名', '被测人', '受检人'],
  hotel: ['酒店名称', '所在酒店', '隔离酒店', '隔离点'],
  room: ['房间号', '房号', '房间名称'],
  checkType: ['类型', '检测项目', '项目', '检测种类', '检测类别'],
  checkRes: ['结果', '检测值', '测量结果', '检测数值', '数值'],
  checkTime: ['时间', '检测日期', '检测日期时间', '采样时间', '测量时间', '测温时间', '日期'],
};

/** A head as it is compared: without spaces, line breaks, stars, colons, and notes in brackets. */
const headKey = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, '')
    .replaceAll(/[\s\u200b-\u200f\ufeff*:※]+/g, '')
    .toUpperCase();

const fieldByHead = new Map<string, ImportField>(
  importFields.flatMap((field) =>
    [importTitles[field], ...otherHeads[field]].map((head) => [headKey(head), field] as const),
  ),
);

/** The columns of a table and its rows below the head. */
export interface ImportTable {
  columns: ImportColumns;
  rows: SheetRow[];
}

/** The rows among which the head is searched: a title and notes may stand above it. */
const headRows = 10;
/** The rows that a column without a known head is judged by. */
const judgedRows = 200;

/**
 * Finds the columns of a sheet: by their heads and, failing that, by what is in them.
 *
 * @throws SheetRefusal when the sheet is empty, a column is missing or there twice, or it has too many rows.
 */
export function importTable(sheet: Sheet): ImportTable {
  const [first] = sheet.rows;
  if (!first) throw new SheetRefusal(`工作表「${sheet.name}」是空的`);
  const head = findHead(sheet.rows);
  const named = head ? columnsOf(head.row) : {};
  const below = sheet.rows.slice(head ? head.index + 1 : 0);
  const columns = withContent(named, below);
  const missing = missingTitles(columns);
  if (missing.length > 0) {
    const { number } = head?.row ?? first;
    throw new SheetRefusal(
      `工作表「${sheet.name}」第 ${number} 行缺少标题${missing.map((title) => `「${title}」`).join('')}，请使用下载的模板`,
    );
  }
  // Without a known head the first row may be one of other words.
  const [top] = below;
  const rows = !head && top && !holdsTest(top, columns) ? below.slice(1) : below;
  if (rows.length > maxImportRows) throw tooManyRows(maxImportRows);
  return { columns, rows };
}

/** The titles of the columns without which no test can be read. */
function missingTitles({ uId, idCard, ...columns }: ImportColumns): string[] {
  const tests = (['checkType', 'checkRes', 'checkTime'] as const)
    .filter((field) => columns[field] === undefined)
    .map((field) => importTitles[field]);
  return uId === undefined && idCard === undefined ? [importTitles.uId, ...tests] : tests;
}

const headFieldOf = (cell: SheetCell): ImportField | undefined =>
  typeof cell === 'string' ? fieldByHead.get(headKey(cell)) : undefined;

/** The row with the most heads among the first ones; it has two at least. */
function findHead(rows: readonly SheetRow[]): { row: SheetRow; index: number } | undefined {
  const counted = rows
    .slice(0, headRows)
    .map((row, index) => ({ row, index, heads: row.cells.filter(headFieldOf).length }));
  const most = Math.max(...counted.map(({ heads }) => heads));
  return most < 2 ? undefined : counted.find(({ heads }) => heads === most);
}

/** The columns that a head names. A title goes before another word for the same. */
function columnsOf({ cells }: SheetRow): ImportColumns {
  const columns: ImportColumns = {};
  for (const field of importFields) {
    const found = [...cells.keys()].filter((index) => headFieldOf(cells[index] ?? null) === field);
    const titled = found.filter((index) => headKey(String(cells[index])) === importTitles[field]);
    const [index, again] = titled.length > 0 ? titled : found;
    if (again !== undefined) throw new SheetRefusal(`标题「${importTitles[field]}」出现了两次`);
    if (index !== undefined) columns[field] = index;
  }
  return columns;
}

/** What a column holds, by its cells. */
const contents: readonly (readonly [ImportField, (cell: SheetCell) => boolean])[] = [
  ['checkType', isCheckType],
  ['idCard', (cell) => isResidentId(cellText(cell).toUpperCase())],
  ['checkTime', isMoment],
  ['checkRes', isResult],
];

/** A name: letters, and neither digits nor punctuation but dots. */
const isName = (cell: SheetCell): boolean =>
  /^[\p{L}\p{M}][\p{L}\p{M}\s.·•‧・-]{0,59}$/u.test(cellText(cell));
const isNumber = (cell: SheetCell): boolean => /^\d{1,15}$/.test(cellText(cell));

/** The columns with those that no head names but whose cells, but for a first one, are all of one kind. */
function withContent(named: ImportColumns, rows: readonly SheetRow[]): ImportColumns {
  const judged = rows.slice(0, judgedRows);
  const width = Math.max(0, ...judged.map(({ cells }) => cells.length));
  const columns: ImportColumns = { ...named };
  const find = (field: ImportField, fits: (cell: SheetCell) => boolean): void => {
    if (columns[field] !== undefined) return;
    const taken = new Set(Object.values(columns));
    const index = Array.from({ length: width }, (_, position) => position).find((position) => {
      if (taken.has(position)) return false;
      // The first row may be a head.
      const isFull = (cell: SheetCell | undefined): cell is SheetCell => (cell ?? null) !== null;
      const cells = judged.map((row) => row.cells[position]);
      const below = cells.slice(1).filter(isFull);
      const all = below.length > 0 ? below : cells.filter(isFull);
      return all.length > 0 && all.every(fits);
    });
    if (index !== undefined) columns[field] = index;
  };
  for (const [field, fits] of contents) find(field, fits);
  if (columns.uId === undefined && columns.idCard === undefined) {
    find('name', isName);
    // Any column of numbers could be it: the name of each row is the proof.
    if (columns.name !== undefined) find('uId', isNumber);
  }
  return columns;
}

const holdsTest = ({ cells }: SheetRow, { checkType, checkTime }: ImportColumns): boolean =>
  isCheckType(cells[checkType ?? -1] ?? null) || isMoment(cells[checkTime ?? -1] ?? null);
