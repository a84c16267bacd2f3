/**
 * `npm run sizes`: what a browser loads before it first shows a route, JS and CSS, gzip, in kB of 1,000
 * bytes, read from the build's manifest. Fails when a route is over its budget.
 */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = resolve(import.meta.dirname, '../apps/admin/dist');

interface Chunk {
  file: string;
  /** Of a group of modules. */
  name?: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, Chunk>;

/** The chunk of the frame and of the table of screens, by the name that `apps/admin/chunks.ts` gives it. */
const shell = ['shell'];
const route = (name: string, file: string): string => `src/routes/${name}/${file}.tsx`;

/** A route: what it loads beyond the page itself, what is already there, and what it may cost. */
interface Budget {
  title: string;
  loads: string[];
  beyond?: string[];
  limit: number;
}

const screen = (name: string, file: string): Budget => ({
  title: `${name} beyond the shell`,
  loads: [route(name, file)],
  beyond: shell,
  limit: 80,
});

const budgets: Budget[] = [
  { title: '/login', loads: [], limit: 130 },
  {
    title: '/login by QR code, beyond it',
    loads: [route('login', 'ByCode')],
    beyond: [],
    limit: 8,
  },
  {
    title: '/login with a further step, beyond it',
    loads: ['src/session/NextStep.tsx'],
    beyond: [],
    limit: 12,
  },
  { title: '/scan beyond /login', loads: [route('scan', 'Scan')], beyond: [], limit: 8 },
  {
    title: 'shell + order list',
    loads: [...shell, route('orderManage', 'OrderManage')],
    limit: 240,
  },
  {
    title: 'shell + dashboard, without map data',
    loads: [...shell, 'src/shell/FirstScreen.tsx', route('dashboard', 'Dashboard')],
    limit: 240,
  },
  screen('roomManage', 'RoomManage'),
  screen('roomType', 'RoomType'),
  screen('bedType', 'BedType'),
  screen('discountManage', 'DiscountManage'),
  screen('isolationManage', 'IsolationManage'),
  screen('assignPersonnel', 'AssignPersonnel'),
  screen('declarationReview', 'DeclarationReview'),
  screen('dailyTest', 'DailyTest'),
  screen('materialReview', 'MaterialReview'),
  screen('materialApplication', 'MaterialApplication'),
  screen('hotelMaterialInfo', 'HotelMaterialInfo'),
  screen('logManage', 'LogManage'),
  {
    title: 'myHotel beyond the shell, without editor and map',
    loads: [route('myHotel', 'MyHotel'), '../../packages/domain/src/hotel/MyHotelForm.tsx'],
    beyond: shell,
    limit: 80,
  },
];

const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;

/** What the page itself names: it is loaded on every route. */
const page = await readFile(join(dist, 'index.html'), 'utf8');
const pageFiles = [...page.matchAll(/(?:src|href)="\/admin\/(assets\/[^"]+)"/g)].map(
  (match) => match[1] ?? '',
);

/** Every file that loads with a module, without those that load later. */
function filesOf(names: readonly string[]): Set<string> {
  const files = new Set(pageFiles);
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = manifest[name] ?? Object.values(manifest).find((one) => one.name === name);
    if (!chunk) throw new Error(`sizes: the build has no ${name}`);
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const name of names) visit(name);
  return files;
}

async function kilobytes(files: Iterable<string>): Promise<number> {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(await readFile(join(dist, file))).length;
  return bytes / 1000;
}

for (const { title, loads, beyond, limit } of budgets) {
  const there = beyond ? filesOf(beyond) : new Set<string>();
  const own = [...filesOf(loads)].filter((file) => !there.has(file));
  const size = await kilobytes(own);
  const isWithin = size <= limit;
  console.log(`${isWithin ? '✓' : '✗'} ${title}: ${size.toFixed(1)} kB gzip (≤ ${limit})`);
  if (!isWithin) process.exitCode = 1;
}
