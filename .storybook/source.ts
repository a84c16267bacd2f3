/** What Storybook passes with the source of a story. */
interface SourceContext {
  component?: unknown;
  parameters: { fileName?: string };
}

/** `./packages/ui/src/Select/…` is imported from `@anzhu/ui/Select`. */
const folder = /packages\/(ui|domain)\/src\/([\w-]+)\//;

/** Stories wrap a component of this name around one whose value they keep. */
const wrapper = /^<Controlled\b/;

/**
 * Completes the code block of a story, so that it can be copied: it shows the component instead of the wrapper
 * that keeps its value, and imports it. Sources that are no element, as those of stories with a `render`
 * function, stay as they are.
 */
export function completeSource(code: string, { component, parameters }: SourceContext): string {
  const shown =
    typeof component === 'function' ? code.replace(wrapper, `<${component.name}`) : code;
  const [, name] = /^<([A-Z]\w*)/.exec(shown) ?? [];
  const [, library, entry] = folder.exec(parameters.fileName ?? '') ?? [];
  if (name === undefined || library === undefined || entry === undefined) return shown;
  return `import { ${name} } from '@anzhu/${library}/${entry}';\n\n${shown}`;
}

/** A function among the props of a generated source: what it does is the reader's. */
export const functionSource = (): string => '() => {}';
