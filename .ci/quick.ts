import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Gate } from './reports.ts';

/** What a quick run takes at most of the server's tests, and of the folders of stories. */
const most = 6;

/** The commit where this branch left the trunk; `BASE` names another one. */
function findBase(root: string): string {
  for (const trunk of [process.env['BASE'], 'main', 'origin/main', 'HEAD']) {
    if (!trunk) continue;
    try {
      const options = { cwd: root, encoding: 'utf8', stdio: 'pipe' } as const;
      return execFileSync('git', ['merge-base', 'HEAD', trunk], options).trim();
    } catch {
      // There is no such branch here.
    }
  }
  throw new Error('quick: git knows no commit');
}

/** Files that differ from a commit, or are new. */
function changedFiles(root: string, base: string): string[] {
  const lines = (...args: string[]): string[] =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...lines('diff', '--name-only', '--diff-filter=d', base),
    ...lines('ls-files', '--others', '--exclude-standard'),
  ];
}

/** The first ones; the others are named, so that they are run by hand or by all gates. */
function firstOf(what: string, all: readonly string[]): string[] {
  const unique = [...new Set(all)];
  if (unique.length > most)
    console.log(`quick leaves out ${what}: ${unique.slice(most).join(' ')}`);
  return unique.slice(0, most);
}

/** Tests of the server that changed, then those named as a resource or a part of the contract that did. */
function serverTests(root: string, changed: readonly string[]): string[] {
  const tests = globSync('apps/server/test/*.test.ts', { cwd: root });
  const stems = changed.flatMap((file) => {
    const [, resource, part] =
      /^apps\/server\/src\/resources\/(\w+)|^packages\/api\/src\/contract\/(\w+)\.ts$/.exec(file) ??
      [];
    return resource ?? part ?? [];
  });
  const isNamed = (test: string): boolean => stems.some((stem) => basename(test).startsWith(stem));
  return [...tests.filter((test) => changed.includes(test)), ...tests.filter(isNamed)];
}

/** Stories that changed, and those beside a file that did. */
function storyFiles(root: string, changed: readonly string[]): string[] {
  const folders = changed
    .filter((file) => /^(?:packages|stories)\/.*\.(?:tsx|css\.ts)$/.test(file))
    .map((file) => dirname(file));
  return [...new Set(folders)].flatMap((folder) => {
    const own = changed.filter((file) => dirname(file) === folder && file.endsWith('.stories.tsx'));
    return own.length > 0 ? own : globSync(`${folder}/*.stories.tsx`, { cwd: root });
  });
}

/** The gates of `npm test -- quick`: what is quick of all, and the tests and stories near the change. */
export function quickGates(root: string, gates: readonly Gate[]): Gate[] {
  const base = findBase(root);
  const changed = changedFiles(root, base).filter((file) => existsSync(join(root, file)));
  const always = gates.filter(({ name }) => ['types', 'lint', 'format'].includes(name));
  const server = firstOf('tests', serverTests(root, changed));
  const stories = firstOf('stories', storyFiles(root, changed));
  const of = (name: string): Gate => {
    const { remedy } = gates.find((gate) => gate.name === name) ?? { remedy: '' };
    return { name, remedy, command: [name] };
  };
  const unit = ['unit', '--', '--changed', base, '--passWithNoTests'];
  const glob = stories.length === 1 ? stories[0] : `{${stories.join(',')}}`;
  return [
    ...always,
    { ...of('unit'), command: unit },
    ...(server.length > 0 ? [{ ...of('server'), command: ['server', '--', ...server] }] : []),
    ...(stories.length > 0 ? [{ ...of('stories'), env: { STORIES: `../${glob}` } }] : []),
  ];
}
