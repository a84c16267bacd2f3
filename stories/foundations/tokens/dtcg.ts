import {
  parseColor,
  parseFamilies,
  parseShadow,
  parseSize,
  parseTransition,
  pixels,
  round,
} from './css.ts';
import { collections, type Alias, type Collection, type Token } from './tokens.ts';

const reference = ({ alias }: Alias): string => `{${alias}}`;

const colorValue = (text: string): object => {
  const { components, alpha, hex } = parseColor(text);
  return { colorSpace: 'srgb', components, ...(alpha < 1 && { alpha }), hex };
};

const milliseconds = (value: number): object => ({ value, unit: 'ms' });

function valueOf(token: Token): unknown {
  switch (token.type) {
    case 'color':
      return typeof token.value === 'string' ? colorValue(token.value) : reference(token.value);
    case 'dimension':
      return typeof token.value === 'string' ? parseSize(token.value) : reference(token.value);
    case 'fontFamily':
      return parseFamilies(token.value);
    case 'transition': {
      const { milliseconds: duration, curve } = parseTransition(token.value);
      return { duration: milliseconds(duration), delay: milliseconds(0), timingFunction: curve };
    }
    case 'shadow':
      return parseShadow(token.value).map(({ x, y, blur, color }) => ({
        color: { colorSpace: 'srgb', components: color.components, alpha: color.alpha },
        offsetX: x,
        offsetY: y,
        blur,
        spread: { value: 0, unit: 'px' },
      }));
    case 'typography': {
      const { fontFamily, fontSize, fontWeight, lineHeight } = token.value;
      return {
        fontFamily: reference(fontFamily),
        fontSize: parseSize(fontSize),
        fontWeight: reference(fontWeight),
        letterSpacing: { value: 0, unit: 'px' },
        lineHeight: round(pixels(lineHeight) / pixels(fontSize)),
      };
    }
    default:
      return token.value;
  }
}

/** Groups of tokens in the DTCG format 2025.10. */
function groupsOf(tokens: readonly Token[]): Record<string, object> {
  const groups: Record<string, Record<string, unknown>> = {};
  for (const token of tokens) {
    const group = (groups[token.group] ??= { $type: token.type });
    group[token.name] = {
      $value: valueOf(token),
      ...(token.use !== undefined && { $description: token.use }),
      $extensions: { 'anzhu.ui': { code: token.code } },
    };
  }
  return groups;
}

const isModifier = ({ contexts }: Collection): boolean => contexts.length > 1;

const sourcesOf = ({ contexts }: Collection): [string, object[]][] =>
  contexts.map(({ name, tokens }) => [name, [groupsOf(tokens)]]);

/**
 * All tokens as a document of the DTCG resolver module 2025.10: one set, and themes and densities as the contexts of
 * two modifiers.
 */
export function dtcgResolver(): object {
  const sets = collections.filter((one) => !isModifier(one));
  const modifiers = collections.filter(isModifier);
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name: 'Anzhu',
    version: '2025.10',
    sets: Object.fromEntries(
      sets.map((one) => [one.name, { sources: sourcesOf(one).flatMap(([, source]) => source) }]),
    ),
    modifiers: Object.fromEntries(
      modifiers.map((one) => [
        one.name,
        { contexts: Object.fromEntries(sourcesOf(one)), default: one.contexts[0]?.name },
      ]),
    ),
    resolutionOrder: [
      ...sets.map(({ name }) => ({ $ref: `#/sets/${name}` })),
      ...modifiers.map(({ name }) => ({ $ref: `#/modifiers/${name}` })),
    ],
  };
}

/** The tokens of one theme, at the comfortable density, as one file of the DTCG format 2025.10. */
export function dtcgTheme(theme: 'light' | 'dark'): object {
  const tokens = collections.flatMap(({ name, contexts }) => {
    const context = contexts.find((one) => name === 'theme' && one.name === theme) ?? contexts[0];
    return context?.tokens ?? [];
  });
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    ...groupsOf(tokens),
  };
}
