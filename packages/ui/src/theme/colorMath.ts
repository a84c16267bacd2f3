/** Colour perception, for the tests of the palette only: no page computes colours. */

/** Three numbers: red, green, blue of light (0-1), or L, a, b. */
export type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Colour vision: normal, without green cones, or without red cones. */
export type Vision = 'normal' | 'deuteranope' | 'protanope';

// Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB.
const visionMatrices: Record<Vision, Matrix> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deuteranope: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanope: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
};

// Björn Ottosson's OKLab: linear RGB to cones, cones to L, a, b.
const toCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toLab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

const times = (matrix: Matrix, [x, y, z]: Triple): Triple => {
  const [first, second, third] = matrix.map(([a, b, c]) => a * x + b * y + c * z);
  return [first ?? 0, second ?? 0, third ?? 0];
};

/** `#rrggbb` as linear light. Throws on anything else. */
export function linear(hex: string): Triple {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!parts) throw new Error(`not a colour of the form #rrggbb: ${hex}`);
  const channel = (part: string | undefined): number => {
    const value = Number.parseInt(part ?? '', 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(parts[1]), channel(parts[2]), channel(parts[3])];
}

/** The contrast of two colours by WCAG 2: 1 to 21. */
export function contrast(one: string, other: string): number {
  const luminance = (hex: string): number => {
    const [red, green, blue] = linear(hex);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const [a, b] = [luminance(one), luminance(other)];
  return Math.max(a, b) / Math.min(a, b);
}

/** L, a, b of a colour, each × 100, for a type of colour vision. */
export function oklab(hex: string, sight: Vision = 'normal'): Triple {
  const [red, green, blue] = times(visionMatrices[sight], linear(hex));
  const within = (value: number): number => Math.min(1, Math.max(0, value));
  const cones = times(toCones, [within(red), within(green), within(blue)]);
  const [l, a, b] = times(toLab, [Math.cbrt(cones[0]), Math.cbrt(cones[1]), Math.cbrt(cones[2])]);
  return [l * 100, a * 100, b * 100];
}

/** Distance of two colours for a type of colour vision, in OKLab × 100. */
export function distance(one: string, other: string, sight: Vision = 'normal'): number {
  const [l1, a1, b1] = oklab(one, sight);
  const [l2, a2, b2] = oklab(other, sight);
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2);
}
