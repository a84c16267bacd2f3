/** Width and height of a window, in CSS pixels. */
export interface WindowSize {
  width: number;
  height: number;
}

/** The part of a prepared story that its window depends on. */
export interface StoryOfModes {
  storyGlobals?: { viewport?: { value?: string } | undefined } | undefined;
  parameters?:
    | {
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
 * Gives a story the modes in which Chromatic captures it: light and dark, in its own window. Chromatic reads parameters
 * only: it takes neither the story's `globals.viewport` nor a function. An enhancer is where Storybook hands over both.
 */
export function enhanceWithModes<ArgTypes>(
  context: StoryOfModes & { argTypes: ArgTypes },
): ArgTypes {
  const { parameters, argTypes } = context;
  const viewport = ownWindow(context);
  const modes = { light: { theme: 'light', viewport }, dark: { theme: 'dark', viewport } };
  if (parameters) Object.assign(parameters, { chromatic: { ...parameters.chromatic, modes } });
  return argTypes;
}
