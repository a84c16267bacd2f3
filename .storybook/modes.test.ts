import { describe, expect, test } from 'vitest';
import { defaultWindow, enhanceWithModes, modesOf } from './modes.ts';

const options = { phone: { styles: { width: '390px', height: '844px' } } };

describe('modes of a story', () => {
  test('are light and dark in the default window', () => {
    expect(modesOf({})).toEqual({
      light: { theme: 'light', density: 'comfortable', viewport: defaultWindow },
      dark: { theme: 'dark', density: 'comfortable', viewport: defaultWindow },
    });
  });

  test('take the window of the story', () => {
    const modes = modesOf({
      storyGlobals: { viewport: { value: 'phone' } },
      parameters: { viewport: { options } },
    });
    expect(Object.keys(modes)).toEqual(['light', 'dark']);
    expect(modes['dark']?.viewport).toEqual({ width: 390, height: 844 });
  });

  test('keep the default window when the viewport has no such option', () => {
    const modes = modesOf({ storyGlobals: { viewport: { value: 'watch' } } });
    expect(modes['light']?.viewport).toEqual(defaultWindow);
  });

  test('are themes × densities × widths', () => {
    const visual = { densities: ['comfortable' as const, 'compact' as const], widths: [390] };
    const modes = modesOf({ parameters: { visual } });
    expect(Object.keys(modes)).toEqual([
      'light',
      'dark',
      'light compact',
      'dark compact',
      'light 390',
      'dark 390',
      'light compact 390',
      'dark compact 390',
    ]);
    expect(modes['dark compact 390']).toEqual({
      theme: 'dark',
      density: 'compact',
      viewport: { width: 390, height: 800 },
    });
  });

  test('can leave out a theme', () => {
    expect(Object.keys(modesOf({ parameters: { visual: { themes: ['dark'] } } }))).toEqual([
      'dark',
    ]);
  });
});

test('the enhancer sets the modes of Chromatic and keeps its other parameters', () => {
  const parameters = { chromatic: { ignoreSelectors: ['time'] }, viewport: { options } };
  const argTypes = {};
  const storyGlobals = { viewport: { value: 'phone' } };
  expect(enhanceWithModes({ storyGlobals, parameters, argTypes })).toBe(argTypes);
  expect(parameters.chromatic).toEqual({
    ignoreSelectors: ['time'],
    modes: modesOf({ storyGlobals, parameters }),
  });
});
