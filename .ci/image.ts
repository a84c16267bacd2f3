/**
 * `npm run image`: runs the steps of `deploy/Dockerfile` in bare Debian roots instead of an image of a registry, starts
 * the product there as the image does, and asks whether it is healthy. It needs root, mmdebstrap (installed where it
 * may be), Debian's mirror and the registry of packages; where one is missing it says so and skips.
 */
import { spawn, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findProgram, installPackages } from './packages.ts';

const root = resolve(import.meta.dirname, '..');

/** One instruction of the file: its first word, and the rest with its lines joined. */
interface Step {
  word: string;
  rest: string;
}

/** Where a stage of the file has come to. */
interface Stage {
  folder: string;
  workFolder: string;
  user: string;
  environment: Record<string, string>;
}

const stepsOf = (text: string): Step[] =>
  text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [word = '', ...rest] = line.split(' ');
      return { word, rest: rest.join(' ') };
    });

/** What the machine itself needs to reach the mirror and the registry, which the image does not keep. */
const machine: Record<string, string> = Object.fromEntries(
  Object.entries(process.env).filter(
    (entry): entry is [string, string] =>
      /^(https?_proxy|no_proxy|node_extra_ca_certs|npm_config_registry)$/i.test(entry[0]) &&
      entry[1] !== undefined,
  ),
);

/** The words for `unshare` that become other words in a stage, as its user, with a /proc that ends with them. */
const inStage = ({ folder, user, workFolder }: Stage, words: string[]): string[] => {
  const inside = `cd ${workFolder} && exec "$@"`;
  const enter = `chroot --userspec=${user}:${user} ${folder} /bin/sh -c '${inside}' sh "$@"`;
  const all = `mount -t proc proc ${folder}/proc && exec ${enter}`;
  return ['--mount', '/bin/sh', '-c', all, 'sh', ...words];
};

const environmentOf = ({ environment }: Stage): Record<string, string> => ({
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: '/root',
  DEBIAN_FRONTEND: 'noninteractive',
  ...machine,
  ...environment,
});

/** Runs words in a stage to their end. @throws when they fail. */
function runIn(stage: Stage, words: string[]): void {
  const { status } = spawnSync('unshare', inStage(stage, words), {
    env: environmentOf(stage),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`ended with ${status}: ${words.join(' ')}`);
}

/** Runs a program of this machine to its end. @throws when it fails. */
function run(command: string, args: string[], input?: Buffer): Buffer {
  const { status, stdout, stderr } = spawnSync(command, args, { input, maxBuffer: 2 ** 30 });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr.toString()}`);
  return stdout;
}

/** A bare Debian root, as the image that a stage begins with. */
async function startStage(scratch: string, name: string): Promise<Stage> {
  const bare = join(scratch, 'bare.tar');
  if (!existsSync(bare)) {
    run('mmdebstrap', ['--mode=root', '--variant=minbase', '--quiet', 'bookworm', bare]);
  }
  const folder = join(scratch, name);
  await mkdir(folder);
  run('tar', ['-xf', bare, '-C', folder]);
  await cp('/etc/resolv.conf', join(folder, 'etc/resolv.conf'), { dereference: true });
  const own = 'usr/local/share/ca-certificates';
  if (existsSync(`/${own}`)) await cp(`/${own}`, join(folder, own), { recursive: true });
  return { folder, workFolder: '/', user: 'root', environment: {} };
}

/** Copies what is committed, or a path of another stage. */
async function copy(stage: Stage, stages: Map<string, Stage>, rest: string): Promise<void> {
  const [, from, words] = /^(?:--from=(\S+) )?(.*)$/.exec(rest) ?? [];
  const [source = '', target = ''] = (words ?? '').split(' ');
  const place = resolve(stage.workFolder, target);
  const other = from === undefined ? undefined : stages.get(from);
  if (other) {
    await mkdir(join(stage.folder, place, '..'), { recursive: true });
    run('cp', ['-a', join(other.folder, source), join(stage.folder, place)]);
    return;
  }
  const files = run('git', ['-C', root, 'archive', 'HEAD']);
  run('tar', ['-x', '-C', join(stage.folder, place)], files);
}

/** A free port of this machine: a stage shares its network. */
async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return String(port);
}

/** Starts what the image starts, asks as it does, and stops it. */
async function startImage(stage: Stage, command: string, check: string): Promise<void> {
  stage.environment['PORT'] = await freePort();
  stage.environment['METRICS_PORT'] = await freePort();
  const child = spawn('unshare', inStage(stage, JSON.parse(command) as string[]), {
    env: environmentOf(stage),
    stdio: 'inherit',
  });
  const ended = new Promise<number | null>((done) => child.once('close', done));
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        runIn(stage, ['/bin/sh', '-c', check]);
        break;
      } catch (error) {
        if (attempt === 60) throw error;
        await setTimeout(1000);
      }
    }
  } finally {
    child.kill('SIGTERM');
  }
  const code = await ended;
  if (code !== 0) throw new Error(`the product ended with ${code}`);
}

async function prove(scratch: string): Promise<void> {
  const stages = new Map<string, Stage>();
  let stage: Stage | null = null;
  let check = '';
  for (const { word, rest } of stepsOf(await readFile(join(root, 'deploy/Dockerfile'), 'utf8'))) {
    console.log(`→ ${word} ${rest}`);
    if (word === 'FROM') {
      const name = rest.split(' AS ')[1] ?? 'image';
      stage = await startStage(scratch, name);
      stages.set(name, stage);
      continue;
    }
    if (!stage) throw new Error('the first instruction is FROM');
    if (word === 'RUN') runIn(stage, ['/bin/sh', '-c', rest]);
    else if (word === 'COPY') await copy(stage, stages, rest);
    else if (word === 'USER') stage.user = rest;
    else if (word === 'HEALTHCHECK') check = rest.replace(/^CMD /, '');
    else if (word === 'CMD') await startImage(stage, rest, check);
    else if (word === 'ENV') {
      const [name = '', value = ''] = rest.split('=');
      stage.environment[name] = value;
    } else if (word === 'WORKDIR') {
      stage.workFolder = rest;
      await mkdir(join(stage.folder, rest), { recursive: true });
    } else if (!/^(VOLUME|EXPOSE|STOPSIGNAL)$/.test(word)) throw new Error(`unknown: ${word}`);
  }
}

if (process.getuid?.() !== 0) {
  console.log('image: skipped, only root may change into another root');
} else if (!findProgram('mmdebstrap') && !installPackages(['mmdebstrap'])) {
  console.log('image: skipped, mmdebstrap cannot be installed');
} else {
  const scratch = await mkdtemp(join(tmpdir(), 'anzhu-image-'));
  try {
    await prove(scratch);
    console.log('✓ image: every step done, the product is healthy');
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
