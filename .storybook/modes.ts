/** Width and height of a window, in CSS pixels. */
export interface WindowSize {
  width: number;
  height: number;
}

/** The part of a prepared story that its window depends on. */
export interface StoryOfModes {
  name?: string;
  storyGlobals?: { viewport?: { value?: string } | undefined } | undefined;
  parameters?:
    | {
        chromatic?: object;
        docs?: { source?: { originalSource?: string } };
        viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
      }
    | undefined;
}

/** The window of stories that set no `globals.viewport`. */
export const defaultWindow: WindowSize = { width: 1280, height: 800 };

/** The window of a story: its own (`globals.viewport`), else the default. */
export function ownWindow({ storyGlobals, parameters }: StoryOfModes): WindowSize {
  const styles = parameters?.viewport?.options?.[storyGlobals?.viewport?.value ?? '']?.styles;
  if (!styles) return defaultWindow;
  return { width: parseInt(styles.width, 10), height: parseInt(styles.height, 10) };
}

/** States that are captured though a play leads to them: the first of a component and those that differ in kind. */
const playedStates = new Set([
  'Default',
  'Permutations',
  'Phone',
  'Empty',
  'Loading',
  'Failed',
  'Open',
]);

/**
 * The themes in which Chromatic captures a story: none where its play shows behaviour, both for all variants of a
 * component beside each other, else the light one; the tokens are the same in every story.
 *
 * @param source of the story, with its `play`
 */
export function captureThemes(name: string, source: string): ('light' | 'dark')[] {
  if (/^\s*(async )?play\b/m.test(source) && !playedStates.has(name)) return [];
  return name === 'Permutations' ? ['light', 'dark'] : ['light'];
}

/**
 * Gives a story the modes in which Chromatic captures it, in its own window; what the story sets itself stays. Chromatic
 * reads parameters only: it takes neither the story's `globals.viewport` nor a function. An enhancer is where Storybook
 * hands over both.
 */
export function enhanceWithModes<ArgTypes>(
  context: StoryOfModes & { argTypes: ArgTypes },
): ArgTypes {
  const { name = '', parameters, argTypes } = context;
  if (!parameters) return argTypes;
  const viewport = ownWindow(context);
  const themes = captureThemes(name, parameters.docs?.source?.originalSource ?? '');
  const modes = Object.fromEntries(themes.map((theme) => [theme, { theme, viewport }]));
  const chromatic = { disableSnapshot: themes.length === 0, modes, ...parameters.chromatic };
  Object.assign(parameters, { chromatic });
  return argTypes;
}
