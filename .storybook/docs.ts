import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/** The part of a prepared story that decides whether a page shows it. */
interface StoryOfPage {
  name: string;
  playFunction?: unknown;
  storyGlobals?: { viewport?: unknown } | undefined;
}

/**
 * Whether a documentation page shows a story below the first one. Stories of behaviour, which have a play, and
 * those of another window are opened from the sidebar: on a page the one stands still and the other has the
 * width of the page. The permutations are always shown.
 */
export function isOnPage({ name, playFunction, storyGlobals }: StoryOfPage): boolean {
  if (name === 'Permutations') return true;
  return name !== 'Default' && playFunction === undefined && storyGlobals?.viewport === undefined;
}

const defaultTag = /\s*@default\s+([^\n]+)/;

/** The alternatives of a union; none of `undefined` and `null`. */
function alternatives(type: string): string[] {
  return type
    .split('|')
    .map((one) => one.trim())
    .filter((one) => one !== '' && one !== 'undefined' && one !== 'null');
}

const isQuoted = (one: string): boolean => /^'[^']*'$/.test(one);

/** The control that fits a type; undefined leaves it to Storybook. */
function controlOf(type: string): Partial<StrictInputType> | undefined {
  if (/=>|^(React)?(Node|Element)\b|ReactNode|ReactElement|Ref(Object)?</.test(type)) {
    return { control: false };
  }
  const all = alternatives(type);
  if (all.length > 0 && all.every(isQuoted)) {
    return { control: { type: 'select' }, options: all.map((one) => one.slice(1, -1)) };
  }
  const [only, ...others] = all;
  if (others.length > 0) return undefined;
  if (only === 'boolean') return { control: { type: 'boolean' } };
  if (only === 'number') return { control: { type: 'number', step: 1 } };
  return only === 'string' ? { control: { type: 'text' } } : undefined;
}

/** A list that is too long to be edited as a tree. */
const isLong = (value: unknown): boolean => Array.isArray(value) && value.length > 20;

function complete(one: StrictInputType, value: unknown): StrictInputType {
  const { description = '', table = {} } = one;
  const [tag, usual] = defaultTag.exec(description) ?? [];
  const type = table.type?.summary ?? '';
  return {
    ...one,
    ...(one.control === undefined ? controlOf(type) : {}),
    ...(isLong(value) ? { control: false } : {}),
    description: tag === undefined ? description : description.replace(tag, ''),
    table: {
      ...table,
      ...(usual === undefined ? {} : { defaultValue: { summary: usual } }),
    },
  };
}

/** Completes what `docgen` finds: defaults of `@default`, and controls that fit the type. */
export const completeArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, one]) => [name, complete(one, initialArgs[name])]),
  );
