import { style as vanillaStyle, type StyleRule } from '@vanilla-extract/css';
import { recipe as vanillaRecipe } from '@vanilla-extract/recipes';
import { componentLayer } from './layer.css.ts';

type Styles = StyleRule | string | (StyleRule | string)[];

/** Puts a rule into our layer; class names pass unchanged. */
function layered(rule: Styles): Styles {
  if (Array.isArray(rule)) return rule.map((one) => layered(one) as StyleRule | string);
  if (typeof rule === 'string') return rule;
  return { '@layer': { [componentLayer]: rule } };
}

/** `style` of vanilla-extract, inside our layer. Use it instead of the library's own. */
export function style(rule: Styles): string {
  return vanillaStyle(layered(rule) as StyleRule);
}

type Variants = Record<string, Record<string, Styles>>;
type Selection<V extends Variants> = {
  [Name in keyof V]?:
    | (keyof V[Name] extends 'true' | 'false' ? boolean : keyof V[Name])
    | undefined;
};

/** Chooses the class names of a component by its variants. */
export type Recipe<V extends Variants> = (selection?: Selection<V>) => string;

/** `recipe` of vanilla-extract, inside our layer. */
export function recipe<V extends Variants>(options: {
  base?: Styles;
  variants?: V;
  compoundVariants?: { variants: Selection<V>; style: Styles }[];
  defaultVariants?: Selection<V>;
}): Recipe<V> {
  const variants = Object.fromEntries(
    Object.entries(options.variants ?? {}).map(([name, choices]) => [
      name,
      Object.fromEntries(Object.entries(choices).map(([choice, rule]) => [choice, layered(rule)])),
    ]),
  );
  return vanillaRecipe({
    ...options,
    ...(options.base && { base: layered(options.base) }),
    variants,
    compoundVariants: options.compoundVariants?.map((compound) => ({
      ...compound,
      style: layered(compound.style),
    })),
  } as Parameters<typeof vanillaRecipe>[0]) as unknown as Recipe<V>;
}
