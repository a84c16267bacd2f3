import { format } from 'oxfmt';
import type { Plugin } from 'vite';
import { examplesOf } from './example.ts';
import { forgetModule, readModule } from './module.ts';

const stories = /\/packages\/(?:ui|domain)\/src\/.*\.stories\.tsx$/;

/** A code block has the width of a page beside its table of contents. */
const look = { singleQuote: true, printWidth: 90 };

/** The code blocks of a stories file, formatted, by the names of its stories; null for one without. */
export async function formattedExamples(file: string): Promise<Map<string, string | null>> {
  const blocks = await Promise.all(
    [...examplesOf(readModule(file))].map(async ([name, text]) => {
      if (text === null) return [name, null] as const;
      const { code, errors } = await format('example.tsx', text, look);
      const [error] = errors;
      if (error) throw new Error(`${file}: the example of ${name}: ${error.message}`);
      return [name, code.trimEnd()] as const;
    }),
  );
  return new Map(blocks);
}

/** Gives each story of a package its code block, where the docs page and the code panel read it. */
export function examples(): Plugin {
  return {
    name: 'anzhu:examples',
    enforce: 'pre',
    watchChange: forgetModule,
    async transform(code, id) {
      if (!stories.test(id)) return null;
      const blocks = await formattedExamples(id);
      const pairs = [...blocks].map(([name, text]) => `[${name}, ${JSON.stringify(text)}]`);
      return {
        code: `${code}
for (const [story, code] of [${pairs.join(', ')}]) {
  const { docs, ...others } = story.parameters ?? {};
  story.parameters = {
    ...others,
    docs: code === null
      ? { ...docs, codePanel: false }
      : { ...docs, source: { code, language: 'tsx', ...docs?.source }, canvas: { sourceState: 'hidden' } },
  };
}`,
        map: null,
      };
    },
  };
}
