/**
 * `npm run icons -- bed-double trash-2`: draws icons of Lucide, named as on lucide.dev, into
 * packages/ui/src/Icon and exports them from its index. Without a name it redraws all existing icons, as
 * after an update of Lucide.
 */
import { readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { partsOf } from '../packages/ui/src/Icon/lucide.ts';
import { trace } from '../packages/ui/src/Icon/trace.ts';

const folder = resolve(import.meta.dirname, '../packages/ui/src/Icon');
const drawn = join(folder, 'drawn');

const nameOf = (slug: string): string =>
  slug.replace(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase());

async function draw(slug: string): Promise<void> {
  const outlines = trace(await partsOf(slug));
  const code = `import { icon } from '../icon.tsx';\n\nexport const ${nameOf(slug)} = icon(\n  '${outlines}',\n);\n`;
  await writeFile(join(drawn, `${slug}.ts`), code);
}

const there = (await readdir(drawn)).map((file) => file.replace(/\.ts$/, ''));
const asked = process.argv.slice(2);
for (const slug of asked.length > 0 ? asked : there) await draw(slug);

const slugs = [...new Set([...there, ...asked])].toSorted();
const doors = slugs.map((slug) => `export { ${nameOf(slug)} } from './drawn/${slug}.ts';\n`);
await writeFile(
  join(folder, 'index.ts'),
  `export type { Icon, IconProps } from './icon.tsx';\n${doors.join('')}`,
);
console.log(`icons: ${slugs.length} icons`);
