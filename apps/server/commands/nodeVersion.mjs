// Plain JavaScript, so that an older Node reads it: that hands over to the Node of the packages, or prints what is needed.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const needed = 24;
const found = process.versions.node;
const brought = fileURLToPath(new URL('../../../node_modules/.bin/node', import.meta.url));

if (Number(found.split('.')[0]) < needed) {
  if (!existsSync(brought)) {
    console.error(`需要 Node ${needed} 或更新的版本，当前为 ${found} (Node >= ${needed} needed)`);
    process.exit(1);
  }
  const child = spawn(brought, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
  // The program itself is loaded by the other Node only.
  await new Promise(() => undefined);
}
