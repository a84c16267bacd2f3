import { spawn, type StdioOptions } from 'node:child_process';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import type { Place } from './engines.ts';

const main = join(import.meta.dirname, '../src/main.ts');

/** The server as a process of its own, as it runs in earnest; gone when the test is over. */
export class ServerProcess {
  output = '';
  readonly ended: Promise<number | NodeJS.Signals | null>;
  readonly #child;
  readonly #ready: Promise<string>;

  constructor(
    { dataDir, databaseUrl }: Place,
    environment: Record<string, string> = {},
    stdio: StdioOptions = ['ignore', 'pipe', 'pipe'],
    program = main,
  ) {
    this.#child = spawn(process.execPath, [program], {
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        PORT: '0',
        DEMO: 'off',
        SCRYPT_COST: '1024',
        DATA_DIR: dataDir,
        ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
        ...environment,
      },
      stdio,
    });
    const heard = (chunk: Buffer): void => {
      this.output += chunk.toString();
    };
    this.#child.stdout?.on('data', heard);
    this.#child.stderr?.on('data', heard);
    this.ended = new Promise((done) =>
      this.#child.once('close', (code, signal) => done(code ?? signal)),
    );
    this.#ready = expect
      .poll(() => this.output, { interval: 20 })
      .toContain('Ctrl+C')
      .then(() => /http:\/\/[\d.:]+/.exec(this.output)?.[0] ?? '');
    this.#ready.catch(() => undefined);
    onTestFinished(() => void this.#child.kill('SIGKILL'));
  }

  /** The address, once the server responds there. */
  url(): Promise<string> {
    return this.#ready;
  }

  /** Closes the pipes that it writes to, as a log collector that has ended does. */
  closeOutput(): void {
    this.#child.stdout?.destroy();
    this.#child.stderr?.destroy();
  }

  kill(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }
}
