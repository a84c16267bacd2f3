import { circle, height, ink, line, rect, times, wash, width } from './ink.ts';

export const shore = 470;

/** The sun, quiet behind everything. */
export const sun = (x: number, y: number, r = 44): string =>
  wash(circle(x, y, r), ink.cinnabarWash) +
  line(circle(x, y, r), { color: ink.cinnabar, width: 1.2 });

export const water = (from = shore): string => wash(rect(0, from, width, height - from), ink.water);

export const ground = (y = shore): string =>
  line(`M0 ${y}H${width}`, { color: ink.near, width: 1.6 });

/** A willow that hangs over the water from the right. */
export function willow(): string {
  const limb = (share: number): readonly [number, number] => [
    (1 - share) ** 2 * 915 + 2 * share * (1 - share) * 850 + share ** 2 * 690,
    (1 - share) ** 2 * 210 + 2 * share * (1 - share) * 60 + share ** 2 * 122,
  ];
  const strands = times(9).map((place) => {
    const [x, y] = limb(0.12 + place * 0.105);
    return { x, y, long: 150 + ((place * 53) % 90), bend: place % 2 === 0 ? 12 : -9 };
  });
  const leaves = strands.flatMap(({ x, y, long, bend }) =>
    times(Math.floor(long / 24)).map((place) => {
      const down = 26 + place * 24;
      const at = x + bend * Math.sin((down / long) * Math.PI);
      return `M${at} ${y + down}q${place % 2 ? 10 : -10} 2 ${place % 2 ? 11 : -11} 16`;
    }),
  );
  return (
    line('M912 470C884 390 886 290 918 205C930 170 944 150 962 132M900 300Q930 270 960 262', {
      color: ink.deep,
      width: 8,
    }) +
    line('M915 210Q850 60 690 122', { color: ink.deep, width: 4 }) +
    line(
      strands
        .map(({ x, y, long, bend }) => `M${x} ${y}q${bend * 2} ${long / 2} 0 ${long}`)
        .join(''),
      { color: ink.jade, width: 1.6 },
    ) +
    line(leaves.join(''), { color: ink.jade, width: 2 })
  );
}

export const boat = (x: number, y: number): string =>
  line(`M${x} ${y}q60 26 124 0l-12 16q-50 12 -98 0Z`, { color: ink.deep, fill: ink.paper }) +
  line(`M${x + 34} ${y + 4}v-20q28 -22 58 0v20`, { color: ink.deep, fill: ink.shade }) +
  line(`M${x + 112} ${y + 6}l34 22`, { color: ink.near, width: 2.4 });

export const kapok = (x: number, y: number): string =>
  line(
    `M${x} ${y + 330}C${x - 14} ${y + 200} ${x + 20} ${y + 120} ${x} ${y}M${x + 4} ${y + 190}q-60 -40 -96 -110M${x + 6} ${y + 130}q56 -36 84 -110M${x - 40} ${y + 144}q-46 6 -70 -14M${x + 46} ${y + 92}q40 10 66 -8`,
    { color: ink.deep, width: 5 },
  ) +
  [
    [-92, 78],
    [-110, 128],
    [90, 18],
    [112, 82],
    [0, -8],
    [-44, 96],
    [52, 84],
    [26, 44],
    [-24, 40],
  ]
    .map(
      ([dx = 0, dy = 0]) =>
        wash(circle(x + dx, y + dy, 13), ink.cinnabar) +
        wash(circle(x + dx + 9, y + dy - 8, 8), ink.cinnabar),
    )
    .join('');

