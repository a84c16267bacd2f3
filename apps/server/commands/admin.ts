/**
 * `npm run admin:create -- --username NAME`: creates the first admin of a store without demo data,
 * or sets a new password for an existing admin; with `--end-totp` the second factor of that admin is turned
 * off as well. The password is read from a prompt or from standard
 * input.
 */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { decodeWire } from '@anzhu/api/contract/wire';
import { addUser } from '@anzhu/api/contract/user';
import type { Opened } from '../src/app/openServer.ts';
import { saveAdmin } from '../src/resources/user/saveAdmin.ts';
import { giveUp } from './root.ts';
import { withServer } from './withServer.ts';

/** Prompts for a password at a terminal, without showing it. */
async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '');
  process.stdout.write('密码 (password)：');
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const answer = await terminal.question('');
  terminal.close();
  process.stdout.write('\n');
  return answer;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { username: { type: 'string' }, 'end-totp': { type: 'boolean', default: false } },
  });
  const { shape } = addUser.input;
  const username = decodeWire(shape.username, values.username);
  if (!username.ok)
    throw new Error(
      '用法 (usage)：npm run admin:create -- --username 4 到 32 位字母、数字或 _ . -',
    );
  const password = decodeWire(shape.password, await askPassword());
  if (!password.ok) throw new Error(password.message);
  const save = async ({ server }: Opened): Promise<void> => {
    const made = await saveAdmin(server, {
      username: username.value,
      password: password.value,
      endTotp: values['end-totp'],
    });
    console.log(
      made === 'added'
        ? `已新增管理员 ${username.value} (added)`
        : `已重设 ${username.value} 的密码 (changed)`,
    );
  };
  // Whoever makes the first admin begins without demo data.
  await withServer(save, { asksForDemo: false });
}

await main().catch(giveUp);
