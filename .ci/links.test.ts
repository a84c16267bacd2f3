import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { toId } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const filesOf = (...globs: string[]): string[] =>
  globSync(globs, {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  }).toSorted();

const texts = filesOf('*.md', '{packages,apps}/*/*.md', 'scaffold/**/*.md', 'stories/**/*.mdx');

/** The ids of the Storybook's pages, by the titles in their files. */
const pages = new Set(
  filesOf('stories/**/*.{mdx,stories.tsx}', 'packages/*/src/**/*.stories.tsx').flatMap((file) => {
    const [, title] = /(?:<Meta title=|^ {2}title: )["']([^"']+)["']/m.exec(read(file)) ?? [];
    return title === undefined ? [] : [`/docs/${toId(title, 'docs')}`];
  }),
);

/** Text without its code. */
const prose = (text: string): string => text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');

const links = texts.flatMap((file) =>
  [...prose(read(file)).matchAll(/\]\(([^)\s]+)\)|(?:href|src)="([^"]+)"/g)].map((match) => ({
    file,
    link: match[1] ?? match[2] ?? '',
  })),
);

/** Whether a link leads somewhere that can be seen from here. */
function leads(file: string, link: string): boolean {
  // GitHub's own pages of a repository are two folders above its files.
  if (/^(https?:|mailto:|#|\.\.\/\.\.\/deployments\/)/.test(link)) return true;
  const [, page] = /^(?:\.\/)?\?path=([^&#]+)/.exec(link) ?? [];
  if (page !== undefined) return page.startsWith('/story/') || pages.has(page);
  return existsSync(join(root, dirname(file), link.replace(/[#?].*/, '')));
}

describe('documentation', () => {
  it('has links that lead somewhere', () => {
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter(({ file, link }) => !leads(file, link))).toEqual([]);
  });

  it('has every variable of the configuration', () => {
    const names = [
      ...read('apps/server/src/platform/config.ts').matchAll(/'([A-Z][A-Z0-9_]*[A-Z0-9])'[,)]/g),
    ];
    const missing = names
      .map(([, name = '']) => name)
      .filter((name) => !read('stories/Configuration.mdx').includes(name));
    expect([...new Set(missing)]).toEqual([]);
  });

  it('has every command', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const text = ['stories/Commands.mdx', 'stories/Tests.mdx', 'CONTRIBUTING.md'].map(read).join();
    const isNamed = (name: string): boolean =>
      new RegExp(`npm (run )?${name}(?![\\w:-])|\`${name}\``).test(text);
    expect(Object.keys(scripts).filter((name) => !isNamed(name))).toEqual([]);
  });

  it('keeps the README to one page', () => {
    expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(80);
  });
});
