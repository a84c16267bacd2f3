import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { clockArguments } from '../../../.ci/hour.ts';
import { temporaryFolder } from '../../server/test/temporaryFolder.ts';

const host = resolve(import.meta.dirname, 'host.ts');
const main = resolve(import.meta.dirname, '../../server/src/main.ts');
const adminCommand = resolve(import.meta.dirname, '../../server/commands/admin.ts');

/** Environment variables of the server. */
type Settings = Readonly<Record<string, string>>;

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

/** Waits until the server reports that it is ready; throws with its output when it exits first. */
function ready(child: ChildProcess): Promise<void> {
  let output = '';
  return new Promise((done, fail) => {
    const onOutput = (chunk: Buffer): void => {
      output += chunk.toString();
      if (output.includes('(ready)')) done();
    };
    child.stdout?.on('data', onOutput);
    child.stderr?.on('data', onOutput);
    child.once('exit', () => fail(new Error(`the server ended at its start:\n${output}`)));
  });
}

/** Starts the process that runs the servers of journeys (`host.ts`). @returns how to end it */
export async function startHost(): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [...clockArguments(), host], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>((done, fail) => {
    child.stdout.once('data', (line: Buffer) => done(line.toString().trim()));
    child.once('exit', () => fail(new Error('the host of the servers ended at its start')));
  });
  child.stdout.resume();
  process.env['ANZHU_HOST'] = `http://127.0.0.1:${port}`;
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  return () => {
    child.stdin.end();
    return ended;
  };
}

/** Starts (PUT) or stops (DELETE) the server of a port in the host process. */
async function callHost(method: 'PUT' | 'DELETE', port: number, settings?: object): Promise<void> {
  const body = settings ? JSON.stringify(settings) : null;
  const response = await fetch(`${process.env['ANZHU_HOST']}/${port}`, { method, body });
  if (!response.ok) throw new Error(await response.text());
}

/** The real product on a store of its own: started, killed and started again by a journey. */
export class Product {
  readonly url: string;
  /** The folder with the store. */
  readonly folder: string;
  readonly #port: number;
  /** Its process, when it has one of its own. */
  #child: ChildProcess | null = null;
  #isHosted = false;

  private constructor(port: number, folder: string) {
    this.#port = port;
    this.folder = folder;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** Starts the product on a copy of the demo store that the set-up made; `settings` as for `run`. */
  static async start(settings: Settings = {}): Promise<Product> {
    const folder = await mkdtemp(join(temporaryFolder(), 'anzhu-journey-'));
    const template = process.env['ANZHU_TEMPLATE'];
    if (template) await cp(template, folder, { recursive: true });
    const product = new Product(await freePort(), folder);
    await product.run(settings);
    return product;
  }

  /** Starts the product on an empty store, after its first admin was made by the command. */
  static async startEmpty({
    username,
    password,
  }: {
    username: string;
    password: string;
  }): Promise<Product> {
    const folder = await mkdtemp(join(temporaryFolder(), 'anzhu-journey-'));
    const child = spawn(
      process.execPath,
      [...clockArguments(), adminCommand, '--username', username],
      {
        env: { ...process.env, DATA_DIR: folder, SCRYPT_COST: '1024' },
        stdio: ['pipe', 'ignore', 'inherit'],
      },
    );
    child.stdin.end(password);
    const code = await new Promise((done) => child.once('exit', done));
    if (code !== 0) throw new Error(`admin:create ended with ${String(code)}`);
    const product = new Product(await freePort(), folder);
    await product.run();
    return product;
  }

  /** Runs the server, on the same port and store as before, with environment variables of its own. */
  async run(settings: Settings = {}): Promise<void> {
    await callHost('PUT', this.#port, this.#environment(settings));
    this.#isHosted = true;
  }

  /**
   * Runs the server in a process of its own, which a journey can kill; its clock is `ahead` milliseconds ahead of that
   * of the run.
   */
  async runAlone(ahead = 0): Promise<void> {
    await this.end();
    const child = spawn(process.execPath, [...clockArguments(ahead), main], {
      env: { ...process.env, ...this.#environment({}) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    await ready(child);
  }

  #environment(settings: Settings): Settings {
    return {
      ...settings,
      HOST: '127.0.0.1',
      PORT: String(this.#port),
      DATA_DIR: this.folder,
      SCRYPT_COST: '1024',
    };
  }

  /** Runs the server on the same store where those who knew it before do not find it, as long as `work` takes. */
  async runElsewhere(work: (url: string) => Promise<void>): Promise<void> {
    const hidden = new Product(await freePort(), this.folder);
    await hidden.run();
    try {
      await work(hidden.url);
    } finally {
      await hidden.end();
    }
  }

  /** Ends the server in order. */
  async end(): Promise<void> {
    if (this.#isHosted) await callHost('DELETE', this.#port);
    this.#isHosted = false;
    await this.#stop('SIGTERM');
  }

  /** Ends the server at once, as a power cut would; it runs alone. */
  async kill(): Promise<void> {
    if (!this.#child) throw new Error('only a server that runs alone can be killed');
    await this.#stop('SIGKILL');
  }

  async #stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    await ended;
  }

  /** Ends the server and removes its store. */
  async remove(): Promise<void> {
    await this.end();
    await rm(this.folder, { recursive: true, force: true });
  }
}
