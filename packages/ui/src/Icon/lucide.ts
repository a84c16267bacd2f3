import drawings from 'lucide-react/dynamicIconImports.mjs';
import type { DrawnPart } from './trace.ts';

/** What a Lucide icon hands on when it is drawn. */
interface Drawing {
  render(props: object, ref: null): { props: { icon: { node: readonly DrawnPart[] } } };
}

/** The parts of a Lucide icon, by its name on lucide.dev; its older names do as well. For tools and tests. */
export async function partsOf(slug: string): Promise<readonly DrawnPart[]> {
  const load = Object.entries(drawings).find(([name]) => name === slug)?.[1];
  if (!load) throw new Error(`Lucide has no icon «${slug}».`);
  const drawing = (await load()).default as unknown as Drawing;
  return drawing.render({}, null).props.icon.node;
}
