import { basename } from 'node:path';
import { chromium } from 'playwright';
import { modesOf, type Mode, type StoryOfModes } from '../../.storybook/modes.ts';
import type { IndexEntry, StoryIndex } from '../stories/storybook.ts';

/** What is captured of one story. */
export interface PlannedStory {
  /** The same in both revisions, also where the title differs: see `idOf`. */
  id: string;
  /** Its id in the Storybook of its revision. */
  storyId: string;
  title: string;
  name: string;
  /** The file of the story, from the root of the repository. */
  file: string;
  modes: Record<string, Mode>;
  /** Selectors of elements that are hidden before the capture. */
  ignored: string[];
}

/** A story's ignore rules: the parameters of Chromatic, which the comparison here follows as well. */
interface IgnoreRules {
  disableSnapshot?: boolean;
  ignoreSelectors?: string[];
}

type ExtractedStory = StoryOfModes & { parameters?: { chromatic?: IgnoreRules } | undefined };

/** Reads the parameters of all stories of a served Storybook. */
async function extractStories(
  url: string,
  executablePath: string,
): Promise<Record<string, ExtractedStory>> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await browser.newPage();
    await page.goto(`${url}/iframe.html`);
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
    return await page.evaluate(async () => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
        __STORYBOOK_PREVIEW__: {
          ready(): Promise<void>;
          extract(): Promise<Record<string, ExtractedStory>>;
        };
      };
      await preview.ready();
      const stories = Object.entries(await preview.extract());
      return Object.fromEntries(
        stories.map(([id, { storyGlobals, parameters }]) => {
          const { visual, viewport, chromatic } = parameters ?? {};
          // Only plain data can leave the page.
          const plain = JSON.stringify({
            storyGlobals,
            parameters: { visual, viewport: { options: viewport?.options }, chromatic },
          });
          return [id, JSON.parse(plain) as ExtractedStory];
        }),
      );
    });
  } finally {
    await browser.close();
  }
}

/** `Select--open`: the name of the file, which is unique, and of the story. */
const idOf = ({ id, importPath }: Pick<IndexEntry, 'id' | 'importPath'>): string =>
  `${basename(importPath, '.stories.tsx')}--${id.split('--').at(-1)}`;

/** Restricts a plan. */
export interface PlanFilter {
  /** Files whose stories are captured, from the root of the repository; null for all. */
  files: ReadonlySet<string> | null;
  /** Stories whose id or title and name match. */
  stories: RegExp | null;
  /** Modes whose name matches. */
  modes: RegExp | null;
}

/** The stories of a served Storybook that are captured, with their modes and ignore rules. */
export async function planStories(
  url: string,
  index: StoryIndex,
  executablePath: string,
  filter: PlanFilter,
): Promise<PlannedStory[]> {
  const extracted = await extractStories(url, executablePath);
  return Object.values(index.entries).flatMap(({ id, title, name, importPath, type }) => {
    const story = extracted[id];
    const rules = story?.parameters?.chromatic;
    if (type !== 'story' || !story || rules?.disableSnapshot) return [];
    if (filter.files && !filter.files.has(importPath.replace(/^\.\//, ''))) return [];
    if (filter.stories && !filter.stories.test(id) && !filter.stories.test(`${title}/${name}`)) {
      return [];
    }
    const modes = Object.entries(modesOf(story)).filter(
      ([mode]) => !filter.modes || filter.modes.test(mode),
    );
    if (modes.length === 0) return [];
    return {
      id: idOf({ id, importPath }),
      storyId: id,
      title,
      name,
      file: importPath,
      modes: Object.fromEntries(modes),
      ignored: rules?.ignoreSelectors ?? [],
    };
  });
}

/**
 * The plan of the base under the rules of the current checkout: a story that both have is captured in the
 * modes and with the ignore rules of today, and not at all when it is excluded today.
 */
export function withRulesOf(
  base: PlannedStory[],
  current: PlannedStory[],
  currentIndex: StoryIndex,
): PlannedStory[] {
  const today = new Map(current.map((story) => [story.id, story]));
  const known = new Set(Object.values(currentIndex.entries).map(idOf));
  return base.flatMap((story) => {
    const now = today.get(story.id);
    if (now) return { ...story, modes: now.modes, ignored: now.ignored };
    return known.has(story.id) ? [] : story;
  });
}