/** A grove of bamboo: jointed stalks, leaves in threes. */
export function bamboo(x: number, base: number): string {
  const stalks = times(5).map((place) => ({
    at: x + place * 30 - (place % 2) * 8,
    tall: 250 + ((place * 71) % 130),
    lean: 8 + place * 5,
  }));
  const joints = stalks.flatMap(({ at, tall, lean }) =>
    times(Math.floor(tall / 46)).map((joint) => {
      const up = 30 + joint * 46;
      return `M${at + (lean * up) / tall - 4} ${base - up}h8`;
    }),
  );
  const leaves = stalks.flatMap(({ at, tall, lean }, place) =>
    times(4).map((spray) => {
      const up = tall - spray * 52;
      const side = (spray + place) % 2 === 0 ? 1 : -1;
      const [left, top] = [at + (lean * up) / tall, base - up];
      const blade = (dx: number, dy: number): string =>
        `M${left} ${top}q${side * dx * 0.5} ${dy * 0.2 - 6} ${side * dx} ${dy}q${-side * dx * 0.7} ${-dy * 0.3} ${-side * dx} ${-dy}Z`;
      return blade(44, 10) + blade(36, 30) + blade(18, 42);
    }),
  );
  return (
    line(
      stalks.map(({ at, tall, lean }) => `M${at} ${base}q0 ${-tall / 2} ${lean} ${-tall}`).join(''),
      { color: ink.jade, width: 5 },
    ) +
    line(joints.join(''), { color: ink.paper, width: 2 }) +
    line(leaves.join(''), { color: ink.jade, fill: ink.jade, width: 1.2 })
  );
}

export const geese = (x: number, y: number): string =>
  line(
    [
      [0, 0],
      [44, 20],
      [88, 40],
      [52, -16],
      [104, -32],
    ]
      .map(([dx = 0, dy = 0]) => `M${x + dx} ${y + dy}q10 -12 18 0q8 -12 20 -4`)
      .join(''),
    { color: ink.deep, width: 2.4 },
  );

/** A ginkgo in autumn. */
export const ginkgo = (x: number, base: number): string =>
  line(
    `M${x} ${base}q-6 -90 8 -170M${x + 2} ${base - 84}q-40 -24 -58 -76M${x + 4} ${base - 104}q34 -16 52 -70`,
    { color: ink.deep, width: 5 },
  ) +
  times(34)
    .map((place) => {
      const angle = place * 2.4;
      const far = 14 + Math.sqrt(place) * 15;
      return wash(
        circle(
          Math.round(x + 4 + Math.cos(angle) * far),
          Math.round(base - 168 + Math.sin(angle) * far * 0.8),
          6 + (place % 3) * 2,
        ),
        place % 4 === 0 ? ink.amber : ink.gold,
      );
    })
    .join('');

export const flakes = (count: number): string =>
  times(count)
    .map((place) =>
      wash(circle((place * 167) % 960, 30 + ((place * 263) % 400), 2 + (place % 3)), ink.far),
    )
    .join('');

export const pine = (x: number, base: number, size: number): string =>
  line(`M${x} ${base}v${-size}`, { color: ink.deep, width: 4 }) +
  line(
    times(5)
      .map((tier) => {
        const w = size * (0.46 - tier * 0.08);
        const y = base - size * (0.2 + tier * 0.19);
        return `M${x - w} ${y}Q${x} ${y - size * 0.16} ${x + w} ${y}Q${x} ${y + size * 0.04} ${x - w} ${y}Z`;
      })
      .join(''),
    { color: ink.jade, fill: ink.paper, width: 2 },
  );

export const lotus = (x: number, y: number, size: number): string =>
  line(
    `M${x} ${y}q${-size} ${-size * 0.4} ${-size * 0.9} ${-size * 0.9}q${size * 0.5} 0 ${size * 0.9} ${size * 0.9}q-${size * 0.2} -${size} 0 -${size * 1.2}q${size * 0.2} ${size * 0.2} 0 ${size * 1.2}q${size * 0.4} -${size * 0.9} ${size * 0.9} -${size * 0.9}q0 ${size * 0.5} -${size * 0.9} ${size * 0.9}Z`,
    { color: ink.cinnabar, fill: ink.cinnabarWash },
  );

export const leaf = (x: number, y: number, w: number): string =>
  line(
    `M${x - w} ${y}a${w} ${w * 0.3} 0 1 0 ${2 * w} 0a${w} ${w * 0.3} 0 1 0 ${-2 * w} 0M${x} ${y}l${w * 0.7} ${w * 0.16}M${x} ${y}l${-w * 0.7} ${w * 0.16}M${x} ${y}l${w * 0.2} ${-w * 0.26}`,
    { color: ink.jade, fill: ink.jadeWash, width: 1.8 },
  );
