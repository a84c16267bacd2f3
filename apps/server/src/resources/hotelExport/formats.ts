import { toYuan } from '@anzhu/api/rules/money';
import type { Cell } from '../../platform/sheets/cell.ts';
import { type Table, workbookPieces } from '../../platform/sheets/workbook.ts';
import { columnText, type ExportedColumn, kindText } from './exportedTable.ts';
import { type ExportedName, exportedNames, exportedTables } from './exportedTables.ts';
import type { ExportedRow } from './rows.ts';

/** Raised when a reader of the files must change: a column that is added is no reason. */
const fileVersion = 1;

/** What the first line, or the first sheet, says of a file. */
export interface FileHead {
  hotel: { id: number; name: string };
  /** Of the program. */
  program: string;
  /** The moment of which all rows are. */
  time: string;
  /** Rows of each table. */
  tables: Readonly<Record<ExportedName, number>>;
}

/** The rows of a table, in pages. */
export type ReadPages = (name: ExportedName) => AsyncGenerator<readonly ExportedRow[]>;

/** A file of JSON lines: the head, then a line for each row. */
export async function* jsonLines(head: FileHead, read: ReadPages): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const line = (value: unknown): string => `${JSON.stringify(value)}\n`;
  yield encoder.encode(line({ format: 'anzhu-hotel', version: fileVersion, ...head }));
  for (const table of exportedNames) {
    for await (const rows of read(table)) {
      yield encoder.encode(rows.map((row) => line({ table, ...row })).join(''));
    }
  }
}

/** Characters that a cell of a workbook holds. */
const longestText = 32_767;
const cutMark = '…（过长，全文见 JSON）';

const fitted = (text: string): string =>
  text.length < longestText ? text : text.slice(0, longestText - cutMark.length - 1) + cutMark;

/** A value as people read it. */
function cellOf({ kind, words }: ExportedColumn, value: string | number | null): Cell {
  if (value === null) return null;
  if (kind === 'money') return toYuan(Number(value));
  if (kind === 'flag') return value === 1 ? '是' : '否';
  if (kind === 'choice') return words?.[value] ?? value;
  return typeof value === 'string' ? fitted(value) : value;
}

const titlesOf = (name: ExportedName): [name: string, column: ExportedColumn][] =>
  Object.entries(exportedTables[name].columns);

async function* pageOf(rows: readonly (readonly Cell[])[]): AsyncGenerator<typeof rows> {
  yield rows;
}

/** The sheet 说明: which hotel, of when, and what each column is. */
function notesTable({ hotel, program, time, tables }: FileHead): Table {
  const about: Cell[][] = [
    ['酒店', hotel.name, 'hotel', '', `编号 ${hotel.id}`],
    ['时间', time, 'time', '', '全部行都是这一时刻的'],
    ['版本', program, 'program', '', `文件版本 ${fileVersion}`],
  ];
  const columns = exportedNames.flatMap((name) => [
    [exportedTables[name].title, '', name, '', `共 ${tables[name]} 行`],
    ...titlesOf(name).map(([field, column]) => [
      exportedTables[name].title,
      column.title,
      field,
      kindText[column.kind],
      columnText(column),
    ]),
  ]);
  return {
    name: '说明',
    columns: [
      { title: '工作表', width: 20 },
      { title: '列', width: 22 },
      { title: 'JSON 名称', width: 24 },
      { title: '类型', width: 36 },
      { title: '含义', width: 60 },
    ],
    rows: pageOf([...about, ...columns]),
  };
}

async function* cellsOf(
  columns: readonly ExportedColumn[],
  fields: readonly string[],
  pages: AsyncGenerator<readonly ExportedRow[]>,
): AsyncGenerator<Cell[][]> {
  for await (const rows of pages) {
    yield rows.map((row) =>
      columns.map((column, index) => cellOf(column, row[fields[index] ?? ''] ?? null)),
    );
  }
}

/** A workbook: 说明, then a sheet for each table. */
export function workbookOf(head: FileHead, read: ReadPages): AsyncGenerator<Uint8Array> {
  const sheets = exportedNames.map((name): Table => {
    const entries = titlesOf(name);
    const columns = entries.map(([, column]) => column);
    const fields = entries.map(([field]) => field);
    return {
      name: exportedTables[name].title,
      columns: columns.map(({ title, kind }) => ({
        title,
        width: kind === 'time' ? 20 : Math.max(10, title.length * 2 + 2),
      })),
      rows: cellsOf(columns, fields, read(name)),
    };
  });
  return workbookPieces([notesTable(head), ...sheets]);
}
