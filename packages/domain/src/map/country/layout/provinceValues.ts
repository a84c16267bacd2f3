import { isProvince, provinces, shortProvince, type Province } from '@anzhu/api/rules/provinces';
import type { ChartPoint, ChartTable } from '@anzhu/ui/chart';
import { toNumber } from '@anzhu/ui/chart/core';

/** The amount of a province. */
export interface ProvinceValue {
  name: Province;
  /** 0 where no point names the province; null where its points hold no amount. */
  value: number | null;
}

/** A province with an amount above zero. */
export interface RankedProvince {
  name: Province;
  value: number;
  /** From 1; equal amounts have the same rank. */
  rank: number;
}

/** Points of the wire, by province. */
export interface ProvinceValues {
  /** All 34, in the order of their official codes. */
  provinces: readonly ProvinceValue[];
  /** The largest first. */
  ranking: readonly RankedProvince[];
  /** Points of names that are no province, the largest first: they are listed below the map. */
  unknown: readonly { name: string; value: number }[];
  /** Of all points, with and without a province. */
  total: number;
}

/** An amount; null for what is missing, no number or below zero, as in the other charts. */
function amountOf({ value }: ChartPoint): number | null {
  const number = toNumber(value);
  return number === null || number < 0 ? null : number;
}

/**
 * Points by province. Names are taken with and without 省, 市, 自治区; points of the same province add up. Missing
 * and negative values are left out.
 */
export function provinceValues(points: readonly ChartPoint[]): ProvinceValues {
  const sums = new Map<string, number | null>();
  for (const point of points) {
    const name = shortProvince(point.name);
    const amount = amountOf(point);
    const known = sums.get(name) ?? null;
    sums.set(name, amount === null ? known : (known ?? 0) + amount);
  }
  const all = provinces.map((name) => {
    const sum = sums.get(name);
    return { name, value: sum === undefined ? 0 : sum };
  });
  const ordered = all
    .flatMap(({ name, value }) => (value !== null && value > 0 ? [{ name, value }] : []))
    .toSorted((one, other) => other.value - one.value);
  const ranking = ordered.map(({ name, value }) => {
    const rank = 1 + ordered.findIndex((other) => other.value === value);
    return { name, value, rank };
  });
  const unknown = [...sums]
    .flatMap(([name, value]) =>
      isProvince(name) || value === null || value === 0
        ? []
        : [{ name: name === '' ? '未填写' : name, value }],
    )
    .toSorted((one, other) => other.value - one.value);
  const total = [...ordered, ...unknown].reduce((sum, { value }) => sum + value, 0);
  return { provinces: all, ranking, unknown, total };
}

/** The table of a map: the largest first, then provinces without an amount, then unknown names. */
export function tableOfProvinces(
  { provinces: all, ranking, unknown }: ProvinceValues,
  name: string,
  unit: string | undefined,
): ChartTable {
  const ranked = new Set<string>(ranking.map((one) => one.name));
  const rest = all.filter((one) => !ranked.has(one.name));
  const rows = [...ranking, ...rest, ...unknown].map((one) => ({
    name: one.name,
    numbers: [one.value],
  }));
  return { columns: [{ name, unit }], rows };
}
