import {
  chartAlias,
  darkChart,
  darkColor,
  lightChart,
  lightColor,
  type ThemeColor,
} from '../../../packages/ui/src/theme/palette.ts';
import {
  densities,
  level,
  monoFamily,
  motion,
  popoverInset,
  shadow,
  space,
  text,
  usualFamily,
  usualRadius,
  weight,
} from '../../../packages/ui/src/theme/scale.ts';
import { uses } from '../uses.ts';

/** A reference to another token: `color.brand`. */
export interface Alias {
  alias: string;
}

/** The parts of a text style. */
interface TextStyle {
  fontFamily: Alias;
  fontSize: string;
  fontWeight: Alias;
  lineHeight: string;
}

/** The type of a token in the DTCG format, and its value as in CSS. */
type TokenValue =
  | { type: 'color'; value: string | Alias }
  | { type: 'dimension'; value: string | Alias }
  | { type: 'number' | 'fontWeight'; value: number }
  | { type: 'fontFamily' | 'transition' | 'shadow'; value: string }
  | { type: 'typography'; value: TextStyle };

export type Token = TokenValue & {
  group: string;
  name: string;
  /** Its name in code, as imported from `@anzhu/ui/theme` (charts: `@anzhu/ui/theme/chart`). */
  code: string;
  use?: string;
};

/** Tokens with a value in each context of a modifier. Those without modifier have one context. */
export interface Collection {
  name: 'theme' | 'density' | 'scale';
  contexts: readonly { name: string; tokens: readonly Token[] }[];
}

const named = <Value>(values: Readonly<Record<string, Value>>): [string, Value][] =>
  Object.entries(values);

/** `space[4]`, `radius.panel`. */
const codeOf = (group: string, name: string): string =>
  /^[a-z]\w*$/i.test(name) ? `${group}.${name}` : `${group}[${name}]`;

/** A name in the DTCG format has no dot. */
const nameOf = (key: string): string => key.replace('.', '_');

function chartToken(name: string, value: string): Token {
  const [, kind = '', digit = ''] = /^(category|amount)(\d)$/.exec(name) ?? [];
  const code = kind === 'amount' ? `chartAmounts[${digit}]` : `chartCategories[${+digit - 1}]`;
  const alias = named<string>(chartAlias).find(([key]) => key === name)?.[1];
  const shown = alias === undefined ? value : { alias: `color.${alias}` };
  return { group: 'chart', name, code, type: 'color', value: shown };
}

const themeTokens = (color: ThemeColor, chart: typeof lightChart): Token[] => [
  ...named<string>(color).map(([name, value]): Token => {
    const use = uses[name as keyof ThemeColor];
    return { group: 'color', name, code: `color.${name}`, use, type: 'color', value };
  }),
  ...named(chart).map(([name, value]) => chartToken(name, value)),
];

const dimensions = (group: string, values: Readonly<Record<string, string>>): Token[] =>
  named(values).map(([key, value]) => ({
    group,
    name: nameOf(key),
    code: codeOf(group, key),
    type: 'dimension',
    value,
  }));

const spaceAlias = (size: string): Alias => {
  const step = named<string>(space).find(([, value]) => value === size)?.[0];
  if (step === undefined) throw new Error(`No step of space is ${size}.`);
  return { alias: `space.${nameOf(step)}` };
};

const families = {
  fontFamily: usualFamily.text,
  'named.fontFamily': usualFamily.named,
  monoFamily,
};
const familyNames = { fontFamily: 'sans', 'named.fontFamily': 'serif', monoFamily: 'mono' };

/** Titles and key figures are in Song serif at 600 (`named`); the other sizes are read in the sans. */
const scaleTokens: Token[] = [
  ...dimensions('space', space),
  ...named(popoverInset).map(([name, value]): Token => {
    const code = `popoverInset.${name}`;
    return { group: 'popoverInset', name, code, type: 'dimension', value: spaceAlias(value) };
  }),
  ...dimensions('radius', usualRadius),
  ...named(families).map(([code, value]): Token => {
    const name = familyNames[code as keyof typeof familyNames];
    return { group: 'font', name, code, type: 'fontFamily', value };
  }),
  ...named(weight).map(([name, value]): Token => {
    return { group: 'weight', name, code: `weight.${name}`, type: 'fontWeight', value };
  }),
  ...named(text).map(([name, { fontSize, lineHeight }]): Token => {
    const [family, strength] = [{ alias: 'font.sans' }, { alias: 'weight.regular' }];
    const value = { fontFamily: family, fontSize, fontWeight: strength, lineHeight };
    return { group: 'text', name, code: `text.${name}`, type: 'typography', value };
  }),
  ...named(level).map(([name, value]): Token => {
    return { group: 'level', name, code: `level.${name}`, type: 'number', value };
  }),
  ...named(motion).map(([name, value]): Token => {
    return { group: 'motion', name, code: `motion.${name}`, type: 'transition', value };
  }),
  {
    group: 'shadow',
    name: 'floating',
    code: 'shadow',
    use: 'what floats',
    type: 'shadow',
    value: shadow,
  },
];

/** All tokens of the theme: colours in both themes, sizes in both densities, and those that never change. */
export const collections: readonly Collection[] = [
  {
    name: 'theme',
    contexts: [
      { name: 'light', tokens: themeTokens(lightColor, lightChart) },
      { name: 'dark', tokens: themeTokens(darkColor, darkChart) },
    ],
  },
  {
    name: 'density',
    contexts: named(densities).map(([name, sizes]) => ({
      name,
      tokens: dimensions('density', sizes),
    })),
  },
  { name: 'scale', contexts: [{ name: 'base', tokens: scaleTokens }] },
];
