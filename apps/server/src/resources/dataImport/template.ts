import { columnChoices, columnText, type ImportedColumn } from '@anzhu/api/rules/importedColumns';
import {
  importedSheets,
  type ImportKind,
  importKinds,
  notesSheet,
} from '@anzhu/api/rules/importedSheets';
import type { Cell } from '../../platform/sheets/cell.ts';
import { type Table, workbook } from '../../platform/sheets/workbook.ts';

type Cells = readonly (readonly Cell[])[];

async function* inOne(rows: Cells): AsyncGenerator<Cells> {
  yield rows;
}

/** A workbook of an import: every sheet with its heads and choices, its rows, and what each column takes. */
export function bookOf(rows: Partial<Record<ImportKind, Cells>>): ReadableStream<Uint8Array> {
  const tables = importKinds.map((kind, index): Table => {
    const { name, columns } = importedSheets[kind];
    const isLast = index === importKinds.length - 1;
    return {
      name,
      rows: inOne(rows[kind] ?? []),
      ...(isLast && { notes: { name: notesSheet, lines: notes() } }),
      columns: columns.map((one: ImportedColumn) => {
        const choices = columnChoices(one);
        return {
          title: one.title,
          width: Math.max(10, one.title.length * 2 + 2),
          isMoment: one.time !== undefined,
          ...(choices.length > 0 && { choices }),
        };
      }),
    };
  });
  return workbook(tables);
}

/** The workbook to fill in. */
export const templateOf = (): ReadableStream<Uint8Array> => bookOf({});

/** What stands on 填写说明: how it is filled in, and what each column takes. */
const notes = (): string[] => [
  '1. 可只填一部分工作表；按部门、酒店、床型、房型、房间、用户、商品、协议单位、预订、在住的顺序导入。',
  '2. 酒店、部门、床型、房型、房间填名称；只管理一家酒店的，酒店可不填。',
  '3. 在住：一位住客一行，同一房间的各行为同住；日期、已收、押金填在该房间的第一行；按入住时间入住。',
  '4. 先检查，有误的单元格全部列出；改好后再导入，全部导入或全不导入。',
  '',
  ...importKinds.flatMap((kind) => [
    `【${importedSheets[kind].name}】`,
    ...importedSheets[kind].columns.map(columnText),
    '',
  ]),
];
