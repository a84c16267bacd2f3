/**
 * `npm run new -- screen supplier` and `npm run new -- component Rating`: makes every file and registration
 * of a list screen with its record, or of a component.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { planComponent } from './component.ts';
import { fieldTypes } from './fields.ts';
import { planScreen, type Plan } from './plan.ts';
import { recordOf } from './record.ts';

const root = resolve(import.meta.dirname, '..');

const usage = `npm run new -- screen NAME [flags]      NAME in English, singular: supplier, spare-key
  --title 供应商            its Chinese name
  --field …                 once a field besides its name; ? after the name: it may be empty
      ${Object.values(fieldTypes).join('\n      ')}
  --group 基础资料          the group of its menu
  --icon package            the icon of its menu
  --view hotelSide          who views it, as in contract/role.ts
  --edit management         who adds, edits and deletes it
  --meaning '…'             what it is, in one English sentence, for the glossary
npm run new -- component NAME [flags]   NAME in English: Rating
  --group Data              its group in the workbench
  --about '…'               what it shows, in one English sentence`;

const readFlags = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      title: { type: 'string' },
      field: { type: 'string', multiple: true },
      group: { type: 'string' },
      icon: { type: 'string' },
      view: { type: 'string' },
      edit: { type: 'string' },
      meaning: { type: 'string' },
      about: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
type Flags = ReturnType<typeof readFlags>['values'];

/** The plan of what is asked for, and the text in it that only its author can write. */
function planOf([kind, name]: readonly string[], values: Flags) {
  if (name !== undefined && kind === 'component') {
    const { group, about } = values;
    const plan = planComponent({ name, group, about });
    return { plan, mark: about === undefined ? 'in a row of text.' : null };
  }
  if (name === undefined || kind !== 'screen') throw new Error(usage);
  const { field: fields = [], title, group, icon, view, edit, meaning } = values;
  const record = recordOf({ name, fields, title, group, icon, view, edit, meaning });
  return { plan: planScreen(record), mark: meaning === undefined ? record.meaning : null };
}

/**
 * Writes what a plan makes: nothing where a new file is there already or one that is changed lacks its place.
 * @returns the paths of new files and of changed ones
 */
async function applyPlan({ files, edits }: Plan): Promise<{ made: string[]; changed: string[] }> {
  const made = Object.keys(files);
  const present = made.find((file) => existsSync(join(root, file)));
  if (present !== undefined) throw new Error(`${present} is there already`);
  const changed = new Map<string, string>();
  for (const { file, apply } of edits) {
    changed.set(file, apply(changed.get(file) ?? (await readFile(join(root, file), 'utf8'))));
  }
  for (const [file, text] of [...Object.entries(files), ...changed]) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), `${text.trimEnd()}\n`);
  }
  return { made, changed: [...changed.keys()] };
}

/** Where a text stands: file and line. */
async function placeOf(files: readonly string[], text: string): Promise<string | null> {
  for (const file of files) {
    const lines = (await readFile(join(root, file), 'utf8')).split('\n');
    const line = lines.findIndex((one) => one.includes(text));
    if (line !== -1) return `${file}:${line + 1}`;
  }
  return null;
}

const started = performance.now();
try {
  const { positionals, values } = readFlags();
  if (values.help) {
    console.log(usage);
    process.exit();
  }
  const { plan, mark } = planOf(positionals, values);
  const { made, changed } = await applyPlan(plan);
  const formatted = spawnSync('npx', ['oxfmt', ...made, ...changed], {
    cwd: root,
    encoding: 'utf8',
  });
  if (formatted.status !== 0) throw new Error(formatted.stderr);
  const sizes = await Promise.all(made.map((file) => readFile(join(root, file), 'utf8')));
  const lines = sizes.reduce((sum, text) => sum + text.split('\n').length - 1, 0);
  console.log(made.map((file) => `+ ${file}`).join('\n'));
  console.log(changed.map((file) => `  ${file}`).join('\n'));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${made.length} files with ${lines} lines, ${plan.edits.length} registrations in ${changed.length} files, ${seconds} s`,
  );
  if (mark !== null) {
    console.log(
      `To be written: what it is, in one sentence: ${await placeOf([...made, ...changed], mark)}`,
    );
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
