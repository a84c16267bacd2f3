import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types';

/** The part of a prepared story that decides whether a page shows it. */
interface StoryOfPage {
  name: string;
  playFunction?: unknown;
  storyGlobals?: { viewport?: unknown } | undefined;
}

/**
 * Whether a documentation page shows a story below the first one. Stories of behaviour, which have a play, and those
 * of another window are opened from the sidebar: on a page the one stands still and the other has the width of the
 * page. The permutations are always shown.
 */
export function isOnPage({ name, playFunction, storyGlobals }: StoryOfPage): boolean {
  if (name === 'Permutations') return true;
  return name !== 'Default' && playFunction === undefined && storyGlobals?.viewport === undefined;
}

/** The type as it is written, without the `undefined` that every optional prop has. */
function textOf(type: SBType): string {
  const value = 'value' in type && typeof type.value === 'string' ? type.value : undefined;
  // Of a type that it does not know react-docgen gives no name.
  const text: string | undefined = type.raw ?? value ?? type.name;
  return (text ?? 'unknown').replace(/\s*\|\s*undefined$/, '');
}

/** The type without `undefined`, which every optional prop has; a union of strings becomes a choice. */
function withoutUndefined(type: SBType): SBType {
  if (type.name !== 'union') return type;
  const all = type.value.filter((one) => textOf(one) !== 'undefined');
  const [only = type, ...others] = all;
  if (others.length === 0) return only;
  const words = all.flatMap((one) => /^'(.*)'$/.exec(textOf(one))?.[1] ?? []);
  const raw = all.map(textOf).join(' | ');
  if (words.length === all.length) return { name: 'enum', value: words, raw };
  return { ...type, value: all, raw };
}

const defaultTag = /\s*@default\s+([^\n]+)/;

function complete(one: StrictInputType, value: unknown): StrictInputType {
  const { type, description = '', table = {} } = one;
  const [tag = '', usual] = defaultTag.exec(description) ?? [];
  const shown = type && withoutUndefined(type);
  // react-docgen has no name for `readonly Item[]`.
  const isArray = Array.isArray(value) && shown !== undefined && textOf(shown) === 'unknown';
  // A list that is long cannot be edited as a tree.
  const isLong = Array.isArray(value) && value.length > 20;
  return {
    ...one,
    ...(shown && { type: { ...shown, required: type.required ?? false } }),
    ...(isLong && { control: false }),
    description: description.replace(tag, ''),
    table: {
      ...table,
      ...(shown && { type: { summary: isArray ? 'array' : textOf(shown) } }),
      ...(usual !== undefined && { defaultValue: { summary: usual } }),
    },
  };
}

/** Makes the prop tables of react-docgen read as the props are written: types without `undefined`, `@default`. */
export const completeArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, one]) => [name, complete(one, initialArgs[name])]),
  );

/** The part of a prepared story that decides whether a page shows it in a frame. */
interface StoryOfFrame<ArgTypes> {
  title: string;
  parameters?: { docs?: { story?: object; [name: string]: unknown } };
  argTypes: ArgTypes;
}

/** Kinds that open over the whole window, by the ends of their names. */
const overWindow = /(?:Dialog|Drawer|Confirms?|RecordPanel|CommandPalette)$/;

/**
 * Shows the stories of what opens over a window in a window of their own on documentation pages: within the page they
 * would open over its text, all at once. Like `enhanceWithModes` it sets parameters, which Storybook hands to enhancers.
 */
export function frameOverlays<ArgTypes>(context: StoryOfFrame<ArgTypes>): ArgTypes {
  const { title, parameters, argTypes } = context;
  if (parameters && overWindow.test(title)) {
    const { docs } = parameters;
    // By itself a renderer sets `inline`.
    const story = { height: '560px', ...docs?.story, inline: false };
    Object.assign(parameters, { docs: { ...docs, story } });
  }
  return argTypes;
}
