/** Values of CSS as numbers, for formats of tokens. Each function throws on what it cannot read. */

export interface Rgba {
  /** Red, green and blue, 0 to 1. */
  components: [number, number, number];
  alpha: number;
  /** `#rrggbb`, without alpha. */
  hex: string;
}

const pattern = (text: string, expected: RegExp, what: string): string[] => {
  const found = expected.exec(text);
  if (!found) throw new Error(`Not ${what}: ${text}`);
  return found.slice(1).map((part) => part ?? '');
};

export const round = (value: number): number => Math.round(value * 10_000) / 10_000;

/** `#rrggbb` or `rgb(r g b / a)`. */
export function parseColor(text: string): Rgba {
  const isHex = text.startsWith('#');
  const parts = isHex
    ? pattern(text, /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i, 'a colour')
    : pattern(text, /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/, 'a colour');
  const [red = 0, green = 0, blue = 0] = parts
    .slice(0, 3)
    .map((part) => Number.parseInt(part, isHex ? 16 : 10));
  const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
  return {
    components: [round(red / 255), round(green / 255), round(blue / 255)],
    alpha: Number(parts[3] ?? 1),
    hex: `#${hex.toUpperCase()}`,
  };
}

export interface Size {
  value: number;
  unit: 'px' | 'rem';
}

/** `12px`, `0.875rem`, `0`. */
export function parseSize(text: string): Size {
  const [value, unit] = pattern(text, /^(-?[\d.]+)(px|rem)?$/, 'a size');
  return { value: Number(value), unit: unit === 'rem' ? 'rem' : 'px' };
}

/** A size in px, at the usual text size of a browser. */
export function pixels(text: string): number {
  const { value, unit } = parseSize(text);
  return round(unit === 'rem' ? value * 16 : value);
}

/** `120ms ease-out`: CSS defines its curve. */
export function parseTransition(text: string) {
  const [duration] = pattern(text, /^(\d+)ms ease-out$/, 'a transition');
  return { milliseconds: Number(duration), curve: [0, 0, 0.58, 1] };
}

/** `0 4px 16px rgb(0 0 0 / 0.16)`, one or more. */
export function parseShadow(text: string) {
  return text.split(', ').map((part) => {
    const [x = '', y = '', blur = '', color = ''] = pattern(
      part,
      /^(\S+) (\S+) (\S+) (rgb\(.*\))$/,
      'a shadow',
    );
    return { x: parseSize(x), y: parseSize(y), blur: parseSize(blur), color: parseColor(color) };
  });
}

/** The names of a font family, without quotes. */
export const parseFamilies = (text: string): string[] =>
  text.split(', ').map((name) => name.replaceAll('"', ''));
