/**
 * `npm run examples`: compiles the code blocks of the documentation pages, so that what is copied from them
 * works. Each becomes a file of its own; their names are those of the stories.
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { formattedExamples } from '../.storybook/examples/plugin.ts';

const root = resolve(import.meta.dirname, '..');
/** Below `node_modules`, so that the packages are found as in the product. */
const folder = join(root, 'node_modules/.cache/examples');

const config = {
  extends: join(root, 'tsconfig.json'),
  compilerOptions: {
    incremental: false,
    tsBuildInfoFile: null,
  },
  include: ['*.tsx', join(root, 'packages/*/src/**/*.d.ts')],
};

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
let count = 0;
for (const file of globSync('packages/{ui,domain}/src/**/*.stories.tsx', { cwd: root })) {
  const [name = ''] = file.split('/').slice(-1);
  for (const [story, code] of await formattedExamples(join(root, file))) {
    if (code === null) continue;
    count += 1;
    // Without an import or export a file would share its names with the others.
    const path = join(folder, `${name.replace('.stories.tsx', '')}.${story}.tsx`);
    await writeFile(path, `${code}\nexport {};\n`);
  }
}
const { status } = spawnSync('tsc', ['-p', folder], { cwd: root, stdio: 'inherit' });
console.log(`examples: ${count} compiled, ${status === 0 ? 'all are correct' : 'some are wrong'}`);
process.exitCode = status === 0 ? 0 : 1;
