/**
 * `npm run hydration`: renders every component of `@anzhu/ui` and `@anzhu/domain` in Node, without a page around it, and
 * hydrates it in Chromium. Fails at an error, at a warning of React, and for an exported component that nothing renders.
 * What is rendered is the first story of each file, and `furtherCases.tsx`.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type InlineConfig, type Plugin } from 'vite';
import { findHeadlessShell } from '../chromium.ts';
import { serveFolder } from '../static.ts';
import { root } from '../publish/source.ts';
import { packageExports } from './exports.ts';
import type { RenderProgram } from './rendered.ts';

const runtime = join(import.meta.dirname, 'jsxRuntime.ts');
const recordsElements: Plugin = {
  name: 'records-elements',
  enforce: 'pre',
  resolveId: (wanted, importer) =>
    wanted === 'react/jsx-dev-runtime' && importer !== runtime ? runtime : null,
};

const folder = mkdtempSync(join(root, 'node_modules/.cache/hydration-'));

const config = (input: string, plugins: Plugin[], ssr: boolean): InlineConfig => ({
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'error',
  mode: 'development',
  plugins: [packageExports(), ...plugins, vanillaExtractPlugin()],
  build: {
    ssr,
    outDir: join(folder, ssr ? 'server' : 'client'),
    minify: false,
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: {
      input: join(import.meta.dirname, input),
      output: { entryFileNames: 'main.js' },
    },
  },
});

process.env['NODE_ENV'] = 'development';
try {
  await build(config('server.tsx', [recordsElements], true));
  await build(config('client.tsx', [], false));
  const server = (await import(
    pathToFileURL(join(folder, 'server/main.js')).href
  )) as RenderProgram;
  const { rendered, components, missing } = await server.renderAll();
  writeFileSync(
    join(folder, 'client/index.html'),
    '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><body><script type="module" src="./main.js"></script>',
  );
  const served = await serveFolder(join(folder, 'client'));
  const browser = await chromium.launch({
    executablePath: findHeadlessShell(),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
    await page.goto(`${served.url}/index.html`);
    await page.waitForFunction(() => 'hydrate' in globalThis);
    for (const [name, { html, faults }] of Object.entries(rendered)) {
      if (html === null) continue;
      const found = await page.evaluate(
        ([one, text]) =>
          (
            globalThis as unknown as { hydrate: (a: string, b: string) => Promise<string[]> }
          ).hydrate(one, text),
        [name, html] as const,
      );
      faults.push(...found);
    }
  } finally {
    await browser.close();
    await served.close();
  }
  const failed = Object.entries(rendered).filter(([, { faults }]) => faults.length > 0);
  for (const [name, { faults }] of failed) console.log(`✗ ${name}\n  ${faults.join('\n  ')}`);
  for (const name of missing)
    console.log(`✗ ${name}: no first story shows it; add it to .ci/hydration/furtherCases.tsx`);
  console.log(
    `${components} components in ${Object.keys(rendered).length} cases: ${failed.length} with warnings or errors, ${missing.length} not rendered`,
  );
  process.exitCode = failed.length + missing.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
