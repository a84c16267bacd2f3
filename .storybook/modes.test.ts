import { expect, test } from 'vitest';
import { defaultWindow, enhanceWithModes, ownWindow } from './modes.ts';

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

test('the enhancer sets the modes of Chromatic and keeps its other parameters', () => {
  const parameters = { chromatic: { ignoreSelectors: ['time'] }, viewport: { options } };
  const argTypes = {};
  const storyGlobals = { viewport: { value: 'phone' } };
  expect(enhanceWithModes({ storyGlobals, parameters, argTypes })).toBe(argTypes);
  expect(parameters.chromatic).toEqual({
    ignoreSelectors: ['time'],
    modes: { light: { theme: 'light', viewport: phone }, dark: { theme: 'dark', viewport: phone } },
  });
});
