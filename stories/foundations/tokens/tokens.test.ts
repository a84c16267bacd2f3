import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { darkColor, lightColor } from '../../../packages/ui/src/theme/palette.ts';
import { parseColor, parseShadow, parseSize, parseTransition } from './css.ts';
import { dtcgResolver, dtcgTheme } from './dtcg.ts';
import { figmaVariables } from './figma.ts';
import { collections, type Token } from './tokens.ts';

const reference = z.stringFormat('reference', /^\{\w+\.\w+\}$/);
const fraction = z.number().min(0).max(1);
const color = z.strictObject({
  colorSpace: z.literal('srgb'),
  components: z.tuple([fraction, fraction, fraction]),
  alpha: fraction.optional(),
  hex: z.stringFormat('hex', /^#[0-9A-F]{6}$/).optional(),
});
const dimension = z.strictObject({ value: z.number(), unit: z.enum(['px', 'rem']) });
const duration = z.strictObject({ value: z.number().nonnegative(), unit: z.enum(['ms', 's']) });

/** The values that the format DTCG 2025.10 has for the types of our tokens. */
const valueOf: Record<Token['type'], z.ZodType> = {
  color,
  dimension,
  number: z.number(),
  fontWeight: z.number().min(1).max(1000),
  fontFamily: z.array(z.string().min(1)).min(1),
  transition: z.strictObject({
    duration,
    delay: duration,
    timingFunction: z.tuple([fraction, z.number(), fraction, z.number()]),
  }),
  shadow: z.array(
    z.strictObject({
      color,
      offsetX: dimension,
      offsetY: dimension,
      blur: dimension,
      spread: dimension,
    }),
  ),
  typography: z.strictObject({
    fontFamily: reference,
    fontSize: dimension,
    fontWeight: reference,
    letterSpacing: dimension,
    lineHeight: z.number().positive(),
  }),
};

const oneToken = z.looseObject({
  $value: z.unknown(),
  $description: z.string().min(1).optional(),
});
const groupForm = z.intersection(
  z.object({ $type: z.enum(Object.keys(valueOf) as Token['type'][]) }),
  z.record(z.string(), z.unknown()),
);

/** The tokens of a document by their paths; it throws on a value that the format refuses. */
function read(document: object): Map<string, unknown> {
  const tokens = new Map<string, unknown>();
  for (const [name, content] of Object.entries(document)) {
    if (name.startsWith('$')) continue;
    const { $type, ...members } = groupForm.parse(content);
    for (const [member, token] of Object.entries(members)) {
      const { $value } = oneToken.parse(token);
      tokens.set(`${name}.${member}`, z.union([reference, valueOf[$type]]).parse($value));
    }
  }
  return tokens;
}

/** The paths that values refer to. */
const referred = (tokens: ReadonlyMap<string, unknown>): string[] =>
  [...JSON.stringify([...tokens.values()]).matchAll(/"\{([^}]*)\}"/g)].map(([, path = '']) => path);

const paths = (tokens: readonly { group: string; name: string }[]): string[] =>
  tokens.map(({ group, name }) => `${group}.${name}`);

const source = z.object({ sources: z.array(z.looseObject({})) });
const resolverForm = z.object({
  sets: z.record(z.string(), source),
  modifiers: z.record(
    z.string(),
    z.object({
      contexts: z.record(z.string(), z.array(z.looseObject({}))),
      default: z.string(),
    }),
  ),
  resolutionOrder: z.array(z.object({ $ref: z.string() })),
});

describe('the values of CSS', () => {
  it('are read', () => {
    expect(parseColor('#0E5A63').components).toEqual([0.0549, 0.3529, 0.3882]);
    expect(parseColor('rgb(27 36 40 / 0.45)')).toMatchObject({ hex: '#1B2428', alpha: 0.45 });
    expect(parseSize('0.875rem')).toEqual({ value: 0.875, unit: 'rem' });
    expect(parseSize('0')).toEqual({ value: 0, unit: 'px' });
    expect(parseTransition('160ms ease-out').milliseconds).toBe(160);
    expect(parseShadow('0 4px 16px rgb(0 0 0 / 0.16), 0 1px 3px rgb(0 0 0 / 0.12)')).toHaveLength(
      2,
    );
  });

  it('are refused when they have another form', () => {
    expect(() => parseColor('red')).toThrow('Not a colour: red');
    expect(() => parseSize('2em')).toThrow('Not a size: 2em');
    expect(() => parseTransition('1s linear')).toThrow('Not a transition');
    expect(() => parseShadow('none')).toThrow('Not a shadow');
  });
});

describe('the DTCG document', () => {
  const { sets, modifiers, resolutionOrder } = resolverForm.parse(dtcgResolver());
  const resolved = (chosen: Record<string, string>): Map<string, unknown> => {
    const fixed = Object.values(sets).flatMap(({ sources }) => sources);
    const varied = Object.entries(modifiers).flatMap(
      ([name, one]) => one.contexts[chosen[name] ?? one.default] ?? [],
    );
    return read(Object.assign({}, ...fixed, ...varied) as object);
  };

  it('names its sets and modifiers in their order', () => {
    expect(resolutionOrder.map(({ $ref }) => $ref)).toEqual([
      '#/sets/scale',
      '#/modifiers/theme',
      '#/modifiers/density',
    ]);
    expect(Object.values(modifiers).map(({ contexts }) => Object.keys(contexts))).toEqual([
      ['light', 'dark'],
      ['comfortable', 'compact'],
    ]);
  });

  it('has every token in both themes and both densities', () => {
    const every = collections.flatMap(({ contexts }) => paths(contexts[0]?.tokens ?? []));
    for (const theme of ['light', 'dark']) {
      for (const density of ['comfortable', 'compact']) {
        const tokens = resolved({ theme, density });
        expect([...tokens.keys()].toSorted()).toEqual(every.toSorted());
        expect(referred(tokens).filter((path) => !tokens.has(path))).toEqual([]);
      }
    }
    expect(resolved({ theme: 'dark' }).get('color.brand')).toMatchObject({ hex: darkColor.brand });
    expect(resolved({}).get('color.brand')).toMatchObject({ hex: lightColor.brand });
  });

  it('keeps what is another token as a reference', () => {
    const light = resolved({ theme: 'light' });
    expect(light.get('chart.category1')).toBe('{color.brand}');
    expect(light.get('popoverInset.content')).toBe('{space.3}');
    expect(light.get('text.body')).toMatchObject({ fontFamily: '{font.sans}' });
  });

  it.each(['light', 'dark'] as const)('is valid as one file of the %s theme', (theme) => {
    const tokens = read(dtcgTheme(theme));
    expect(tokens.size).toBe(
      collections.flatMap(({ contexts }) => contexts[0]?.tokens ?? []).length,
    );
    expect(referred(tokens).filter((path) => !tokens.has(path))).toEqual([]);
  });
});

describe('the variables of Figma', () => {
  const { variableCollections, variableModes, variables, variableModeValues } = figmaVariables();
  const idOf = ({ id }: { id: string }): string => id;

  it('have both themes and both densities as modes', () => {
    expect(variableCollections.map(({ name }) => name)).toEqual([
      'Anzhu theme',
      'Anzhu density',
      'Anzhu scale',
    ]);
    expect(variableModes.map(({ action, name }) => [action, name])).toEqual([
      ['UPDATE', 'light'],
      ['CREATE', 'dark'],
      ['UPDATE', 'comfortable'],
      ['CREATE', 'compact'],
      ['UPDATE', 'base'],
    ]);
  });

  it('have one value in each mode of their collection', () => {
    const ids = variables.map(idOf);
    expect(new Set(ids).size).toBe(ids.length);
    const modesOf = (collection: string): number =>
      variableModes.filter((one) => one.variableCollectionId === collection).length;
    for (const variable of variables) {
      const values = variableModeValues.filter(({ variableId }) => variableId === variable.id);
      expect(values).toHaveLength(modesOf(variable.variableCollectionId));
    }
    expect(variableModeValues.every(({ variableId }) => ids.includes(variableId))).toBe(true);
  });

  it('refer to variables that are there', () => {
    const aliases = variableModeValues.flatMap(({ value }) =>
      typeof value === 'object' && 'type' in value ? [value.id] : [],
    );
    expect(aliases).toHaveLength(8);
    const ids = new Set(variables.map(idOf));
    expect(aliases.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('have names that Figma takes', () => {
    const names = variables.map(({ name }) => name);
    expect(names.filter((name) => /[.{}]/.test(name))).toEqual([]);
    expect(names).toContain('text/body/line-height');
  });
});
