/**
 * `npm run import -- FILE [--user admin] [--check]`: imports a workbook of hotels, rooms, people, bookings and guests as
 * that user, all of it or none; with `--check` nothing is stored. `--template FILE` writes the workbook to fill in. A
 * server on the embedded store is stopped before.
 */
import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { ImportReport } from '@anzhu/api/contract/dataImport';
import { Code } from '@anzhu/api/contract/envelope';
import { sql } from 'kysely';
import { handlers } from '../src/app/handlers.ts';
import type { Opened } from '../src/app/openServer.ts';
import { makeCallers } from '../src/platform/http/callRoutes.ts';
import { selectPerson, sessionOf } from '../src/platform/session/person.ts';
import { templateOf } from '../src/resources/dataImport/index.ts';
import { giveUp } from './root.ts';
import { withServer } from './withServer.ts';

const usage =
  '用法 (usage)：npm run import -- 文件.xlsx [--user admin] [--check] | --template 文件.xlsx';

function print({ sheets, faults, faultCount, notes }: ImportReport): void {
  for (const { sheet, rows, faults: wrong } of sheets) {
    console.log(`  ${sheet}  ${rows} 行${wrong === 0 ? '' : `，${wrong} 处有误`}`);
  }
  for (const note of notes) console.log(`  ${note}`);
  for (const { sheet, place, message } of faults) console.log(`  ${sheet} ${place}  ${message}`);
  if (faultCount > faults.length) console.log(`  另有 ${faultCount - faults.length} 处`);
}

async function importFile(
  { server }: Opened,
  path: string,
  { username, isCheck }: { username: string; isCheck: boolean },
): Promise<void> {
  const person = await selectPerson(
    server.store.db,
    sql`u.username = ${username}`,
  ).executeTakeFirst();
  if (!person) throw new Error(`没有用户「${username}」，请用 --user 指定 (no such user)`);
  const content = await readFile(path).catch(() => {
    throw new Error(`读不到文件 ${path} (cannot be read)`);
  });
  const { code, msg, data } = await makeCallers(server, handlers).run(
    isCheck ? 'checkDataImport' : 'runDataImport',
    {
      session: sessionOf(person, ''),
      input: { file: new File([new Uint8Array(content)], basename(path)) },
      origin: { requestId: randomUUID().slice(0, 8), address: '', agent: 'npm run import' },
      signal: new AbortController().signal,
    },
  );
  const report = data as ImportReport | null;
  if (report && 'sheets' in report) print(report);
  if (Number(code) !== Code.success) throw new Error(msg);
  if (report && report.faultCount > 0) throw new Error(`共 ${report.faultCount} 处有误`);
  console.log(isCheck ? '没有错误，尚未导入 (checked)' : '已导入 (imported)');
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      user: { type: 'string', default: 'admin' },
      check: { type: 'boolean', default: false },
      template: { type: 'string' },
    },
  });
  if (values.template !== undefined) {
    await writeFile(values.template, templateOf());
    console.log(`已写入 ${values.template} (written)`);
    return;
  }
  const [path, ...others] = positionals;
  if (path === undefined || others.length > 0) throw new Error(usage);
  const options = { username: values.user, isCheck: values.check };
  await withServer((opened) => importFile(opened, path, options), { asksForDemo: false });
}

await main().catch(giveUp);
