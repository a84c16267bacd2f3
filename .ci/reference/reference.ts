/** A component as its page in the workbench describes it. */
export interface ComponentReference {
  id: string;
  /** Group and name, `Data/Table`. */
  title: string;
  /** What imports it, `@anzhu/ui/Table`; null for what no package exports. */
  from: string | null;
  status: string;
  /** Its docstring. */
  description: string;
  /** 组成: its parts, each with what it is for. */
  parts: Record<string, string>;
  /** 宜 */
  good: string[];
  /** 忌 */
  bad: string[];
  props: Record<string, PropReference>;
  /** The names of its stories. */
  stories: string[];
}

interface PropReference {
  type: string;
  isRequired: boolean;
  default?: string;
  description: string;
}

/** A page of text in the workbench. */
export interface PageReference {
  id: string;
  title: string;
}

/** The name by which a package is imported for a file of stories; null where its folder has none. */
export function importOf(
  file: string,
  packages: readonly { name: string; folder: string; entries: ReadonlyMap<string, string> }[],
): string | null {
  for (const { name, folder, entries } of packages) {
    const [, path] = file.split(`packages/${folder}/src/`);
    const [first] = path?.split('/') ?? [];
    if (first === undefined) continue;
    for (const [key, target] of entries)
      if (target.startsWith(`${first}/`)) return `${name}${key.slice(1)}`;
  }
  return null;
}

/** What is missing in a reference, a line each. */
export function faultsOf(components: readonly ComponentReference[]): string[] {
  return components.flatMap(({ title, from, description, stories }) => [
    ...(from !== null && description === '' ? [`${title}: its component has no docstring`] : []),
    ...(stories.length === 0 ? [`${title}: no story`] : []),
  ]);
}

const firstSentence = (text: string): string => text.split(/\n\n|(?<=[.。])\s/)[0] ?? '';

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** `llms.txt`: what the workbench has, in the form of llmstxt.org, with addresses beside its own. */
export function llmsText(
  components: readonly ComponentReference[],
  pages: readonly PageReference[],
): string {
  const link = ({ id, title }: PageReference): string => `[${title}](./?path=/docs/${id})`;
  const packages = components.filter(({ from }) => from !== null);
  const screens = components.filter(({ title }) => title.startsWith('Screens/'));
  return [
    '# 安住 Anzhu',
    '',
    '> The back office of a hotel chain: its components (`@anzhu/ui`), the widgets of a hotel (`@anzhu/domain`), whole screens, and how it is run. Texts of the product are Chinese.',
    '',
    'Props, parts, 宜 (uses to copy) and 忌 (uses to avoid) of all components: [components.json](./components.json).',
    '',
    '## Components',
    '',
    ...packages.map((one) => {
      const draft = one.status === '草稿' ? ' (草稿: not settled)' : '';
      return `- ${link(one)}${draft}, \`${one.from}\`: ${oneLine(firstSentence(one.description))}`;
    }),
    '',
    '## Pages',
    '',
    ...pages.map((page) => `- ${link(page)}`),
    '',
    '## Screens',
    '',
    ...screens.map((screen) => `- ${link(screen)}`),
    '',
  ].join('\n');
}
