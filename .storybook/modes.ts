/** Width and height of a window, in CSS pixels. */
export interface WindowSize {
  width: number;
  height: number;
}

type Theme = 'light' | 'dark';
type Density = 'comfortable' | 'compact';

/** One appearance in which a story is captured: values of the toolbar and the size of the window. */
export interface Mode {
  theme: Theme;
  density: Density;
  viewport: WindowSize;
}

/** Axes of the modes of a story, as `parameters.visual` sets them. */
export interface VisualParameters {
  /** @default both */
  themes?: Theme[];
  /** @default ['comfortable'] */
  densities?: Density[];
  /** Further widths in pixels besides the story's own. */
  widths?: number[];
}

/** The part of a prepared story that its modes depend on. */
export interface StoryOfModes {
  storyGlobals?: { viewport?: { value?: string } | undefined } | undefined;
  parameters?:
    | {
        visual?: VisualParameters;
        chromatic?: object;
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

/**
 * The modes of a story by name: themes × densities × widths. Both `npm run visual` and Chromatic
 * (`parameters.chromatic.modes`) capture a story once per mode. A name holds only what differs from the
 * comfortable density and the story's own window: `light`, `dark compact 390`.
 */
export function modesOf(story: StoryOfModes): Record<string, Mode> {
  const {
    themes = ['light', 'dark'],
    densities = ['comfortable'],
    widths = [],
  } = story.parameters?.visual ?? {};
  const own = ownWindow(story);
  const windows = [own, ...widths.map((width) => ({ ...own, width }))];
  const modes: Record<string, Mode> = {};
  for (const viewport of windows) {
    for (const density of densities) {
      for (const theme of themes) {
        const name = [
          theme,
          density === 'comfortable' ? '' : density,
          viewport === own ? '' : viewport.width,
        ];
        modes[name.filter(Boolean).join(' ')] = { theme, density, viewport };
      }
    }
  }
  return modes;
}

/**
 * Gives a story its modes as `parameters.chromatic.modes`. Chromatic reads parameters only: it takes neither
 * the story's `globals.viewport` nor a function. An enhancer is where Storybook hands over both.
 */
export function enhanceWithModes<ArgTypes>(
  context: StoryOfModes & { argTypes: ArgTypes },
): ArgTypes {
  const { parameters, argTypes } = context;
  if (parameters) {
    Object.assign(parameters, { chromatic: { ...parameters.chromatic, modes: modesOf(context) } });
  }
  return argTypes;
}
