/** `npm run dev`: the app with hot reload, and the server, which starts again when it is changed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { readConfig } from '../src/platform/config.ts';
import { adminFolder, giveUp, serverFolder } from './root.ts';
import { stopWithParent } from './stopWithParent.ts';

/** Where the development app is served. */
const appPort = 5173;

function startServer(): ChildProcess {
  const main = join(serverFolder, 'src/main.ts');
  return spawn(process.execPath, ['--watch', '--watch-preserve-output', main], {
    stdio: 'inherit',
  });
}

async function startApp(): Promise<{ url: string; close(): Promise<void> }> {
  const { host, port } = readConfig(process.env);
  process.env['ANZHU_SERVER'] ??= `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`;
  const vite = await createServer({
    root: adminFolder,
    configFile: join(adminFolder, 'vite.config.ts'),
    server: { port: appPort, host: '127.0.0.1' },
    clearScreen: false,
  });
  await vite.listen();
  const url = vite.resolvedUrls?.local[0] ?? `http://127.0.0.1:${appPort}/admin/`;
  return { url, close: () => vite.close() };
}

stopWithParent();
try {
  const app = await startApp();
  const server = startServer();
  console.log(`开发地址 (app with hot reload)：${app.url}`);
  server.on('exit', (code) => {
    process.exitCode = code ?? 0;
    void app.close();
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void server.kill('SIGTERM'));
  }
} catch (error) {
  giveUp(error);
}
