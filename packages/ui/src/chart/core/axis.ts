import { tickStep } from 'd3';

/** A scale of values: round ends, round ticks. */
export interface Axis {
  min: number;
  max: number;
  ticks: number[];
}

/** Without the dust of binary fractions: 0.3, not 0.30000000000000004. */
const clean = (value: number): number => Number(value.toPrecision(12));

function axisOf(step: number, from: number, to: number): Axis {
  const count = to - from + 1;
  const ticks = Array.from({ length: count }, (_tick, index) => clean((from + index) * step));
  return { min: ticks[0] ?? 0, max: ticks.at(-1) ?? 1, ticks };
}

/** Minimum and maximum of the values, widened where all are equal. */
function extent(values: readonly number[], isFromZero: boolean): [number, number] {
  const all = isFromZero || values.length === 0 ? [0, ...values] : values;
  const [min, max] = [Math.min(...all), Math.max(...all)];
  if (min < max) return [min, max];
  if (isFromZero || min === 0) return [min, min + 1];
  const padding = Math.abs(min) * 0.02;
  return [min - padding, min + padding];
}

const areWhole = (values: readonly number[]): boolean => values.every(Number.isInteger);

/** About how many intervals an axis has. */
const intervals = 4;

/** The axis that holds all values; whole numbers get no ticks between them. Columns need zero on it. */
export function valueAxis(values: readonly number[], { isFromZero = true } = {}): Axis {
  const [min, max] = extent(values, isFromZero);
  const step = Math.max(tickStep(min, max, intervals), areWhole(values) ? 1 : 0);
  return axisOf(step, Math.floor(clean(min / step)), Math.ceil(clean(max / step)));
}

const roundSteps = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** The least round step that is not below `least`. */
function roundStep(least: number, isWhole: boolean): number {
  const size = 10 ** Math.floor(Math.log10(least));
  const steps = roundSteps.map((step) => clean(step * size));
  const fits = (step: number): boolean =>
    step >= clean(least) && (!isWhole || Number.isInteger(step));
  return steps.find(fits) ?? (isWhole ? Math.max(1, Math.ceil(least)) : size * 10);
}

/** Two axes for one grid: as many ticks on both, and both zeros on one line. */
export function twinAxes(one: readonly number[], other: readonly number[]): [Axis, Axis] {
  const both = [one, other] as const;
  const own = both.map((values) => valueAxis(values));
  const steps = own.map(({ ticks }) => (ticks[1] ?? 1) - (ticks[0] ?? 0));
  const below = Math.max(0, ...own.map(({ min }, index) => -min / (steps[index] ?? 1)));
  const above = Math.max(0, ...own.map(({ max }, index) => max / (steps[index] ?? 1)));
  const [from, to] = [-Math.round(below), Math.round(above)];
  const fit = (values: readonly number[]): Axis => {
    const up = to === 0 ? 0 : Math.max(0, ...values) / to;
    const down = from === 0 ? 0 : Math.min(0, ...values) / from;
    const least = Math.max(up, down);
    return axisOf(least === 0 ? 1 : roundStep(least, areWhole(values)), from, to);
  };
  return [fit(one), fit(other)];
}

/** Where a value is between `bottom` and `top`, in px. */
export function along(axis: Axis, bottom: number, top: number): (value: number) => number {
  // Halves first: the difference of two huge ends would be infinite.
  const whole = axis.max / 2 - axis.min / 2;
  return (value) => bottom + ((value / 2 - axis.min / 2) / whole) * (top - bottom);
}
