import { cut, textWidth } from './textWidth.ts';

/** A name below an axis. */
export interface AxisName {
  index: number;
  text: string;
  /** A second line: the year, where it begins. */
  year?: string | undefined;
}

const month = /^(\d{4})-(0[1-9]|1[0-2])$/;
const air = 6;
/** With this much space per name every name is written, cut off if needed. */
const comfortable = 44;

/**
 * The names below an axis with `step` px for each: all of them, or every second, third …, always with the
 * last, which is the newest. Months (yyyy-MM) become 3月, with the year below the first of each year.
 */
export function axisNames(names: readonly string[], step: number): AxisName[] {
  const parts = names.map((name) => month.exec(name));
  const areMonths = names.length > 0 && parts.every((part) => part !== null);
  const texts = areMonths ? parts.map((part) => `${Number(part?.[2])}月`) : [...names];
  const widest = Math.max(0, ...texts.map((text) => textWidth(text)));
  // The last may have to move in from the edge.
  const moved = Math.max(0, (widest - step) / 2);
  const every = step >= comfortable ? 1 : Math.max(1, Math.ceil((widest + air + moved) / step));
  const last = names.length - 1;

  let year: string | undefined;
  return texts.flatMap((text, index) => {
    if (index % every !== last % every) return [];
    const ownYear = parts[index]?.[1];
    const isNew = areMonths && ownYear !== year;
    year = ownYear;
    const room = Math.max(step * every - air / 2, comfortable);
    return [{ index, text: cut(text, room), year: isNew ? ownYear : undefined }];
  });
}
