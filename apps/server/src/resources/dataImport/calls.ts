import { Code } from '@anzhu/api/contract/envelope';
import { LogType } from '@anzhu/api/contract/log';
import {
  columnChoices,
  columnText,
  type ImportedColumn,
  importedSheets,
  importKinds,
} from '@anzhu/api/rules/importedSheets';
import { localTime } from '../../platform/clock.ts';
import type { CallInput, Handler } from '../../platform/http/handler.ts';
import { invalid, Refusal } from '../../platform/refusal.ts';
import type { Server } from '../../platform/server.ts';
import { readFile } from '../../platform/sheets/readFile.ts';
import { type Table, workbook, workbookType } from '../../platform/sheets/workbook.ts';
import { importAll } from './importAll.ts';
import type { Importing } from './importRows.ts';

type Caller = Pick<Importing, 'run' | 'session' | 'origin' | 'signal'> & {
  input: CallInput<'runDataImport'>;
};

async function importFile(caller: Caller, { store, clock }: Server, isCheck: boolean) {
  const { input, run, session, origin, signal } = caller;
  const now = localTime(clock.now());
  const found = await readFile('data', input.file, { now, signal });
  if (found.tables.length === 0 && found.faults.length === 0) {
    throw invalid('file', '文件中没有可导入的工作表');
  }
  return importAll(store, found, { run, session, origin, signal, clock, isCheck });
}

/** Tries a workbook by all rules of its rows; nothing is stored. */
export const checkDataImport: Handler<'checkDataImport'> = (call, server) =>
  importFile(call, server, true);

/** Imports a workbook: all of it or, with a single fault, none. */
export const runDataImport: Handler<'runDataImport'> = async (call, server) => {
  const report = await importFile(call, server, false);
  if (!report.isStored) {
    const message = `共 ${report.faultCount} 处有误，未导入任何资料`;
    throw new Refusal(Code.refused, message, undefined, report);
  }
  const { session, origin, input } = call;
  await server.store.change({ session, origin }, () =>
    Promise.resolve({
      data: null,
      log: {
        type: LogType.dataChange,
        sketch: '导入资料',
        target: { kind: 'dataImport', id: 0 },
        hotelId: session.hotelId,
        after: {
          文件名: input.file.name.slice(0, 200),
          ...Object.fromEntries(report.sheets.map(({ sheet, rows }) => [sheet, rows])),
        },
      },
    }),
  );
  return report;
};

async function* noRows(): AsyncGenerator<never[]> {
  yield [];
}

/** The template: every sheet with its heads and choices, and what each column takes. */
export const downloadImportTemplate: Handler<'downloadImportTemplate'> = () => {
  const tables = importKinds.map((kind, index): Table => {
    const { name, columns } = importedSheets[kind];
    const isLast = index === importKinds.length - 1;
    return {
      name,
      rows: noRows(),
      ...(isLast && { notes: { name: '填写说明', lines: notes() } }),
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
  return {
    fileName: '导入资料模板.xlsx',
    contentType: workbookType,
    body: workbook(tables),
  };
};

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
