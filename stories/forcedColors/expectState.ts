import { expect } from 'storybook/test';
import { isStoryRun } from '../../.storybook/storyRun.ts';

/** The system forces its colours, as high contrast does. The story runner does where a story has `forced-colors`. */
const areForced = (): boolean => matchMedia('(forced-colors: active)').matches;

/** What is left of a look then. */
const properties = [
  'backgroundColor',
  'borderTopColor',
  'borderBottomColor',
  'borderBottomWidth',
  'outlineStyle',
  'outlineColor',
] as const;

function lookOf(element: Element, pseudo?: string): string {
  const style = getComputedStyle(element, pseudo);
  return properties.map((name) => style[name]).join();
}

/**
 * Expects an element in a state to look different from one without it where colours are forced: weight and colour of
 * its words do not count. In a browser that forces none, as a reviewer's, there is nothing to expect.
 * @param pseudo where the state is shown, as `::after`
 */
export async function expectState(
  element: Element,
  other: Element,
  pseudo?: string,
): Promise<void> {
  if (isStoryRun) await expect(areForced()).toBe(true);
  if (areForced()) await expect(lookOf(element, pseudo)).not.toBe(lookOf(other, pseudo));
}

/** Expects a shape to be painted in a colour of the system, and in one that differs from the page's ground. */
export async function expectSeen(shape: Element, property: 'fill' | 'stroke'): Promise<void> {
  if (isStoryRun) await expect(areForced()).toBe(true);
  if (!areForced()) return;
  const painted = getComputedStyle(shape)[property];
  const ground = getComputedStyle(document.body).backgroundColor;
  await expect(painted).not.toBe('none');
  await expect(painted).not.toBe(ground);
}
