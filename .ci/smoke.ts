/**
 * `npm run smoke`: starts the product as `npm start` does, with demo data in a folder of its own, signs in, reads the orders
 * and the page, and stops it. It uses nothing of the system but Node, so that it runs on any.
 */
import { strictEqual } from 'node:assert';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { createClient } from '../packages/api/src/client/createClient.ts';
import { orderPage } from '../packages/api/src/contract/order.ts';
import { login } from '../packages/api/src/contract/session.ts';
import { demoPassword } from '../apps/server/src/demo/staff.ts';

const root = resolve(import.meta.dirname, '..');
const dataDir = mkdtempSync(join(tmpdir(), 'anzhu-smoke-'));
const server = spawn(process.execPath, ['apps/server/commands/start.ts'], {
  cwd: root,
  env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DEMO: 'on' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = once(server, 'exit');

/** The address that the start prints. @throws when the server ends before */
async function started(): Promise<string> {
  for await (const line of createInterface(server.stdout)) {
    console.log(line);
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error('the server has ended before it was ready');
}

try {
  const url = await started();
  let token: string | null = null;
  const client = createClient({ base: () => url, token: () => token });
  const ready = await fetch(`${url}/healthz/ready`);
  strictEqual(ready.status, 200, 'it is ready');
  const app = await fetch(`${url}/admin/`);
  strictEqual(app.status, 200, 'it has the page of the app');
  ({ token } = await client.call(login, { username: 'staff', password: demoPassword }));
  const { page: orders } = await client.call(orderPage, { page: { page: 1, size: 10 } });
  strictEqual(orders.records.length, 10, 'it has orders');
  console.log(`smoke: ${process.platform}, Node ${process.version}, ${orders.total} orders`);
} finally {
  server.kill();
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
}
