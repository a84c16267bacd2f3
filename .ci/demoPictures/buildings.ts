import { circle, ink, line, rect, roof, times } from './ink.ts';

/** A tower of storeys, each with its roof: narrower and lower towards the top. */
export function pagoda(
  middle: number,
  base: number,
  storeys: readonly (readonly [number, number])[],
  color: string = ink.deep,
): string {
  let y = base;
  let drawn = '';
  for (const [w, h] of storeys) {
    const wall = h * 0.52;
    const door = Math.min(w * 0.16, 18);
    drawn += line(rect(middle - w / 2, y - wall, w, wall), { color, fill: ink.paper, width: 2 });
    drawn += line(
      `M${middle - door / 2} ${y}v${-wall * 0.62}q${door / 2} ${-door * 0.7} ${door} 0v${wall * 0.62}`,
      { color, width: 1.6, fill: ink.shade },
    );
    for (const side of [-0.33, 0.33])
      drawn += line(`M${middle + w * side} ${y - wall * 0.72}v${wall * 0.5}`, {
        color,
        width: 1.2,
      });
    drawn += roof([middle - w * 0.86, y - h, w * 1.72, h * 0.52], {
      tiles: Math.max(5, Math.round(w / 14)),
      color,
      ridge: 0.5,
    });
    y -= h;
  }
  return (
    drawn +
    line(
      `M${middle} ${y - 6}v-46M${middle - 8} ${y - 14}h16M${middle - 6} ${y - 24}h12M${middle - 4} ${y - 33}h8`,
      { color, width: 2.2 },
    )
  );
}

const windows = (
  x: number,
  y: number,
  columns: number,
  rows: number,
  dx: number,
  dy: number,
): string =>
  line(
    times(columns * rows)
      .map((place) =>
        rect(
          x + (place % columns) * dx,
          y + Math.floor(place / columns) * dy,
          dx * 0.42,
          dy * 0.55,
        ),
      )
      .join(''),
    { color: ink.near, width: 1.2 },
  );

export const block = (
  x: number,
  base: number,
  w: number,
  h: number,
  columns: number,
  rows: number,
): string =>
  line(rect(x, base - h, w, h), { color: ink.deep, fill: ink.paper }) +
  line(`M${x - 8} ${base - h}h${w + 16}M${x} ${base - h + 14}h${w}`, {
    color: ink.deep,
    width: 2.6,
  }) +
  windows(x + 14, base - h + 28, columns, rows, (w - 20) / columns, (h - 36) / rows);

export const dome = (x: number, base: number, r: number): string =>
  line(`M${x - r} ${base}a${r} ${r * 1.05} 0 0 1 ${2 * r} 0Z`, {
    color: ink.deep,
    fill: ink.shade,
  }) +
  line(
    `M${x} ${base - r * 1.05}v-24M${x - r * 0.5} ${base}q${r * 0.1} ${-r * 0.7} ${r * 0.5} ${-r}q${r * 0.4} ${r * 0.3} ${r * 0.5} ${r}`,
    { color: ink.deep, width: 1.4 },
  );

/** A clock tower as on the Bund. */
export const clockTower = (x: number, base: number): string =>
  line(rect(x, base - 250, 96, 250), { color: ink.deep, fill: ink.paper }) +
  line(rect(x + 14, base - 312, 68, 62), { color: ink.deep, fill: ink.paper }) +
  line(circle(x + 48, base - 280, 22), { color: ink.deep, fill: ink.shade }) +
  line(`M${x + 48} ${base - 280}v-13M${x + 48} ${base - 280}l9 6`, {
    color: ink.cinnabar,
    width: 2.6,
  }) +
  line(
    `M${x + 14} ${base - 312}l12 -26h44l12 26M${x + 30} ${base - 338}v-24h36v24M${x + 48} ${base - 362}v-40`,
    { color: ink.deep },
  ) +
  windows(x + 14, base - 232, 3, 6, 22, 34);

/** A slim tower of crossing lines, as the one in Guangzhou. */
export function latticeTower(middle: number, base: number, top: number): string {
  const half = (share: number): number => 22 + 46 * (2 * share - 0.9) ** 2;
  const at = (share: number, side: number): string =>
    `${(middle + side * half(share)).toFixed(1)} ${(base - (base - top) * share).toFixed(1)}`;
  const edge = (side: number): string =>
    `M${at(0, side)}${times(20)
      .map((step) => `L${at((step + 1) / 20, side)}`)
      .join('')}`;
  const cross = times(13).map((step) => {
    const [one, other] = [step / 13, (step + 1.6) / 13];
    return other > 1 ? '' : `M${at(one, -1)}L${at(other, 1)}M${at(one, 1)}L${at(other, -1)}`;
  });
  const rings = times(9).map((step) => `M${at((step + 1) / 9.5, -1)}L${at((step + 1) / 9.5, 1)}`);
  return (
    line(edge(-1) + edge(1), { color: ink.deep, width: 2.4 }) +
    line(cross.join('') + rings.join(''), { color: ink.near, width: 1.1 }) +
    line(`M${middle} ${top}v-78M${middle - half(1)} ${top}h${2 * half(1)}`, {
      color: ink.deep,
      width: 2.4,
    })
  );
}

