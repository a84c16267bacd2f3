import { drawRoof, type Roof } from './roof.ts';

/** A part of a drawing; parts further down in the list are nearer and cover those before. */
export interface Layer {
  /** Drawn in the full strength of the drawing. */
  lines: string;
  /** Finer strokes: tiles, studs, water. */
  fine?: string;
  /** Closed outline of what it covers. */
  cover?: string;
  isFar?: boolean;
}

export const sceneSize = { width: 240, height: 120 };
const ground = 108;

const line = (...points: number[]): string =>
  points
    .map((point, index) => (index % 2 === 0 ? `${index === 0 ? 'M' : 'L'}${point} ` : point))
    .join('');

const roofLayer = (roof: Roof, more: Partial<Layer> = {}): Layer => {
  const { outline, ridges, tiles } = drawRoof(roof);
  return {
    ...more,
    lines: outline + ridges + (more.lines ?? ''),
    fine: tiles + (more.fine ?? ''),
    cover: outline + (more.cover ?? ''),
  };
};

const box = (left: number, top: number, right: number, bottom: number): string =>
  `M${left} ${top}H${right}V${bottom}H${left}Z`;

const earth: Layer = { lines: `M2 ${ground}H238` };

/** A wall with a coping of tiles. */
const wall = (left: number, right: number, top: number): Layer => {
  const caps = [];
  for (let x = left + 4; x < right; x += 8) caps.push(`M${x} ${top - 5}v5`);
  return {
    lines: `M${left} ${top - 5}H${right}M${left} ${top}H${right}M${left} ${top + 3}H${right}`,
    fine: caps.join(''),
    cover: box(left, top - 5, right, ground),
  };
};

/** 暂无: the moon gate of a courtyard stands open, and no one has come yet. */
const courtyard: Layer[] = [
  roofLayer({ x: 62, y: 54, width: 92, height: 22 }, { isFar: true }),
  roofLayer({ x: 184, y: 50, width: 104, height: 24 }, { isFar: true }),
  wall(6, 234, 70),
  { lines: `M84 48V${ground}M156 48V${ground}M84 57H156`, cover: box(84, 46, 156, ground) },
  {
    lines: `M104 ${ground}A23 23 0 1 1 136 ${ground}`,
    fine: `M98.6 ${ground}A27 27 0 1 1 141.4 ${ground}`,
  },
  roofLayer({ x: 120, y: 46, width: 108, height: 30, tiles: 11 }),
  earth,
];

/** The deck of the bridge: its height over the water at `x`. */
const deck = (x: number): number => Math.round((60 + ((x - 116) / 84) ** 2 * 40) * 10) / 10;
const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_one, index) => from + index * step);
/** A line along the deck, `above` it. */
const along = (from: number, to: number, above: number): string =>
  line(...range(from, to, 6).flatMap((x) => [x, deck(x) - above]));

/** 找不到: a bridge that leads nowhere. */
const bridge: Layer[] = [
  roofLayer({ x: 44, y: 58, width: 84, height: 20 }, { isFar: true }),
  roofLayer({ x: 196, y: 46, width: 72, height: 18 }, { isFar: true }),
  {
    lines:
      along(32, 152, 0) +
      along(32, 152, 4) +
      along(38, 146, 15) +
      range(38, 140, 17)
        .map((x) => `M${x} ${deck(x) - 19}V${deck(x) - 4}`)
        .join('') +
      `M84 ${ground}A28 32 0 0 1 140 ${ground}M32 ${deck(32) - 4}V${ground}M148 ${deck(148) - 4}V${ground}`,
    fine:
      range(158, 200, 14)
        .map((x) => along(x, x + 6, 0) + along(x, x + 6, 15))
        .join('') + `M90 ${ground}A22 26 0 0 1 134 ${ground}`,
    cover: `${along(32, 146, 15)}L148 ${ground}L32 ${ground}Z`,
  },
  {
    lines: `M2 ${ground}H84M140 ${ground}H238`,
    fine: 'M14 113h28M60 113h12M98 113h36M160 113h22M196 113h14M108 118h20M40 118h16M172 118h26',
  },
];

const leaf = (hinge: number, sign: 1 | -1): string =>
  [9, 18, 27]
    .flatMap((right) =>
      [73, 80, 98].map((y) => `M${hinge + sign * right - 1} ${y}a1 1 0 1 0 2 0a1 1 0 1 0-2 0`),
    )
    .join('');

/** 没有权限: a gate with two eaves, its leaves shut and barred. */
const closedGate: Layer[] = [
  wall(6, 234, 78),
  { lines: `M66 52V${ground}M174 52V${ground}`, cover: box(66, 50, 174, ground) },
  {
    lines: `${box(82, 65, 158, ground)}M120 65V${ground}M78 61H162M99 87H141V91H99Z`,
    fine: `M72 60V${ground}M168 60V${ground}${leaf(82, 1)}${leaf(158, -1)}`,
  },
  roofLayer({ x: 120, y: 55, width: 156, height: 19, tiles: 17, isLower: true }),
  { lines: 'M88 26V36M104 26V36M120 26V36M136 26V36M152 26V36', cover: box(86, 24, 154, 36) },
  roofLayer({ x: 120, y: 27, width: 108, height: 20, tiles: 11 }),
  { ...earth, fine: 'M60 112.5H180M54 117H186' },
];

/** 开始使用: the frame stands, and the beam of the ridge is raised. */
const ridgeBeam: Layer[] = [
  roofLayer({ x: 120, y: 58, width: 196, height: 42 }, { isFar: true }),
  {
    lines:
      box(44, 62, 196, 67) +
      box(76, 46, 164, 50) +
      [52, 92, 144, 184].map((x) => box(x, 67, x + 4, ground)).join('') +
      box(90, 50, 94, 62) +
      box(146, 50, 150, 62) +
      box(118, 24, 122, 46),
    fine: `M96 75L104 67M144 75L136 67M56 75L64 67M184 75L176 67${[54, 94, 146, 186].map((x) => box(x - 5, ground - 3, x + 5, ground)).join('')}`,
    cover: box(44, 62, 196, 67) + box(76, 46, 164, 50),
  },
  {
    lines: `${box(70, 14, 170, 19)}M112 14c1 8 1 12-3 18M128 14c-1 8-1 12 3 18M112 19c5 4 11 4 16 0`,
    fine: 'M82 14V2M158 14V2',
    cover: box(70, 14, 170, 19),
  },
  earth,
];

/** The drawings of the states, by the name of their file. */
export const scenes = { courtyard, bridge, closedGate, ridgeBeam };
