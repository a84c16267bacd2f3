import { Code } from '@anzhu/api/contract/envelope';
import type { ImportKind } from '@anzhu/api/rules/importedSheets';
import type { RequestKey, Session } from '../../platform/caller.ts';
import { localTime } from '../../platform/clock.ts';
import { hashOf } from '../../platform/db/idempotency.ts';
import type { Db } from '../../platform/db/store.ts';
import type { CallInput, Handler } from '../../platform/http/handler.ts';
import { conflict, invalid, Refusal } from '../../platform/refusal.ts';
import type { Server } from '../../platform/server.ts';
import { readFile } from '../../platform/sheets/readFile.ts';
import { workbookType } from '../../platform/sheets/workbook.ts';
import { importAll } from './importAll.ts';
import type { Importing } from './importRows.ts';
import { templateOf } from './template.ts';

type Caller = Pick<Importing, 'run' | 'session' | 'origin' | 'signal'> & {
  input: CallInput<'runDataImport'>;
};

/** Names a file by its content: one whose answer was lost, and is sent again, is not imported twice. */
async function keyOf(file: File): Promise<RequestKey> {
  const content = hashOf('import', new TextDecoder('latin1').decode(await file.arrayBuffer()));
  return { value: content, content, changes: 0 };
}

/** What guests paid before would be among the sums of the importer's open shift. */
async function refuseOpenShift(db: Db, { userId }: Session): Promise<void> {
  const open = await db
    .selectFrom('shift')
    .select('id')
    .where('clerk_id', '=', userId)
    .where('closed_time', 'is', null)
    .executeTakeFirst();
  if (open) throw conflict('请先交班，再导入资料：已收的款不计入当前班次');
}

/** Sheets whose rows have what was received. */
const paidKinds = new Set<ImportKind>(['order', 'stay']);

async function importFile(
  { input: { file }, run, session, origin, signal }: Caller,
  { store, clock }: Server,
  isCheck: boolean,
) {
  const key = await keyOf(file);
  if (!isCheck && (await store.isMadeBefore({ session, origin: { ...origin, key } }))) {
    throw conflict('该文件已导入');
  }
  const now = localTime(clock.now());
  const found = await readFile('data', file, { now, signal });
  if (found.faults.length === 0 && found.tables.every(({ rows }) => rows.length === 0)) {
    throw invalid('file', '文件中没有可导入的行');
  }
  const hasReceipts = found.tables.some(({ kind, rows }) => paidKinds.has(kind) && rows.length > 0);
  if (!isCheck && hasReceipts) await refuseOpenShift(store.db, session);
  const fileName = file.name.slice(0, 200);
  const importing = { run, session, origin, signal, clock, isCheck, fileName, key };
  return importAll(store, found, importing);
}

/** Tries a workbook by all rules of its rows; nothing is stored. */
export const checkDataImport: Handler<'checkDataImport'> = (call, server) =>
  importFile(call, server, true);

/** Imports a workbook: all of it or, with a single fault, none. */
export const runDataImport: Handler<'runDataImport'> = async (call, server) => {
  const report = await importFile(call, server, false);
  if (report.isStored) return report;
  const message = `共 ${report.faultCount} 处有误，未导入任何资料`;
  throw new Refusal(Code.refused, message, undefined, report);
};

/** The template as a file. */
export const downloadImportTemplate: Handler<'downloadImportTemplate'> = () => ({
  fileName: '导入资料模板.xlsx',
  contentType: workbookType,
  body: templateOf(),
});
