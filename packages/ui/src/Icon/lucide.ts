import drawings from 'lucide-react/dynamicIconImports.mjs';
import { trace, type DrawnPart } from './trace.ts';

/** The name of an icon in code: `bed-double` is `BedDouble`. */
export const nameOf = (slug: string): string =>
  slug.replace(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** The name of an icon on lucide.dev: `BedDouble` is `bed-double`. */
export const slugOf = (name: string): string =>
  name.replace(/(?!^)([A-Z]|\d+)/g, '-$1').toLowerCase();

/** What a Lucide icon hands on when it is drawn. */
interface Drawing {
  render(props: object, ref: null): { props: { icon: { node: readonly DrawnPart[] } } };
}

/** The outlines of a Lucide icon, by its name on lucide.dev; its older names do as well. */
export async function drawingOf(slug: string): Promise<string> {
  const load = Object.entries(drawings).find(([name]) => name === slug)?.[1];
  if (!load) throw new Error(`Lucide has no icon «${slug}».`);
  const drawing = (await load()).default as unknown as Drawing;
  return trace(drawing.render({}, null).props.icon.node);
}

/** The drawings in the code of the generated file: outlines by name. */
export const drawingsIn = (code: string): Map<string, string> =>
  new Map(
    [...code.matchAll(/^export const (\w+) = icon\(\s*'([^']*)',?\s*\);$/gm)].map(
      ([, name = '', outlines = '']) => [name, outlines],
    ),
  );
