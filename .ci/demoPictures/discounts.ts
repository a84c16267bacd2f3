import { circle, ink, line, picture, rect, roof, seal, times, wash, words } from './ink.ts';

interface Ticket {
  /** What is large: 9 or 100. */
  value: string;
  /** Beside it: 折 or 元. */
  unit: string;
  /** Before it: 减. */
  before?: string;
  terms: string;
  color: string;
  ground: string;
}

const [left, top, wide, high] = [120, 140, 720, 360];
const tear = left + 500;

/** The outline of a ticket: teeth at both ends, a notch above and below the line to tear along. */
function outline(): string {
  const teeth = 12;
  const step = high / teeth;
  const down = times(teeth).map(
    () => `a${step * 0.3} ${step * 0.3} 0 0 0 0 ${step * 0.6}v${step * 0.4}`,
  );
  const up = times(teeth).map(
    () => `a${step * 0.3} ${step * 0.3} 0 0 0 0 ${-step * 0.6}v${-step * 0.4}`,
  );
  return (
    `M${left} ${top}H${tear - 18}a18 18 0 0 0 36 0H${left + wide}` +
    `${down.join('')}H${tear + 18}a18 18 0 0 0 -36 0H${left}${up.join('')}Z`
  );
}

/** Clouds as on old notes. */
const cloud = (x: number, y: number, color: string): string =>
  line(
    `M${x} ${y}h90q16 0 16 -14t-16 -14q-2 -20 -24 -18q-10 -18 -32 -8q-22 -8 -28 14q-20 0 -20 20t14 20ZM${x + 24} ${y - 8}q-4 -16 12 -16t10 14q-4 8 -10 2`,
    { color, width: 1.8 },
  );

function ticket(
  { value, unit, before = '', terms, color, ground }: Ticket,
  ornament: string,
): string {
  const size = before !== '' && value.length > 2 ? 120 : 150;
  const middle = (left + tear) / 2 + 6;
  return (
    wash(outline(), ground) +
    line(outline(), { color, width: 3 }) +
    line(rect(left + 30, top + 24, tear - left - 62, high - 48), { color, width: 1.4 }) +
    line(
      times(11)
        .map((dash) => `M${tear} ${top + 34 + dash * 28}v14`)
        .join(''),
      { color, width: 2.4 },
    ) +
    cloud(left + 52, top + 92, color) +
    cloud(tear - 186, top + 92, color) +
    `<text x="${middle}" y="${top + 236}" text-anchor="middle" fill="${color}" font-weight="600"><tspan font-size="64">${before}</tspan><tspan font-size="${size}" dx="${before ? 8 : 0}">${value}</tspan><tspan font-size="64" dx="12">${unit}</tspan></text>` +
    words(terms, { x: middle, y: top + 300, size: 34, color: ink.near, weight: 400, spacing: 4 }) +
    ornament +
    seal(left + wide - 148, top + high - 132, 84)
  );
}

/** What stands beside the line to tear along; its middle is at 730, 250. */
const ornaments = {
  moons: [0, 1, 2]
    .map((night) =>
      line(`M${694 + night * 40} 214a26 26 0 1 0 16 44a22 22 0 1 1 -16 -44Z`, {
        color: ink.brand,
        fill: ink.water,
        width: 1.8,
      }),
    )
    .join(''),
  coins: [0, 1, 2]
    .map((coin) =>
      line(`${circle(704 + coin * 28, 244, 30)}${rect(696 + coin * 28, 236, 16, 16)}`, {
        color: ink.amber,
        fill: ink.paper,
        width: 2.2,
      }),
    )
    .join(''),
  roof:
    roof([650, 186, 160, 56], { tiles: 9, color: ink.cinnabar }) +
    line('M678 242v46H782v-46M716 288v-28h28v28', {
      color: ink.cinnabar,
      fill: ink.paper,
      width: 2.2,
    }),
  ingot: line('M668 232q62 34 124 0q-4 46 -34 56h-56q-30 -10 -34 -56ZM704 240q26 -40 52 0', {
    color: ink.indigo,
    fill: ink.paper,
    width: 2.4,
  }),
  lantern: line(
    'M730 176v20M706 196h48M700 212q-22 34 0 68h60q22 -34 0 -68ZM714 212q-10 34 0 68M746 212q10 34 0 68M706 296h48M730 296v30M722 326v-20M738 326v-20',
    { color: ink.jade, fill: ink.paper, width: 2.2 },
  ),
};

const drawings = {
  'discount-nights': ticket(
    { value: '9', unit: '折', terms: '连住三晚', color: ink.brand, ground: ink.water },
    ornaments.moons,
  ),
  'discount-hundred': ticket(
    {
      value: '100',
      unit: '元',
      before: '减',
      terms: '满 1000 元可用',
      color: ink.amber,
      ground: ink.amberWash,
    },
    ornaments.coins,
  ),
  'discount-member': ticket(
    { value: '8.5', unit: '折', terms: '会员专享', color: ink.cinnabar, ground: ink.cinnabarWash },
    ornaments.roof,
  ),
  'discount-eight-hundred': ticket(
    {
      value: '800',
      unit: '元',
      before: '减',
      terms: '满 5000 元可用',
      color: ink.indigo,
      ground: ink.indigoWash,
    },
    ornaments.ingot,
  ),
  'discount-opening': ticket(
    {
      value: '30',
      unit: '元',
      before: '减',
      terms: '开业立减',
      color: ink.jade,
      ground: ink.jadeWash,
    },
    ornaments.lantern,
  ),
};

/** A ticket for each discount, by the name of its picture. */
export const discountPictures = Object.fromEntries(
  Object.entries(drawings).map(([name, content]) => [name, picture(content, { uneven: false })]),
);
