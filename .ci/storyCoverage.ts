/**
 * `npm run coverage`: every component that `@anzhu/ui` lets out has its stories and its page, and where it
 * reacts a story that drives it by mouse and one that drives it by keyboard. Names what lacks and fails.
 *
 * Exports for other folders of `@anzhu/ui` only have `@internal` in their docstring. The stories of a
 * component are those whose meta has it as `component`, or among `subcomponents` when it is a part of
 * another. Its page is its docstring and those of its props.
 */
import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { componentsOf } from '../.storybook/docgen/components.ts';
import { readModule } from '../.storybook/examples/module.ts';
import { findComponents, ui, type Component } from './components.ts';

/** The stories of a component. */
interface Stories {
  text: string;
  /** A part of another component: its permutations are that one's. */
  isPart: boolean;
}

const storyFiles = await Promise.all(
  globSync('**/*.stories.tsx', { cwd: ui }).map((file) => readFile(join(ui, file), 'utf8')),
);

function storiesOf(name: string): Stories | null {
  const own = storyFiles.find((text) => new RegExp(`^  component: ${name}\\b`, 'm').test(text));
  if (own) return { text: own, isPart: false };
  const asPart = storyFiles.find((text) => {
    const parts = /^  subcomponents: \{([^}]*)\}/m.exec(text)?.[1] ?? '';
    return parts.split(',').some((part) => part.trim() === name);
  });
  return asPart === undefined ? null : { text: asPart, isPart: true };
}

/** The comment right before a declaration, or ''. */
function docstring(source: string, declaration: string): string {
  const at = source.search(
    new RegExp(`^export (?:function|const|interface|type) ${declaration}\\b`, 'm'),
  );
  if (at < 0) return '';
  return /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.exec(source.slice(0, at))?.[0] ?? '';
}

/** The names of props without a comment, of the components of a file that are documented on a page. */
function untoldProps(file: string, names: (name: string) => boolean): string[] {
  return componentsOf(readModule(file))
    .filter(({ name }) => names(name))
    .flatMap(({ props }) => props.filter(({ description }) => description === ''))
    .map(({ name }) => name);
}

/** What a component lacks, in words. */
async function lacks({ name, file }: Component): Promise<string[]> {
  const source = await readFile(file, 'utf8');
  const doc = docstring(source, name);
  if (/@internal\b/.test(doc)) return [];
  const stories = storiesOf(name);
  const reacts = /Keyboard:/.test(doc) || /^ {2}on[A-Z]\w*\??:/m.test(source);
  const found: string[] = [];
  const need = (isThere: boolean, what: string): void => {
    if (!isThere) found.push(what);
  };

  need(doc !== '', 'a docstring');
  for (const prop of untoldProps(file, (one) => one === name)) {
    found.push(`a comment on its prop ${prop}`);
  }
  if (!stories) return [...found, 'stories (`component` or `subcomponents` of a meta)'];
  if (stories.isPart) return found;

  need(/\bUse /.test(doc), 'in its docstring when to use it (Use …)');
  need(/\b(not|never|instead)\b/i.test(doc), 'in its docstring when not to use it (Do not …)');
  need(/export const Default\b/.test(stories.text), 'a story Default');
  need(/export const Permutations\b/.test(stories.text), 'a story Permutations');
  if (!reacts) return found;
  need(/Keyboard:/.test(doc), 'in its docstring its keyboard (Keyboard: …)');
  need(/\.(click|dblClick|pointer|hover|upload)\(/.test(stories.text), 'a play by mouse');
  need(/\.(keyboard|tab|type)\(/.test(stories.text), 'a play by keyboard');
  return found;
}

const components = await findComponents();
let lacking = 0;
for (const component of components) {
  for (const what of await lacks(component)) {
    lacking += 1;
    console.log(`${relative(ui, component.file)} ${component.name}: lacks ${what}`);
  }
}

/** Widgets of the hotel: those with stories have a page with their props. */
const domain = join(ui, '../../domain/src');
const widgets = new Set(
  globSync('**/*.stories.tsx', { cwd: domain }).flatMap((file) => {
    const [, name] = /^  component: (\w+)/m.exec(readFileSync(join(domain, file), 'utf8')) ?? [];
    return name === undefined ? [] : [name];
  }),
);
for (const file of globSync('**/*.tsx', { cwd: domain, exclude: ['**/*.stories.tsx'] })) {
  for (const prop of untoldProps(join(domain, file), (name) => widgets.has(name))) {
    lacking += 1;
    console.log(`${file}: lacks a comment on its prop ${prop}`);
  }
}
console.log(`coverage: ${components.length} components, ${lacking} things lacking`);
process.exitCode = lacking === 0 ? 0 : 1;
