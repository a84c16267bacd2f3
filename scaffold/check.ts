/**
 * `npm run new:check`: makes screens and a component in a copy of the tree and runs every gate on them there: types,
 * lint, format, unused, unit, the server's tests of contracts, rights and master data, and stories.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureBrowser, ensureHeadlessShell } from '../.ci/browser.ts';
import { collect, endWithSignals, isEnding } from '../.ci/processes.ts';

const root = resolve(import.meta.dirname, '..');

/** A record of a hotel with a field of every type, one of the chain with a name alone, and a component. */
const made = [
  [
    'screen',
    'supplier',
    '--title=供应商',
    '--field=hotel',
    '--field=contact:text(20):联系人',
    '--field=contactPhone:phone:联系电话',
    '--field=grade:choice(first=甲级|second=乙级|third=丙级):等级',
    '--field=days:number(0-365):账期天数',
    '--field=deposit:money:押金',
    '--field=invoiced:yesNo:可开票',
    '--field=signedOn:date:签约日期',
    '--field=endsOn?:date:到期日期',
    '--field=website?:text(60):网址',
    '--field=remark:note:备注',
  ],
  ['screen', 'policy', '--title=制度', '--group=系统', '--icon=scroll-text'],
  ['screen', 'keyCard', '--title=门卡', '--field=hotel', '--edit=platform'],
  ['component', 'Rating'],
];

const vitest = (project: string, ...more: string[]): string[] =>
  ['npx', 'vitest', 'run', '--project', project].concat(more);
const serverTests =
  'examples permission masterDataRules masterDataCalls session upgrade demo hotels hotelClosing fuzz typedTexts'.split(
    ' ',
  );
const stories =
  '{packages/*/src/{Rating,supplier,policy,keyCard},stories/Screens}/{Rating,Supplier,Policy,KeyCard}*.stories.tsx';

/** What must be green at once, in the order of the time that it takes. */
const gates: Record<string, string[]> = {
  types: ['npm', 'run', '-s', 'types'],
  lint: ['npm', 'run', '-s', 'lint'],
  format: ['npm', 'run', '-s', 'format:check'],
  unused: ['npm', 'run', '-s', 'unused'],
  unit: vitest('unit', 'packages/api', 'packages/domain', 'apps/admin/src/shell', 'scaffold'),
  // On SQLite: the same tests run on PostgreSQL in the gate of the server.
  server: vitest(
    'server',
    '-t',
    '^(?!PostgreSQL)',
    ...serverTests.map((name) => `test/${name}.test.ts`),
  ),
  stories: ['env', `STORIES=../${stories}`, 'npm', 'run', '-s', 'stories'],
};

async function run(command: readonly string[], cwd: string): Promise<string> {
  const [program = '', ...args] = command;
  const { code, output } = await collect(program, args, cwd);
  if (code !== 0) throw new Error(`${command.join(' ')}\n${output}`);
  return output;
}

/** A copy of the files of the tree and of its libraries: hard links where the disk is the same. */
async function copyTree(copy: string): Promise<void> {
  await run(
    ['sh', '-c', `git ls-files -coz --exclude-standard | xargs -0 cp --parents -t "${copy}"`],
    root,
  );
  for (const folder of ['node_modules', 'apps/server/node_modules']) {
    const target = join(copy, folder);
    await mkdir(join(target, '..'), { recursive: true });
    const script = 'cp -al "$1" "$2" 2>/dev/null || cp -a "$1" "$2"';
    await run(['sh', '-c', script, 'sh', folder, target], root);
  }
  // What programs write in place must be their own.
  for (const cache of ['.cache', '.vite', '.vite-temp', '.vitest-cache']) {
    await rm(join(copy, 'node_modules', cache), { recursive: true, force: true });
  }
  const as = '-c user.name=check -c user.email=check@localhost';
  await run(['sh', '-c', `git init -q && git add -A && git ${as} commit -qm before`], copy);
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

endWithSignals();
ensureBrowser();
ensureHeadlessShell();
// A dot: with a hyphen and two capitals behind it the optimizer of locales takes the path for one.
const copy = await mkdtemp(join(tmpdir(), 'anzhu-new.'));
let failures = 0;
try {
  await copyTree(copy);
  for (const words of made) {
    const output = await run(['npm', 'run', '-s', 'new', '--', ...words], copy);
    const counts = output.split('\n').find((line) => line.includes(' registrations '));
    console.log(`${words.slice(0, 2).join(' ')}: ${counts}`);
  }
  await run(['git', 'add', '-A'], copy);
  console.log((await run(['git', 'diff', '--cached', '--shortstat'], copy)).trim());
  for (const [name, command] of Object.entries(gates)) {
    if (isEnding()) break;
    const started = performance.now();
    const { code, output } = await collect(command[0] ?? '', command.slice(1), copy);
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds(started)})`);
    if (code !== 0) {
      failures += 1;
      console.error(output.trimEnd());
    }
  }
} finally {
  await rm(copy, { recursive: true, force: true });
}
process.exitCode = failures === 0 && !isEnding() ? 0 : 1;
