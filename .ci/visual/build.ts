import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const children = new Set<ChildProcess>();

/** Ends the programs that were started here. */
export function stopChildren(): void {
  for (const child of children) child.kill('SIGTERM');
}

/** Runs a program to its end; its output is shown when it fails. Returns its exit code. */
function run(
  command: string,
  args: string[],
  { cwd, env }: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.add(child);
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part: Buffer) => output.push(part));
    }
    child.on('error', fail);
    child.on('close', (code) => {
      children.delete(child);
      if (code !== 0) process.stderr.write(Buffer.concat(output));
      done(code ?? 1);
    });
  });
}

/** Output of a git command. @throws when it fails. */
export function git(cwd: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.trim();
}

/**
 * Links each package of `from/node_modules`, except those of the workspace: linking the folder as a whole
 * would resolve @anzhu/* to the sources of `from`.
 */
function linkPackages(from: string, to: string): void {
  const [source, target] = [join(from, 'node_modules'), join(to, 'node_modules')];
  mkdirSync(join(target, '@anzhu'), { recursive: true });
  for (const name of readdirSync(source)) {
    const isCache = name.startsWith('.') && name !== '.bin';
    if (!isCache && name !== '@anzhu') symlinkSync(join(source, name), join(target, name));
  }
  for (const group of ['packages', 'apps']) {
    for (const name of readdirSync(join(to, group))) {
      if (!existsSync(join(to, group, name, 'package.json'))) continue;
      symlinkSync(join(to, group, name), join(target, '@anzhu', name));
      const own = join(from, group, name, 'node_modules');
      if (existsSync(own) && lstatSync(own).isDirectory()) {
        symlinkSync(own, join(to, group, name, 'node_modules'));
      }
    }
  }
}

type Lockfile = { packages: Record<string, { version?: string }> };

/** Whether all packages of another checkout are installed here in the same version. */
function hasPackagesOf(root: string, folder: string): boolean {
  const [ours, theirs] = [root, folder].map((at) => {
    const text = readFileSync(join(at, 'package-lock.json'), 'utf8');
    return (JSON.parse(text) as Lockfile).packages;
  });
  return Object.entries(theirs ?? {}).every(
    ([path, { version }]) => !path.includes('node_modules/') || ours?.[path]?.version === version,
  );
}

/** Checks a commit out into `folder`, with its packages: linked when all of them are installed here, else installed. */
export async function checkOut(root: string, commit: string, folder: string): Promise<void> {
  git(root, 'worktree', 'add', '--detach', '--force', folder, commit);
  if (hasPackagesOf(root, folder)) {
    linkPackages(root, folder);
    return;
  }
  console.log('visual: installing the packages of the base …');
  const env = { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  const code = await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    env,
  });
  if (code !== 0) throw new Error('visual: the packages of the base could not be installed');
}

/**
 * Builds the Storybook of a checkout into `output`.
 * @param part the `STORIES` that it is restricted to
 */
export async function buildStorybook(
  checkout: string,
  output: string,
  part: string | undefined,
): Promise<void> {
  const code = await run(
    'npm',
    ['exec', '--', 'storybook', 'build', '-o', output, '--quiet', '--disable-telemetry'],
    { cwd: checkout, env: { STORIES: part ?? '' } },
  );
  if (code !== 0) throw new Error(`visual: the Storybook of ${checkout} could not be built`);
}
