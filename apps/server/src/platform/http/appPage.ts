import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** The build's manifest: its chunks by their sources. Empty for an app that was built without one. */
async function readManifest(adminDist: string): Promise<Readonly<Record<string, Chunk>>> {
  const text = await readFile(join(adminDist, '.vite/manifest.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Readonly<Record<string, Chunk>>;
}

/** What the app loads one after the other for a path below its own; nothing for the login page. */
function sourcesOf(path: string): string[] {
  const [first, route = ''] = path.split('/');
  if (first !== 'index') return [];
  const shell = 'src/shell/Shell.tsx';
  if (route === '')
    return [shell, 'src/shell/FirstScreen.tsx', 'src/routes/dashboard/Dashboard.tsx'];
  const screen = `src/routes/${route}/${route.charAt(0).toUpperCase()}${route.slice(1)}.tsx`;
  return [shell, 'src/shell/Screens.tsx', screen];
}

/** The files of a screen, scripts first: a browser fetches six at a time. */
async function filesOf(adminDist: string, path: string): Promise<string[]> {
  const sources = sourcesOf(path);
  if (sources.length === 0) return [];
  const manifest = await readManifest(adminDist);
  const chunks = new Set<Chunk>();
  const add = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || chunks.has(chunk)) return;
    chunks.add(chunk);
    chunk.imports?.forEach(add);
  };
  sources.forEach(add);
  const scripts = [...chunks].map(({ file }) => file);
  return [...scripts, ...[...chunks].flatMap(({ css = [] }) => css)];
}

const attribute = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * The page of the built app at a path below `base`. It names the configuration and the files of the screen, so that
 * on a slow network neither is waited for one after the other.
 */
export async function appPage(
  { adminDist, base, settings }: { adminDist: string; base: string; settings: object },
  path: string,
): Promise<string> {
  const page = await readFile(join(adminDist, 'index.html'), 'utf8');
  const links = (await filesOf(adminDist, path))
    .map((file) => `${base}${file}`)
    .filter((href) => !page.includes(`"${href}"`))
    .map((href) =>
      href.endsWith('.css')
        ? `<link rel="preload" as="style" crossorigin href="${href}" />`
        : `<link rel="modulepreload" crossorigin href="${href}" />`,
    );
  const meta = `<meta name="app-config" content="${attribute(JSON.stringify(settings))}" />`;
  return page.replace('</head>', () => `${meta}${links.join('')}</head>`);
}