/** A row of arcades with shutters. */
export const arcade = (x: number, base: number, bays: number, storeys: number): string => {
  const w = 74;
  const h = 84;
  const drawn = times(bays).map((bay) => {
    const left = x + bay * w;
    const arch = `M${left + 8} ${base}v-52q29 -34 58 0v52`;
    const floors = times(storeys).map((floor) => {
      const y = base - 92 - floor * h;
      return (
        rect(left + 16, y - 52, 18, 44) + rect(left + 40, y - 52, 18, 44) + `M${left + 8} ${y}h58`
      );
    });
    return (
      line(rect(left, base - 92 - storeys * h, w, 92 + storeys * h), {
        color: ink.deep,
        fill: ink.paper,
      }) +
      line(arch, { color: ink.deep, fill: ink.shade }) +
      line(floors.join(''), { color: ink.near, width: 1.4 })
    );
  });
  return (
    drawn.join('') +
    line(`M${x - 8} ${base - 96 - storeys * h}h${bays * w + 16}`, { color: ink.deep, width: 4 })
  );
};

/** A covered bridge on arches. */
export const bridge = (x: number, y: number, arches: number, span: number): string => {
  const length = arches * span;
  const openings = times(arches).map(
    (arch) =>
      `M${x + arch * span + 14} ${y + 96}a${span / 2 - 14} ${span / 2 - 14} 0 0 1 ${span - 28} 0Z`,
  );
  return (
    line(`M${x - 40} ${y + 96}L${x} ${y}H${x + length}L${x + length + 40} ${y + 96}Z`, {
      color: ink.deep,
      fill: ink.paper,
    }) +
    line(openings.join(''), { color: ink.deep, fill: ink.water }) +
    line(
      times(arches * 3 + 1)
        .map((post) => `M${x + 6 + (post * (length - 12)) / (arches * 3)} ${y}v-64`)
        .join(''),
      { color: ink.deep, width: 3 },
    ) +
    line(`M${x} ${y - 22}h${length}M${x} ${y - 10}h${length}`, { color: ink.near, width: 1.4 }) +
    roof([x - 54, y - 118, length + 108, 58], { tiles: 34, color: ink.deep, ridge: 0.8 }) +
    roof([x + length / 2 - 96, y - 176, 192, 62], { tiles: 11, color: ink.deep, ridge: 0.44 })
  );
};

/** Square brick storeys that grow narrower, as the Great Wild Goose Pagoda. */
export function brickTower(middle: number, base: number): string {
  let y = base;
  return (
    times(7)
      .map((storey) => {
        const w = 214 - storey * 24;
        const h = 62 - storey * 4;
        const top = y - h;
        const drawn =
          line(
            `M${middle - w / 2} ${y}L${middle - w / 2 + 7} ${top + 8}H${middle + w / 2 - 7}L${middle + w / 2} ${y}Z`,
            { color: ink.deep, fill: ink.paper },
          ) +
          line(
            `M${middle - w / 2 - 3} ${top + 8}h${w + 6}M${middle - w / 2 + 3} ${top + 2}h${w - 6}`,
            { color: ink.deep, width: 2.6 },
          ) +
          line(`M${middle - 9} ${y}v${-h * 0.4}q9 -12 18 0v${h * 0.4}`, {
            color: ink.deep,
            width: 1.8,
            fill: ink.shade,
          }) +
          line(
            times(4)
              .map(
                (post) =>
                  `M${middle - w / 2 + (w * (post < 2 ? post + 1 : post + 2)) / 6} ${y}v${-h + 10}`,
              )
              .join(''),
            { color: ink.middle, width: 1.2 },
          );
        y = top;
        return drawn;
      })
      .join('') +
    line(`M${middle - 30} ${y}L${middle} ${y - 34}L${middle + 30} ${y}ZM${middle} ${y - 34}v-34`, {
      color: ink.deep,
      fill: ink.shade,
    }) +
    line(circle(middle, y - 72, 6), { color: ink.deep, fill: ink.paper })
  );
}

/** A hall under two eaves with eight sides, as in the palace of Shenyang. */
export const octagon = (middle: number, base: number): string =>
  line(`M${middle - 190} ${base}l30 -34h320l30 34Z`, { color: ink.deep, fill: ink.shade }) +
  line(rect(middle - 140, base - 144, 280, 110), { color: ink.deep, fill: ink.paper }) +
  line([-140, -86, -30, 30, 86, 140].map((dx) => `M${middle + dx} ${base - 34}v-110`).join(''), {
    color: ink.cinnabar,
    width: 6,
  }) +
  line([-112, -58, 0, 58, 112].map((dx) => rect(middle + dx - 16, base - 120, 32, 80)).join(''), {
    color: ink.near,
    width: 1.3,
  }) +
  roof([middle - 210, base - 210, 420, 68], { tiles: 23, color: ink.deep, ridge: 0.62 }) +
  line(rect(middle - 96, base - 252, 192, 42), { color: ink.deep, fill: ink.paper }) +
  line(
    times(7)
      .map((post) => `M${middle - 96 + post * 32} ${base - 210}v-42`)
      .join(''),
    { color: ink.cinnabar, width: 3 },
  ) +
  roof([middle - 150, base - 340, 300, 92], { tiles: 17, color: ink.deep, ridge: 0.06 }) +
  line(circle(middle, base - 356, 13), { color: ink.deep, fill: ink.amberWash }) +
  line(`M${middle} ${base - 369}v-20`, { color: ink.deep, width: 3 });
