import { parseColor, parseFamilies, pixels } from './css.ts';
import { collections, type Collection, type Token } from './tokens.ts';

type VariableScope =
  | 'ALL_SCOPES'
  | 'CORNER_RADIUS'
  | 'FONT_FAMILY'
  | 'FONT_SIZE'
  | 'FONT_WEIGHT'
  | 'GAP'
  | 'LINE_HEIGHT'
  | 'WIDTH_HEIGHT';

type VariableValue =
  | number
  | string
  | { r: number; g: number; b: number; a: number }
  | { type: 'VARIABLE_ALIAS'; id: string };

/** A variable of Figma: a token, or a part of one. */
interface FigmaVariable {
  /** Figma makes groups of what is before a slash. */
  name: string;
  resolvedType: 'COLOR' | 'FLOAT' | 'STRING';
  scopes: VariableScope[];
  value: VariableValue;
}

const scopesOf: Record<string, VariableScope[]> = {
  space: ['GAP'],
  popoverInset: ['GAP'],
  radius: ['CORNER_RADIUS'],
  density: ['WIDTH_HEIGHT', 'GAP'],
};

const variableId = (name: string): string => `variable-${name.replaceAll('/', '-')}`;

const aliasOf = (token: string): VariableValue => ({
  type: 'VARIABLE_ALIAS',
  id: variableId(token.replace('.', '/')),
});

/** Figma has no variables for transitions, shadows and levels: these are left out. A text style is two numbers. */
function variablesOf(token: Token): FigmaVariable[] {
  const name = `${token.group}/${token.name}`;
  switch (token.type) {
    case 'color': {
      const scopes: VariableScope[] = ['ALL_SCOPES'];
      if (typeof token.value !== 'string') {
        return [{ name, resolvedType: 'COLOR', scopes, value: aliasOf(token.value.alias) }];
      }
      const { components, alpha } = parseColor(token.value);
      const [r, g, b] = components;
      return [{ name, resolvedType: 'COLOR', scopes, value: { r, g, b, a: alpha } }];
    }
    case 'dimension': {
      const scopes = scopesOf[token.group] ?? ['ALL_SCOPES'];
      const { value } = token;
      const size = typeof value === 'string' ? pixels(value) : aliasOf(value.alias);
      return [{ name, resolvedType: 'FLOAT', scopes, value: size }];
    }
    case 'fontWeight':
      return [{ name, resolvedType: 'FLOAT', scopes: ['FONT_WEIGHT'], value: token.value }];
    case 'fontFamily': {
      // Figma takes one family, not a list.
      const [first = ''] = parseFamilies(token.value);
      return [{ name, resolvedType: 'STRING', scopes: ['FONT_FAMILY'], value: first }];
    }
    case 'typography': {
      const sizes: [string, VariableScope, string][] = [
        ['size', 'FONT_SIZE', token.value.fontSize],
        ['line-height', 'LINE_HEIGHT', token.value.lineHeight],
      ];
      return sizes.map(([part, scope, size]) => ({
        name: `${name}/${part}`,
        resolvedType: 'FLOAT',
        scopes: [scope],
        value: pixels(size),
      }));
    }
    default:
      return [];
  }
}

const collectionId = ({ name }: Collection): string => `collection-${name}`;
const modeId = ({ name }: Collection, context: string): string => `mode-${name}-${context}`;

/** The body of `POST /v1/files/:key/variables` of Figma's REST API, as far as it is used here. */
interface FigmaBody {
  variableCollections: { action: 'CREATE'; id: string; name: string; initialModeId: string }[];
  variableModes: {
    action: 'CREATE' | 'UPDATE';
    id: string;
    name: string;
    variableCollectionId: string;
  }[];
  variables: (Omit<FigmaVariable, 'value'> & {
    action: 'CREATE';
    id: string;
    variableCollectionId: string;
    description?: string;
    codeSyntax: { WEB: string };
  })[];
  variableModeValues: { variableId: string; modeId: string; value: VariableValue }[];
}

/**
 * All tokens as the body of `POST /v1/files/:key/variables` of Figma's REST API: three collections, their contexts as
 * modes. Lengths are in px.
 */
export function figmaVariables(): FigmaBody {
  const body: FigmaBody = {
    variableCollections: [],
    variableModes: [],
    variables: [],
    variableModeValues: [],
  };
  for (const collection of collections) {
    const id = collectionId(collection);
    const [first = { name: '', tokens: [] }] = collection.contexts;
    const initialModeId = modeId(collection, first.name);
    const title = `Anzhu ${collection.name}`;
    body.variableCollections.push({ action: 'CREATE', id, name: title, initialModeId });
    for (const { name, tokens } of collection.contexts) {
      const mode = { id: modeId(collection, name), name, variableCollectionId: id };
      // The first mode of a collection is made with it, and has no name yet.
      body.variableModes.push({ action: mode.id === initialModeId ? 'UPDATE' : 'CREATE', ...mode });
      for (const token of tokens) {
        for (const { value, ...variable } of variablesOf(token)) {
          const variableOf = variableId(variable.name);
          if (mode.id === initialModeId) {
            const described = token.use === undefined ? {} : { description: token.use };
            const codeSyntax = { WEB: token.code };
            const of = { id: variableOf, variableCollectionId: id };
            body.variables.push({ action: 'CREATE', ...of, ...variable, ...described, codeSyntax });
          }
          body.variableModeValues.push({ variableId: variableOf, modeId: mode.id, value });
        }
      }
    }
  }
  return body;
}
