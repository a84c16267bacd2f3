import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface IndexEntry {
  id: string;
  title: string;
  name: string;
  importPath: string;
  type: string;
}

/** `index.json` of a built Storybook. */
export interface StoryIndex {
  v: number;
  entries: Record<string, IndexEntry>;
}

/** Reads the index of a built Storybook. */
export const readIndex = (built: string): StoryIndex =>
  JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as StoryIndex;

/** Stories of one test file: what a file costs by itself, a second or two, is shared by as many. */
const storiesPerFile = 40;

/**
 * The index that the test runner gets, restricted to some stories. The runner makes one test file of the
 * stories of one title: here titles number equal parts, and names are whole.
 */
export function indexForRunner(
  index: StoryIndex,
  isWanted: (entry: IndexEntry) => boolean,
): StoryIndex {
  const wanted = Object.values(index.entries).filter(
    (entry) => entry.type === 'story' && isWanted(entry),
  );
  const entries = wanted.map((entry, place) => {
    const file = Math.floor(place / storiesPerFile) + 1;
    return [entry.id, { ...entry, title: `part ${file}`, name: `${entry.title}/${entry.name}` }];
  });
  return { ...index, entries: Object.fromEntries(entries) as StoryIndex['entries'] };
}
