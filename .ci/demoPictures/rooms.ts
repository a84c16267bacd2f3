import { circle, ink, line, picture, rect, seal, times, wash } from './ink.ts';

/** The walls of a room from above, with a window above and a door below. */
function walls(x: number, y: number, w: number, h: number): string {
  const floor = wash(rect(x, y, w, h), ink.board);
  const boards = line(
    times(Math.floor(h / 34))
      .map((row) => `M${x + 8} ${y + 24 + row * 34}H${x + w - 8}`)
      .join(''),
    { color: ink.shade, width: 1.2 },
  );
  return floor + boards + line(rect(x, y, w, h), { color: ink.deep, width: 9 });
}

const windowIn = (x: number, y: number, w: number): string =>
  line(`M${x} ${y}H${x + w}`, { color: ink.paper, width: 10 }) +
  line(
    `M${x} ${y - 5}H${x + w}M${x} ${y + 5}H${x + w}M${x} ${y - 5}v10M${x + w} ${y - 5}v10M${x + w / 2} ${y - 5}v10`,
    { color: ink.deep, width: 1.8 },
  ) +
  line(`M${x - 14} ${y + 14}q20 10 34 0t34 0M${x + w - 54} ${y + 14}q20 10 34 0t34 0`, {
    color: ink.brand,
    width: 2,
  });

/** A door at the lower wall that opens inwards. */
const doorIn = (x: number, y: number, size = 70): string =>
  line(`M${x} ${y}h${size}`, { color: ink.paper, width: 12 }) +
  line(`M${x} ${y}v${-size}`, { color: ink.deep, width: 3 }) +
  line(`M${x} ${y - size}A${size} ${size} 0 0 1 ${x + size} ${y}`, {
    color: ink.middle,
    width: 1.4,
  });

interface Bed {
  x: number;
  y: number;
  w: number;
  h: number;
  pillows: number;
  cover: string;
  edge: string;
}

/** A bed from above, its head at the upper wall. */
function bed({ x, y, w, h, pillows, cover, edge }: Bed): string {
  const each = (w - 14 * (pillows + 1)) / pillows;
  const heads = times(pillows).map((place) => {
    const left = x + 14 + place * (each + 14);
    return `M${left} ${y + 16}q${each / 2} -6 ${each} 0q5 17 0 34q${-each / 2} 6 ${-each} 0q-5 -17 0 -34Z`;
  });
  return (
    line(rect(x - 4, y - 6, w + 8, 12), { color: ink.deep, fill: ink.shade }) +
    line(rect(x, y, w, h), { color: ink.deep, fill: ink.paper, width: 2.4 }) +
    wash(rect(x + 1.5, y + 76, w - 3, h - 78), cover) +
    line(`M${x} ${y + 76}H${x + w}M${x} ${y + 98}H${x + w}`, { color: edge, width: 2 }) +
    line(heads.join(''), { color: ink.near, fill: ink.paper, width: 1.8 }) +
    line(
      `M${x + w * 0.16} ${y + 130}q${w * 0.2} ${h * 0.2} ${w * 0.1} ${h * 0.4}M${x + w * 0.7} ${y + 124}q${-w * 0.08} ${h * 0.2} ${w * 0.06} ${h * 0.38}`,
      { color: edge, width: 1.2 },
    )
  );
}

const lampTable = (x: number, y: number, size = 48): string =>
  line(rect(x, y, size, size), { color: ink.near, fill: ink.paper }) +
  line(
    circle(x + size / 2, y + size / 2, size * 0.3) + circle(x + size / 2, y + size / 2, size * 0.1),
    { color: ink.amber, fill: ink.amberWash, width: 1.6 },
  );

const desk = (x: number, y: number, w: number, h: number): string =>
  line(rect(x, y, w, h), { color: ink.near, fill: ink.paper }) +
  line(`M${x + w * 0.2} ${y + h * 0.3}h${w * 0.6}v${h * 0.34}h${-w * 0.6}Z`, {
    color: ink.middle,
    width: 1.4,
  }) +
  line(`M${x + w / 2 - 26} ${y - 34}q26 -18 52 0l-4 30h-44Z`, {
    color: ink.near,
    fill: ink.shade,
    width: 1.8,
  });

const armchair = (x: number, y: number, w: number): string =>
  line(`M${x} ${y + 54}V${y + 8}q0 -8 8 -8H${x + w - 8}q8 0 8 8V${y + 54}`, {
    color: ink.near,
    fill: ink.shade,
    width: 2,
  }) + line(rect(x + 12, y + 14, w - 24, 44), { color: ink.near, fill: ink.paper, width: 1.8 });

const plant = (x: number, y: number): string =>
  line(
    times(9)
      .map((place) => {
        const angle = (place * 2 * Math.PI) / 9;
        const [dx, dy] = [Math.cos(angle) * 24, Math.sin(angle) * 24];
        return `M${x} ${y}q${(dx * 0.7 - dy * 0.34).toFixed(1)} ${(dy * 0.7 + dx * 0.34).toFixed(1)} ${dx.toFixed(1)} ${dy.toFixed(1)}q${(-dx * 0.3 + dy * 0.5).toFixed(1)} ${(-dy * 0.3 - dx * 0.5).toFixed(1)} ${(-dx).toFixed(1)} ${(-dy).toFixed(1)}`;
      })
      .join(''),
    { color: ink.jade, fill: ink.jadeWash, width: 1.6 },
  ) + line(circle(x, y, 6), { color: ink.jade, fill: ink.paper });

