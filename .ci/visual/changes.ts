import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { affectedFiles, importedFiles, type WorkspacePackages } from './affected.ts';
import { git } from './build.ts';

/** Where `.storybook/main.ts` finds stories. */
const storyFile = /^(?:stories|packages\/[^/]+\/src)\/.*\.stories\.tsx$/;
/** What every story imports. */
const preview = '.storybook/preview.tsx';
/** What the build takes without an import: it can change every story. */
const buildInput =
  /^(?:package-lock\.json|tsconfig[^/]*\.json|packages\/[^/]+\/package\.json|\.storybook\/(?:main\.ts|public\/)|apps\/server\/src\/demo\/pictures\/)/;
const sourceFile = /\.[cm]?[jt]sx?$/;

function workspacePackages(root: string): WorkspacePackages {
  const files = globSync('packages/*/package.json', { cwd: root });
  return new Map(
    files.map((file) => {
      const { name, exports } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
        name: string;
        exports: Record<string, string>;
      };
      return [name, { folder: file.slice(0, -'/package.json'.length), exports }];
    }),
  );
}

/** The files that differ between a commit and the working tree, with those that only one of them has. */
function changedFiles(root: string, commit: string): string[] {
  const tracked = git(root, 'diff', '--name-only', '--no-renames', '-z', commit);
  const untracked = git(root, 'ls-files', '--others', '--exclude-standard', '-z');
  return [...tracked.split('\0'), ...untracked.split('\0')].filter(Boolean);
}

/**
 * The files of stories that can look different in the working tree than in a commit; null when all can.
 */
export function storiesToCompare(root: string, commit: string): ReadonlySet<string> | null {
  const changed = changedFiles(root, commit);
  if (changed.some((file) => buildInput.test(file))) return null;
  const packages = workspacePackages(root);
  const importsOf = (file: string): readonly string[] => {
    const path = join(root, file);
    if (!sourceFile.test(file) || !existsSync(path)) return [];
    return importedFiles(file, readFileSync(path, 'utf8'), packages);
  };
  const tracked = git(root, 'ls-files', '-z', '--', '*.stories.tsx').split('\0');
  // A file of the base that was removed is among those that changed.
  const files = new Set([...tracked, ...changed].filter((file) => storyFile.test(file)));
  const affected = affectedFiles([preview, ...files], new Set(changed), importsOf);
  return affected.includes(preview) ? null : new Set(affected);
}

/** Storybook reads each glob as a path first, and a path of more than 4,096 bytes is an error. */
const longestGlob = 3500;

/** The files of stories as a glob for `STORIES`, relative to `.storybook`; undefined where it is too long: all are built. */
export function globOf(files: ReadonlySet<string>): string | undefined {
  const [first = '', ...others] = files;
  const glob = others.length === 0 ? `../${first}` : `../{${[...files].join(',')}}`;
  return glob.length > longestGlob ? undefined : glob;
}
