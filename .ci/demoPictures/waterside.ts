import { block, bridge, clockTower, dome, pagoda } from './buildings.ts';
import { circle, hills, ink, line, rect, ripples, roof, times } from './ink.ts';
import { bamboo, boat, geese, ground, leaf, lotus, shore, sun, water, willow } from './scenery.ts';

export const westLake = (): string =>
  sun(540, 150) +
  hills(
    [
      [0, 400],
      [170, 320],
      [330, 390],
      [520, 300],
      [700, 380],
      [960, 330],
    ],
    shore,
    ink.shade,
  ) +
  hills(
    [
      [0, 450],
      [220, 380],
      [430, 440],
      [640, 400],
      [960, 452],
    ],
    shore,
    ink.hill,
  ) +
  water() +
  pagoda(330, 424, [
    [118, 62],
    [106, 58],
    [94, 54],
    [82, 50],
    [70, 46],
  ]) +
  line('M160 470Q250 410 330 424T520 470', { color: ink.near, width: 2 }) +
  ground() +
  ripples([
    [80, 520, 120],
    [360, 548, 160],
    [250, 592, 110],
    [560, 516, 90],
    [800, 560, 120],
    [620, 608, 150],
  ]) +
  boat(600, 528) +
  willow();

export const bund = (): string =>
  sun(170, 140, 40) +
  line(
    `${circle(752, 316, 36)}${circle(752, 216, 22)}${circle(752, 162, 9)}M752 153V84M744 194v-24M760 194v-24M738 284v-48M766 284v-48M728 344l-26 126M776 344l26 126M752 352v118`,
    { color: ink.middle, fill: ink.shade },
  ) +
  line(
    `${rect(838, 250, 56, 220)}M838 250l28 -70 28 70M600 470V300l26 -20 26 20v170${rect(900, 320, 60, 150)}`,
    { color: ink.far, fill: ink.paper },
  ) +
  water() +
  block(40, shore, 150, 170, 5, 4) +
  dome(115, shore - 172, 44) +
  block(206, shore, 120, 206, 4, 5) +
  clockTower(340, shore) +
  block(450, shore, 170, 186, 6, 4) +
  roof([478, shore - 262, 114, 74], { tiles: 7, color: ink.deep, ridge: 0.12 }) +
  ground() +
  line('M0 492H960', { color: ink.middle, width: 1.2 }) +
  ripples([
    [60, 540, 140],
    [300, 566, 180],
    [560, 534, 120],
    [720, 590, 160],
    [120, 604, 120],
  ]) +
  boat(420, 540);

export const jinjiang = (): string =>
  sun(780, 130) +
  hills(
    [
      [0, 330],
      [180, 240],
      [360, 320],
      [560, 220],
      [760, 310],
      [960, 250],
    ],
    shore,
    ink.shade,
  ) +
  hills(
    [
      [0, 420],
      [200, 360],
      [420, 420],
      [680, 350],
      [960, 420],
    ],
    shore,
    ink.hill,
  ) +
  water(shore - 20) +
  bridge(200, 372, 3, 190) +
  ripples([
    [60, 520, 120],
    [280, 540, 150],
    [520, 520, 120],
    [700, 572, 160],
    [340, 600, 160],
  ]) +
  bamboo(66, 640);

export const jianghan = (): string =>
  sun(150, 130, 40) +
  hills(
    [
      [0, 380],
      [200, 330],
      [420, 380],
      [700, 300],
      [960, 360],
    ],
    shore,
    ink.shade,
  ) +
  water() +
  hills(
    [
      [520, 470],
      [640, 400],
      [760, 388],
      [960, 440],
    ],
    shore,
    ink.hill,
  ) +
  pagoda(750, 402, [
    [176, 66],
    [158, 62],
    [138, 58],
    [112, 54],
  ]) +
  line(`M0 360H560M0 376H560`, { color: ink.deep, width: 2.6 }) +
  line(
    times(4)
      .map((span) => `M${span * 140} 360q70 -86 140 0`)
      .join(''),
    { color: ink.deep, width: 2.2 },
  ) +
  line(
    times(28)
      .map(
        (post) =>
          `M${10 + post * 20} 360v${-Math.round(((43 * 4 * ((post % 7) + 0.5)) / 7) * (1 - ((post % 7) + 0.5) / 7))}`,
      )
      .join(''),
    { color: ink.near, width: 1.2 },
  ) +
  line([140, 280, 420].map((x) => `M${x - 14} 520V376h28v144Z`).join(''), {
    color: ink.deep,
    fill: ink.paper,
  }) +
  ground() +
  geese(330, 150) +
  ripples([
    [40, 530, 110],
    [200, 570, 150],
    [460, 540, 120],
    [700, 530, 120],
    [600, 596, 180],
    [820, 580, 100],
  ]) +
  boat(300, 560);

export const cuihu = (): string =>
  sun(760, 140) +
  hills(
    [
      [0, 330],
      [240, 250],
      [460, 330],
      [700, 270],
      [960, 340],
    ],
    420,
    ink.shade,
  ) +
  water(420) +
  line('M0 420H960', { color: ink.near, width: 1.4 }) +
  line(`M60 470H250M250 470v-22H640v22M640 470H960M60 452H250M640 452H960`, {
    color: ink.deep,
    width: 2.2,
  }) +
  line(
    times(19)
      .map((post) => `M${66 + post * 48} 470v-18M${66 + post * 48} 470v26`)
      .join(''),
    { color: ink.near, width: 1.8 },
  ) +
  line(rect(320, 330, 250, 118), { color: ink.deep, fill: ink.paper }) +
  line([320, 382, 508, 570].map((x) => `M${x} 448v-118`).join(''), {
    color: ink.cinnabar,
    width: 6,
  }) +
  line(`${rect(396, 350, 98, 70)}M396 385h98M445 350v70`, { color: ink.near, width: 1.6 }) +
  roof([250, 262, 390, 76], { tiles: 21, color: ink.deep, ridge: 0.5 }) +
  line(rect(390, 232, 110, 30), { color: ink.deep, fill: ink.paper }) +
  roof([340, 166, 210, 72], { tiles: 11, color: ink.deep, ridge: 0.2 }) +
  leaf(130, 560, 70) +
  leaf(260, 600, 58) +
  leaf(40, 616, 60) +
  leaf(840, 570, 66) +
  leaf(720, 606, 60) +
  leaf(930, 612, 50) +
  lotus(190, 556, 34) +
  lotus(800, 548, 30) +
  line('M190 556v40M800 548v40', { color: ink.jade, width: 2.4 }) +
  ripples([
    [380, 520, 130],
    [520, 560, 150],
    [400, 606, 120],
  ]) +
  line(
    [
      [110, 170],
      [190, 130],
      [250, 190],
      [620, 90],
      [540, 130],
    ]
      .map(([x = 0, y = 0]) => `M${x} ${y}q18 -22 34 0q14 -22 34 -4`)
      .join(''),
    { color: ink.deep, width: 2.4 },
  );
