/**
 * `npm run sizes:ui`: what one component of `@anzhu/ui` costs a page that imports nothing else, JS and CSS,
 * gzip, in kB of 1,000 bytes, beyond React; without what it fetches late. Fails when one is over its budget:
 * then it has pulled in more than its own.
 */
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { findComponents, ui } from './components.ts';

const root = resolve(import.meta.dirname, '..');

/** What a component may cost, unless it is named below. */
const usualLimit = 12;

/** Those that are more by nature, each with its reason. */
const reactAria = 'focus and layers of React Aria; only ever fetched late';
const frame = 'with the frame that all charts share: table view, copying, states';
const rings = `${frame}; arcs of D3`;
const limits: Record<string, { limit: number; because: string }> = {
  Dialog: { limit: 28, because: reactAria },
  DialogInside: { limit: 28, because: reactAria },
  Drawer: { limit: 28, because: reactAria },
  DrawerSheet: { limit: 28, because: reactAria },
  FormDialog: { limit: 34, because: reactAria },
  Popover: { limit: 28, because: reactAria },
  FileUploader: { limit: 13, because: 'a queue, checks of the first bytes, a list with its tools' },
  Table: { limit: 26, because: 'TanStack Table' },
  TableView: { limit: 13, because: 'head, rows, window and phone form of every table' },
  TreeTable: { limit: 16, because: 'a table and a tree' },
  Columns: { limit: 17, because: frame },
  ColumnsAndLine: { limit: 17, because: frame },
  HeatStrip: { limit: 17, because: frame },
  Lines: { limit: 17, because: frame },
  StackedColumns: { limit: 17, because: frame },
  Doughnut: { limit: 20, because: rings },
  Rose: { limit: 20, because: rings },
};

/** Pages of several components, as a screen imports them. */
const pages = [
  {
    says: 'a page with all that the order list uses',
    folders: [
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

const entry = 'virtual:entry';

/** Bundles a module and answers what loads at once, in kB gzip. */
async function sizeOf(code: string): Promise<number> {
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    root,
    plugins: [
      vanillaExtractPlugin(),
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? join(ui, 'entry.tsx') : null),
        load: (id) => (id === join(ui, 'entry.tsx') ? code : null),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: entry,
        external: /^react(-dom)?(\/|$)/,
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;

  const chunks = new Map(result.output.map((file) => [file.fileName, file]));
  const loaded = new Set<string>();
  const visit = (name: string): void => {
    const file = chunks.get(name);
    if (!file || loaded.has(name)) return;
    loaded.add(name);
    if (file.type !== 'chunk') return;
    for (const style of file.viteMetadata?.importedCss ?? []) visit(style);
    for (const imported of file.imports) visit(imported);
  };
  for (const file of result.output) if (file.type === 'chunk' && file.isEntry) visit(file.fileName);

  let bytes = 0;
  for (const name of loaded) {
    const file = chunks.get(name);
    if (file) bytes += gzipSync(file.type === 'chunk' ? file.code : file.source).length;
  }
  return bytes / 1000;
}

const say = (isWithin: boolean, name: string, size: number, limit: number): void => {
  console.log(`${isWithin ? '✓' : '✗'} ${name}: ${size.toFixed(1)} kB gzip (≤ ${limit})`);
  if (!isWithin) process.exitCode = 1;
};

const components = await findComponents();
/** Two at a time: as many as the smallest machine has processors. */
for (let at = 0; at < components.length; at += 2) {
  const pair = components.slice(at, at + 2);
  const sizes = await Promise.all(
    pair.map(({ name, folder }) => sizeOf(`export { ${name} } from './${folder}/index.ts';`)),
  );
  for (const [place, { name }] of pair.entries()) {
    const limit = limits[name]?.limit ?? usualLimit;
    const size = sizes[place] ?? 0;
    say(size <= limit, name, size, limit);
  }
}

for (const { says, folders: parts, limit } of pages) {
  const code = parts.map(([folder, names]) => `export { ${names} } from './${folder}/index.ts';`);
  const size = await sizeOf(code.join('\n'));
  say(size <= limit, says, size, limit);
}
