import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { captureThemes, defaultWindow, enhanceWithModes, ownWindow } from './modes.ts';

const options = { phone: { styles: { width: '390px', height: '844px' } } };
const phone = { width: 390, height: 844 };

test('a story has its own window, or the default one where the viewport has no such option', () => {
  const parameters = { viewport: { options } };
  expect(ownWindow({ storyGlobals: { viewport: { value: 'phone' } }, parameters })).toEqual(phone);
  expect(ownWindow({ storyGlobals: { viewport: { value: 'watch' } }, parameters })).toEqual(
    defaultWindow,
  );
  expect(ownWindow({})).toEqual(defaultWindow);
});

const still = 'export const Narrow: Story = { args: {} };';
const played = 'export const Narrow: Story = {\n  play: async () => {},\n};';

test.each([
  ['Narrow', still, ['light']],
  ['Narrow', played, []],
  ['Default', played, ['light']],
  ['Permutations', still, ['light', 'dark']],
  ['Permutations', played, ['light', 'dark']],
])('%s is captured in its themes: %#', (name, source, themes) => {
  expect(captureThemes(name, source)).toEqual(themes);
});

test('the enhancer sets the modes of Chromatic and keeps its other parameters', () => {
  const source = { originalSource: still };
  const parameters = {
    chromatic: { ignoreSelectors: ['time'] },
    docs: { source },
    viewport: { options },
  };
  const argTypes = {};
  const storyGlobals = { viewport: { value: 'phone' } };
  expect(enhanceWithModes({ name: 'Narrow', storyGlobals, parameters, argTypes })).toBe(argTypes);
  expect(parameters.chromatic).toEqual({
    ignoreSelectors: ['time'],
    disableSnapshot: false,
    modes: { light: { theme: 'light', viewport: phone } },
  });
});

test('what shows behaviour is captured where the story says so itself', () => {
  const source = { originalSource: played };
  const chromaticOf = (chromatic: object) => {
    const parameters = { chromatic, docs: { source } };
    enhanceWithModes({ name: 'Narrow', parameters, argTypes: {} });
    return parameters.chromatic;
  };
  expect(chromaticOf({})).toEqual({ disableSnapshot: true, modes: {} });
  const modes = { light: { theme: 'light' } };
  expect(chromaticOf({ disableSnapshot: false, modes })).toEqual({ disableSnapshot: false, modes });
});

/** Each costs money at every change that its story can see. */
const budget = 900;

test(`a run captures at most ${budget} pictures`, () => {
  const files = globSync('{packages/*/src,stories}/**/*.stories.tsx');
  const stories = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split(/^export const /m)
      .slice(1),
  );
  const captures = stories.flatMap((source) =>
    captureThemes(/^\w+/.exec(source)?.[0] ?? '', source),
  );
  expect(stories.length).toBeGreaterThan(1000);
  expect(captures.length).toBeLessThanOrEqual(budget);
});
