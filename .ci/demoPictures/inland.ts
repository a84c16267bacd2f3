import { arcade, brickTower, latticeTower, octagon } from './buildings.ts';
import { height, hills, ink, line, rect, roof, times, wash, width } from './ink.ts';
import { flakes, geese, ginkgo, ground, kapok, pine, shore, sun } from './scenery.ts';

export const tianhe = (): string =>
  sun(640, 150, 40) +
  hills(
    [
      [0, 420],
      [240, 370],
      [480, 410],
      [700, 360],
      [960, 410],
    ],
    shore,
    ink.shade,
  ) +
  line(`${rect(560, 300, 60, 170)}${rect(640, 250, 54, 220)}${rect(716, 320, 80, 150)}`, {
    color: ink.far,
    fill: ink.paper,
  }) +
  latticeTower(470, shore, 150) +
  arcade(40, shore, 4, 2) +
  roof([20, shore - 300, 340, 40], { tiles: 22, color: ink.deep, ridge: 0.86 }) +
  ground() +
  kapok(824, 150) +
  wash(rect(0, shore + 1, width, height), ink.shade) +
  line('M0 520H960M0 580H960', { color: ink.far, width: 1.4 });

export const yanta = (): string =>
  sun(210, 170, 52) +
  hills(
    [
      [0, 400],
      [260, 350],
      [520, 410],
      [760, 350],
      [960, 400],
    ],
    shore,
    ink.shade,
  ) +
  brickTower(590, shore) +
  line(`M40 ${shore}v-70M340 ${shore}v-70${rect(40, 400, 300, 70)}`, {
    color: ink.deep,
    fill: ink.paper,
  }) +
  line(
    times(9)
      .map((post) => `M${60 + post * 32} ${shore}v-66`)
      .join(''),
    { color: ink.near, width: 2 },
  ) +
  line(`M170 ${shore}v-50h40v50`, { color: ink.deep, fill: ink.shade }) +
  roof([10, 330, 360, 70], { tiles: 19, color: ink.deep }) +
  ground() +
  wash(rect(0, shore + 1, width, height), ink.shade) +
  line('M380 470L300 640M790 470L890 640M0 540H960', { color: ink.far, width: 1.6 }) +
  geese(300, 120) +
  ginkgo(850, shore);

export const shenhe = (): string =>
  sun(180, 150, 40) +
  hills(
    [
      [0, 410],
      [300, 380],
      [600, 420],
      [960, 370],
    ],
    shore,
    ink.shade,
  ) +
  octagon(490, shore) +
  pine(130, shore, 190) +
  pine(220, shore, 130) +
  pine(820, shore, 210) +
  pine(902, shore, 140) +
  ground() +
  line('M0 520Q240 500 480 524T960 512M0 582Q300 560 560 588T960 574', {
    color: ink.far,
    width: 1.6,
  }) +
  flakes(46);
