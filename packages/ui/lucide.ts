import { icons } from '@iconify-json/lucide';

/** The name of an icon in code: `bed-double` is `BedDouble`. */
export const nameOf = (slug: string): string =>
  slug.replace(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** The name of an icon on lucide.dev: `BedDouble` is `bed-double`, `Grid2x2` is `grid-2x2`. */
export const slugOf = (name: string): string =>
  name.replace(/(?!^)([A-Z]|(?<!\dx)\d+)/g, '-$1').toLowerCase();

/** What Iconify writes on a shape, or on the group around them, of a drawing by lines: the icon has it of its own. */
const strokes: Readonly<Record<string, string>> = {
  fill: 'none',
  stroke: 'currentColor',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
  'stroke-width': '2',
};

/** The shapes of an SVG body. */
export const partsOf = (body: string): DrawnPart[] =>
  [...body.matchAll(/<(?!g\b)(\w+)([^>]*?)\/?>/g)].map(([, name = '', attributes = '']) => [
    name,
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)]
        .map(([, key = '', value = '']) => [key, value] as const)
        .filter(([key, value]) => strokes[key] !== value),
    ),
  ]);

/** The outlines of a Lucide icon, by its name on lucide.dev; its older names do as well. */
export function drawingOf(slug: string): string {
  const { parent = slug } = icons.aliases?.[slug] ?? {};
  const drawing = icons.icons[parent];
  if (!drawing) throw new Error(`Lucide has no icon «${slug}».`);
  return trace(partsOf(drawing.body));
}

/** The drawings in the code of the generated file: outlines by name. */
export const drawingsIn = (code: string): Map<string, string> =>
  new Map(
    [...code.matchAll(/^export const (\w+) = icon\(\s*'([^']*)',?\s*\);$/gm)].map(
      ([, name = '', outlines = '']) => [name, outlines],
    ),
  );

/** One part of a Lucide drawing: the name of an SVG element and its attributes. */
export type DrawnPart = readonly [name: string, attributes: Readonly<Record<string, string>>];

type Numbers = (name: string, otherwise?: number) => number;

const round = (value: number): number => Math.round(value * 1000) / 1000;

const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${round(x - rx)} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;

function rectangle(number: Numbers): string {
  const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')];
  const rx = number('rx', number('ry'));
  const ry = number('ry', rx);
  if (rx === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const [across, down] = [round(width - 2 * rx), round(height - 2 * ry)];
  const turn = (byX: number, byY: number): string => `a${rx} ${ry} 0 0 1 ${byX} ${byY}`;
  return (
    `M${round(x + rx)} ${y}h${across}${turn(rx, ry)}v${down}${turn(-rx, ry)}` +
    `h${-across}${turn(-rx, -ry)}v${-down}${turn(rx, -ry)}z`
  );
}

const firstPoint = /^m *(-?(?:\d+(?:\.\d+)?|\.\d+))[ ,]*(-?(?:\d+(?:\.\d+)?|\.\d+)) *(?=(.?))/;

/** A path may begin relative to nothing; behind another it must not. Bare numbers after it are lines. */
function fromAnywhere(path: string): string {
  return path.replace(
    firstPoint,
    (_all, x: string, y: string, next: string) => `M${x} ${y}${/[-.\d]/.test(next) ? 'l' : ''}`,
  );
}

function outline([name, attributes]: DrawnPart): string {
  const number: Numbers = (key, otherwise = 0) => Number(attributes[key] ?? otherwise);
  switch (name) {
    case 'path':
      return fromAnywhere(attributes['d'] ?? '');
    case 'circle':
      return ellipse(number('cx'), number('cy'), number('r'), number('r'));
    case 'ellipse':
      return ellipse(number('cx'), number('cy'), number('rx'), number('ry'));
    case 'rect':
      return rectangle(number);
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
    case 'polyline':
      return `M${attributes['points']}`;
    case 'polygon':
      return `M${attributes['points']}z`;
    default:
      throw new Error(`An icon cannot be drawn with <${name}>.`);
  }
}

/** What a line cannot draw. A dot of the line's own width is filled by the line. */
function refused([name, attributes]: DrawnPart): string | undefined {
  const isDot = name === 'circle' && Number(attributes['r']) <= 1;
  return ['fill', 'stroke', 'transform', 'opacity'].find(
    (key) => key in attributes && !(isDot && key === 'fill'),
  );
}

/** A drawing of several shapes as the data of one path: a browser has one element to lay out and paint. */
export function trace(parts: readonly DrawnPart[]): string {
  const wrong = parts.find((part) => refused(part) !== undefined);
  if (wrong) throw new Error(`An icon cannot have ${refused(wrong)} on <${wrong[0]}>.`);
  return parts.map(outline).join('');
}
