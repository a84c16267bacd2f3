import { defineConfig, parse } from '@terrazzo/parser';
import { describe, expect, it } from 'vitest';
import { darkColor, lightColor } from '../../../packages/ui/src/theme/palette.ts';
import { parseColor, parseShadow, parseSize, parseTransition } from './css.ts';
import { dtcgResolver, dtcgTheme } from './dtcg.ts';
import { figmaVariables } from './figma.ts';
import { collections } from './tokens.ts';

type LintRules = NonNullable<NonNullable<Parameters<typeof defineConfig>[0]['lint']>['rules']>;

// Without the rule of kebab-case: names are those of the code.
const types = ['color', 'font-family', 'font-weight', 'number', 'transition', 'shadow'];
const rules: LintRules = {
  ...Object.fromEntries([...types, 'typography'].map((type) => [`core/valid-${type}`, 'error'])),
  // The parser allows em as well; the format does not.
  'core/valid-dimension': ['error', { allowedUnits: ['px', 'rem'] }],
};
const config = defineConfig({ lint: { rules } }, { cwd: new URL('file:///') });

/** Reads a document as the reference parser of the format does; it throws on a value that the format refuses. */
const read = (document: object, name: string) =>
  parse([{ filename: new URL(`file:///${name}`), src: JSON.stringify(document) }], { config });

const paths = (tokens: readonly { group: string; name: string }[]): string[] =>
  tokens.map(({ group, name }) => `${group}.${name}`);

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
  it('has every token in both themes and both densities', async () => {
    const { resolver } = await read(dtcgResolver(), 'anzhu.resolver.json');
    expect(resolver.listPermutations?.()).toHaveLength(4);
    const dark = resolver.apply({ theme: 'dark', density: 'compact' });
    const every = collections.flatMap(({ contexts }) => paths(contexts[0]?.tokens ?? []));
    expect(Object.keys(dark).toSorted()).toEqual(every.toSorted());
    const hexOf = (tokens: typeof dark, name: string) => {
      const value = tokens[`color.${name}`]?.$value;
      return typeof value === 'object' && 'hex' in value ? value.hex : undefined;
    };
    expect(hexOf(dark, 'brand')).toBe(darkColor.brand);
    expect(hexOf(resolver.apply({ theme: 'light' }), 'brand')).toBe(lightColor.brand);
  });

  it('keeps what is another token as a reference', async () => {
    const { resolver } = await read(dtcgResolver(), 'anzhu.resolver.json');
    const light = resolver.apply({ theme: 'light' });
    expect(light['chart.category1']?.aliasOf).toBe('color.brand');
    expect(light['popoverInset.content']?.aliasOf).toBe('space.3');
    expect(light['text.body']?.partialAliasOf).toMatchObject({ fontFamily: 'font.sans' });
  });

  it.each(['light', 'dark'] as const)('is valid as one file of the %s theme', async (theme) => {
    const { tokens } = await read(dtcgTheme(theme), `${theme}.tokens.json`);
    expect(Object.keys(tokens)).toHaveLength(
      collections.flatMap(({ contexts }) => contexts[0]?.tokens ?? []).length,
    );
  });

  it('is refused by the parser when a value is none', async () => {
    const wrong = { space: { $type: 'dimension', 1: { $value: { value: 4, unit: 'em' } } } };
    await expect(read(wrong, 'wrong.tokens.json')).rejects.toThrow('unit');
  });
});

describe('the variables of Figma', () => {
  const { variableCollections, variableModes, variables, variableModeValues } = figmaVariables();
  const idOf = ({ id }: { id?: string }): string | undefined => id;

  it('have both themes and both densities as modes', () => {
    expect(variableCollections.map((one) => 'name' in one && one.name)).toEqual([
      'Anzhu theme',
      'Anzhu density',
      'Anzhu scale',
    ]);
    expect(variableModes.map((one) => [one.action, 'name' in one && one.name])).toEqual([
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
      variableModes.filter(
        (one) => 'variableCollectionId' in one && one.variableCollectionId === collection,
      ).length;
    for (const variable of variables) {
      if (variable.action !== 'CREATE') throw new Error('Only made, never changed.');
      const values = variableModeValues.filter(({ variableId }) => variableId === variable.id);
      expect(values).toHaveLength(modesOf(variable.variableCollectionId));
    }
    expect(variableModeValues.every(({ variableId }) => ids.includes(variableId))).toBe(true);
  });

  it('refer to variables that are there', () => {
    const aliases = variableModeValues.flatMap(({ value }) =>
      typeof value === 'object' && value && 'type' in value ? [value.id] : [],
    );
    expect(aliases).toHaveLength(8);
    const ids = new Set(variables.map(idOf));
    expect(aliases.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('have names that Figma takes', () => {
    const names = variables.map((one) => ('name' in one ? (one.name ?? '') : ''));
    expect(names.filter((name) => /[.{}]/.test(name))).toEqual([]);
    expect(names).toContain('text/body/line-height');
  });
});
