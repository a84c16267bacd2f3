import { Code } from '@anzhu/api/contract/envelope';
import { LogType } from '@anzhu/api/contract/log';
import { localTime } from '../../platform/clock.ts';
import type { CallInput, Handler } from '../../platform/http/handler.ts';
import { invalid, Refusal } from '../../platform/refusal.ts';
import type { Server } from '../../platform/server.ts';
import { readFile } from '../../platform/sheets/readFile.ts';
import { workbookType } from '../../platform/sheets/workbook.ts';
import { importAll } from './importAll.ts';
import type { Importing } from './importRows.ts';
import { templateOf } from './template.ts';

type Caller = Pick<Importing, 'run' | 'session' | 'origin' | 'signal'> & {
  input: CallInput<'runDataImport'>;
};

async function importFile(caller: Caller, { store, clock }: Server, isCheck: boolean) {
  const { input, run, session, origin, signal } = caller;
  const now = localTime(clock.now());
  const found = await readFile('data', input.file, { now, signal });
  if (found.faults.length === 0 && found.tables.every(({ rows }) => rows.length === 0)) {
    throw invalid('file', '文件中没有可导入的行');
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

/** The template as a file. */
export const downloadImportTemplate: Handler<'downloadImportTemplate'> = () => ({
  fileName: '导入资料模板.xlsx',
  contentType: workbookType,
  body: templateOf(),
});
