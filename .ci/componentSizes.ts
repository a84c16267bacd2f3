/**
 * `npm run sizes`, second part: what one component of `@anzhu/ui` costs a page that imports nothing else, JS
 * and CSS, gzip, in kB of 1,000 bytes, beyond React; without what it fetches late. Fails when one is over its
 * budget: then it has pulled in more than its own.
 *
 * All are entries of one build. An entry counts every chunk that it loads at once, so of a module with several
 * exports it counts those that any entry uses: up to 4 kB more than a build of its own.
 */
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { splitIcons } from '../packages/ui/splitIcons.ts';
import { fileOf, findComponents, ui } from './components.ts';

const root = resolve(import.meta.dirname, '..');

/** What a component may cost, unless it is named below. */
const usualLimit = 12;

/** Those that are more by nature, each with its reason. */
const reactAria = 'focus and layers of React Aria; only ever fetched late';
const frame = 'with the frame that all charts share: tools, full screen, table view, states';
const treePicker = 'the field, the search and the rows of every choice in a tree';
const typedDate = 'a date that is typed, and its sheet on demand';
const rings = `${frame}; arcs of D3`;
const limits: Record<string, { limit: number; because: string }> = {
  Dialog: { limit: 31, because: reactAria },
  Drawer: { limit: 31, because: reactAria },
  FormDialog: { limit: 37, because: reactAria },
  FormFooter: { limit: 37, because: reactAria },
  Popover: { limit: 28, because: reactAria },
  FileUploader: { limit: 14, because: 'a queue, checks of the first bytes, a list with its tools' },
  ImageUploader: { limit: 14, because: 'a queue, checks of pictures, tiles with their tools' },
  RichText: {
    limit: 14,
    because: 'a tool bar, and the error of the editor that is loaded on demand',
  },
  DateField: { limit: 12.5, because: typedDate },
  DateRange: { limit: 12.5, because: typedDate },
  Picker: { limit: 12.5, because: 'search, groups and windowing of long lists' },
  DateTimeField: { limit: 12.5, because: typedDate },
  MultiPicker: { limit: 12.5, because: 'a search, its rows, and chips' },
  TreeSelect: { limit: 12.5, because: treePicker },
  MultiTreeSelect: { limit: 13, because: treePicker },
  ProvinceCascader: { limit: 13, because: treePicker },
  Table: { limit: 28.5, because: 'TanStack Table' },
  TableView: {
    limit: 15.75,
    because:
      'head, rows, window and phone form of every table, and keys before their code is there',
  },
  TreeTable: { limit: 19.5, because: 'a table and a tree, and keys before their code is there' },
  OrderedTreeTable: { limit: 23, because: 'a tree table, with a menu at each row' },
  ChartFrame: {
    limit: 18,
    because: 'a menu and buttons of tools, full screen, table view, states',
  },
  Columns: { limit: 25, because: frame },
  ColumnsAndLine: { limit: 26, because: frame },
  HeatGrid: { limit: 23, because: frame },
  HeatStrip: { limit: 23, because: frame },
  Lines: { limit: 26, because: frame },
  StackedColumns: { limit: 26, because: frame },
  Doughnut: { limit: 29, because: rings },
  Rose: { limit: 29, because: rings },
};

/** Pages of several components, as a screen imports them. */
const pages = [
  {
    title: 'a page with all that the order list uses',
    entries: [
      ['Table', 'Table, ActionsCell, MoneyCell, TimeCell'],
      ['Pager', 'Pager'],
      ['FilterBar', 'FilterBar'],
      ['Select', 'Select'],
      ['DateRange', 'DateRange'],
      ['Button', 'Button, Link'],
      ['Tag', 'Tag'],
      ['State', 'ErrorState, EmptyState'],
      ['Layout', 'PageFrame, Stack, Inline'],
      ['Toast', 'toast'],
      ['Menu', 'MenuButton'],
    ],
    limit: 90,
  },
] as const;

/** What is measured: the code of a module that a page would import, and what it may weigh. */
interface Measured {
  title: string;
  code: string;
  limit: number;
}

const components = await findComponents();
const measured: Measured[] = [
  ...components.map(({ name, entry }) => ({
    title: name,
    code: `export { ${name} } from '${fileOf(entry)}';`,
    limit: limits[name]?.limit ?? usualLimit,
  })),
  ...pages.map(({ title, entries, limit }) => ({
    title,
    code: entries
      .map(([entry, names]) => `export { ${names} } from '${fileOf(entry)}';`)
      .join('\n'),
    limit,
  })),
];

/** The path of an entry module: in the folder of the components, so that its imports are relative to it. */
const entryPath = (index: number): string => join(ui, `entry${index}.tsx`);
const codeOf = new Map(measured.map(({ code }, index) => [entryPath(index), code]));

/**
 * Bundles all entries in one build. Modules are grouped into chunks by the entries that reach them, so that
 * no entry loads a module that only another one imports.
 */
async function bundle(): Promise<Rolldown.RolldownOutput> {
  return (await build({
    configFile: false,
    logLevel: 'silent',
    root,
    plugins: [
      vanillaExtractPlugin(),
      splitIcons,
      {
        name: 'entries',
        resolveId: (id) => (codeOf.has(id) ? id : null),
        load: (id) => codeOf.get(id) ?? null,
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: [...codeOf.keys()],
        external: /^react(-dom)?(\/|$)/,
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
}

const { output } = await bundle();
const files = new Map(output.map((file) => [file.fileName, file]));

/** Everything that loads with a chunk: itself, what it imports, and their styles. */
function loadedWith(name: string, loaded = new Set<string>()): Set<string> {
  const file = files.get(name);
  if (!file || loaded.has(name)) return loaded;
  loaded.add(name);
  if (file.type !== 'chunk') return loaded;
  for (const style of file.viteMetadata?.importedCss ?? []) loaded.add(style);
  for (const imported of file.imports) loadedWith(imported, loaded);
  return loaded;
}

/** The gzip size of all scripts and of all styles that load with an entry, in kB. */
function sizeOf(entry: string): number {
  const chunk = output.find((file) => file.type === 'chunk' && file.facadeModuleId === entry);
  if (!chunk) throw new Error(`sizes: the build has no ${entry}`);
  const loaded = [...loadedWith(chunk.fileName)].flatMap((name) => files.get(name) ?? []);
  const scripts = loaded.map((file) => (file.type === 'chunk' ? file.code : ''));
  const styles = loaded.map((file) => (file.type === 'asset' ? file.source : ''));
  const gzip = (texts: (string | Uint8Array)[]): number =>
    texts.join('') === '' ? 0 : gzipSync(texts.join('')).length;
  return (gzip(scripts) + gzip(styles)) / 1000;
}

for (const [index, { title, limit }] of measured.entries()) {
  const size = sizeOf(entryPath(index));
  const isWithin = size <= limit;
  console.log(`${isWithin ? '✓' : '✗'} ${title}: ${size.toFixed(1)} kB gzip (≤ ${limit})`);
  if (!isWithin) process.exitCode = 1;
}