/** A bathroom with basin, lavatory and shower or tub. */
function bathroom(x: number, y: number, w: number, h: number, hasTub = false): string {
  const tiles = times(Math.floor(w / 26))
    .map((column) => `M${x + column * 26} ${y}v${h}`)
    .concat(times(Math.floor(h / 26)).map((row) => `M${x} ${y + row * 26}h${w}`));
  const washing = hasTub
    ? line(
        `M${x + 18} ${y + 18}h${w - 36}q10 0 10 10v50q0 10 -10 10h${-(w - 36)}q-10 0 -10 -10v-50q0 -10 10 -10Z`,
        { color: ink.deep, fill: ink.paper },
      ) +
      line(`M${x + 34} ${y + 32}h${w - 76}q24 0 24 21t-24 21h${-(w - 76)}q-14 0 -14 -21t14 -21Z`, {
        color: ink.brand,
        fill: ink.water,
        width: 1.6,
      })
    : line(rect(x + 12, y + 12, 78, 78), { color: ink.deep, fill: ink.water }) +
      line(`${circle(x + 51, y + 51, 12)}M${x + 12} ${y + 12}l24 24M${x + 90} ${y + 90}l-24 -24`, {
        color: ink.brand,
        width: 1.4,
      });
  return (
    wash(rect(x, y, w, h), ink.board) +
    line(tiles.join(''), { color: ink.shade, width: 1 }) +
    line(rect(x, y, w, h), { color: ink.deep, width: 7 }) +
    washing +
    line(`M${x + w - 64} ${y + h - 30}a24 26 0 1 1 48 0Z`, { color: ink.deep, fill: ink.paper }) +
    line(rect(x + w - 66, y + h - 30, 52, 20), { color: ink.deep, fill: ink.paper }) +
    line(
      `${rect(x + 16, y + h - 66, 64, 44)}M${x + 30} ${y + h - 44}a18 13 0 1 0 36 0a18 13 0 1 0 -36 0`,
      { color: ink.near, fill: ink.paper, width: 1.8 },
    )
  );
}

const brandCover = { cover: ink.water, edge: ink.brand };
const jadeCover = { cover: ink.jadeWash, edge: ink.jade };
const indigoCover = { cover: ink.indigoWash, edge: ink.indigo };
const amberCover = { cover: ink.amberWash, edge: ink.amber };

const twin = (): string =>
  walls(130, 90, 700, 470) +
  bathroom(134, 364, 210, 192) +
  windowIn(470, 90, 240) +
  bed({ x: 400, y: 112, w: 150, h: 270, pillows: 1, ...brandCover }) +
  lampTable(572, 118) +
  bed({ x: 644, y: 112, w: 150, h: 270, pillows: 1, ...brandCover }) +
  desk(560, 500, 220, 48) +
  armchair(170, 150, 110) +
  plant(180, 268) +
  doorIn(380, 560);

const queen = (): string =>
  walls(150, 90, 660, 470) +
  bathroom(154, 94, 190, 210) +
  windowIn(470, 90, 260) +
  lampTable(404, 118) +
  bed({ x: 474, y: 112, w: 212, h: 280, pillows: 2, ...jadeCover }) +
  lampTable(708, 118) +
  desk(400, 500, 200, 48) +
  armchair(650, 466, 116) +
  plant(206, 356) +
  doorIn(210, 560);

const king = (): string =>
  walls(80, 90, 800, 470) +
  bathroom(84, 94, 230, 250, true) +
  windowIn(430, 90, 320) +
  lampTable(386, 118, 56) +
  bed({ x: 466, y: 112, w: 268, h: 296, pillows: 3, ...indigoCover }) +
  lampTable(758, 118, 56) +
  wash(rect(360, 440, 350, 96), ink.indigoWash) +
  line(rect(360, 440, 350, 96), { color: ink.indigo, width: 1.4 }) +
  armchair(384, 462, 104) +
  line(circle(540, 496, 26), { color: ink.near, fill: ink.paper }) +
  armchair(590, 462, 104) +
  desk(736, 500, 116, 48) +
  plant(130, 400) +
  plant(840, 430) +
  doorIn(180, 560);

const family = (): string =>
  walls(60, 90, 840, 470) +
  bathroom(64, 384, 200, 172, true) +
  windowIn(180, 90, 190) +
  windowIn(600, 90, 220) +
  bed({ x: 130, y: 112, w: 200, h: 220, pillows: 2, ...amberCover }) +
  lampTable(342, 116, 40) +
  line('M470 94V330M470 430V556', { color: ink.deep, width: 7 }) +
  line('M470 330A100 100 0 0 1 552 374L470 430', { color: ink.middle, width: 1.4 }) +
  bed({ x: 560, y: 112, w: 130, h: 230, pillows: 1, ...brandCover }) +
  lampTable(704, 116, 40) +
  bed({ x: 758, y: 112, w: 110, h: 200, pillows: 1, ...jadeCover }) +
  armchair(366, 474, 88) +
  desk(660, 500, 190, 48) +
  plant(530, 510) +
  plant(94, 350) +
  doorIn(290, 560, 60);

const drawings = {
  'room-twin': twin(),
  'room-queen': queen(),
  'room-king': king(),
  'room-family': family(),
};

/** The plan of each room type, by the name of its picture. */
export const roomPictures = Object.fromEntries(
  Object.entries(drawings).map(([name, content]) => [name, picture(content + seal(890, 574, 44))]),
);
