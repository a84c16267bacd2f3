import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withChromium } from '../demo/walk.ts';
import { names, readPackage, root } from '../publish/source.ts';
import {
  type ComponentReference,
  faultsOf,
  importOf,
  llmsText,
  type PageReference,
} from './reference.ts';
import { serveFolder } from '../static.ts';

const built = join(root, '.storybook/dist');

/** The part of the preview of Storybook that is read here. */
interface Preview {
  storyStoreValue?: {
    loadCSFFileByStoryId: (id: string) => Promise<{
      meta: { component?: Documented; subcomponents?: Record<string, Documented> };
    }>;
  };
  extract: () => Promise<Record<string, Story>>;
}

interface Documented {
  __docgenInfo?: { description?: string };
}

interface Story {
  id: string;
  title: string;
  name: string;
  componentId: string;
  tags: string[];
  argTypes: Record<string, Prop>;
  parameters: {
    fileName: string;
    docs?: { description?: { component?: string } };
    guide?: Partial<Record<'anatomy' | 'good' | 'bad', object>>;
  };
}

interface Prop {
  description?: string;
  type?: { required?: boolean };
  table?: { type?: { summary?: string }; defaultValue?: { summary?: string } };
}

interface Read {
  components: (Omit<ComponentReference, 'from'> & { file: string })[];
}

/** Runs in a page of the Storybook: what it shows of every component. */
async function readComponents(): Promise<Read['components']> {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
    __STORYBOOK_PREVIEW__: Preview;
  };
  const ofComponent = Map.groupBy(
    Object.values(await preview.extract()),
    ({ componentId }) => componentId,
  );
  const components: Read['components'] = [];
  for (const [componentId, stories] of ofComponent) {
    const [first] = stories;
    if (!first) continue;
    const file = await preview.storyStoreValue?.loadCSFFileByStoryId(first.id);
    const { component, subcomponents = {} } = file?.meta ?? {};
    const described = [component, ...Object.values(subcomponents)].map(
      (one) => one?.__docgenInfo?.description,
    );
    const { anatomy = {}, good = [], bad = [] } = first.parameters.guide ?? {};
    components.push({
      id: `${componentId}--docs`,
      title: first.title,
      file: first.parameters.fileName,
      status: first.tags.includes('草稿') ? '草稿' : '稳定',
      description:
        [first.parameters.docs?.description?.component, ...described].find(Boolean) ?? '',
      parts: anatomy as Record<string, string>,
      good: good as string[],
      bad: bad as string[],
      props: Object.fromEntries(
        Object.entries(first.argTypes).map(([name, { description = '', type, table }]) => [
          name,
          {
            type: table?.type?.summary ?? 'unknown',
            isRequired: type?.required ?? false,
            ...(table?.defaultValue?.summary && { default: table.defaultValue.summary }),
            description,
          },
        ]),
      ),
      stories: stories.map(({ name }) => name),
    });
  }
  return components;
}

/**
 * Writes `llms.txt` and `components.json` beside the built Storybook.
 * @throws when it is not built, or a component of a package has no text
 */
export async function writeReference(): Promise<void> {
  if (!existsSync(join(built, 'index.json'))) {
    throw new Error('reference: the Storybook is not built: npm run build-storybook');
  }
  const packages = names.map((folder) => {
    const { manifest, entries } = readPackage(folder);
    return { name: manifest.name, folder, entries };
  });
  const { url, close } = await serveFolder(built);
  try {
    await withChromium(async (context) => {
      const page = await context.newPage();
      const index = await page.request.get(`${url}/index.json`);
      const { entries } = (await index.json()) as {
        entries: Record<string, PageReference & { type: string; importPath: string }>;
      };
      const pages = Object.values(entries).filter(
        ({ type, importPath }) => type === 'docs' && importPath.endsWith('.mdx'),
      );
      await page.goto(
        `${url}/iframe.html?viewMode=docs&id=${encodeURIComponent(pages[0]?.id ?? '')}`,
      );
      await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue');
      const components = (await page.evaluate(readComponents)).map(
        ({ file, ...component }): ComponentReference => ({
          ...component,
          from: importOf(file, packages),
        }),
      );
      const faults = faultsOf(components);
      if (faults.length > 0) throw new Error(`reference:\n${faults.join('\n')}`);
      await writeFile(join(built, 'components.json'), `${JSON.stringify(components, null, 1)}\n`);
      await writeFile(join(built, 'llms.txt'), llmsText(components, pages));
      console.log(`reference: ${components.length} components, ${pages.length} pages`);
    });
  } finally {
    await close();
  }
}
