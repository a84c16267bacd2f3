/** Where the server gets its time from: one clock, so that tests set it. */
export interface Clock {
  /** Milliseconds since 1970, for durations and expiry. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** Shanghai keeps UTC+8 all year. */
const shanghaiOffset = 8 * 60 * 60 * 1000;

/** A moment as the wall clock of Asia/Shanghai shows it: `yyyy-MM-dd HH:mm:ss`. */
export function localTime(milliseconds: number): string {
  return new Date(milliseconds + shanghaiOffset).toISOString().slice(0, 19).replace('T', ' ');
}

/** The day of a moment in Asia/Shanghai: `yyyy-MM-dd`. */
export const localDay = (milliseconds: number): string => localTime(milliseconds).slice(0, 10);

/** The first and last second of a day. */
export const wholeDay = (day: string): { from: string; until: string } => ({
  from: `${day} 00:00:00`,
  until: `${day} 23:59:59`,
});

/** A filter by what is due, and the wall clock time that it is measured against. */
export interface Due<Kind extends string> {
  kind: Kind;
  now: string;
}

/** The moment that a wall clock time of Asia/Shanghai stands for. */
export const momentOf = (local: string): number =>
  Date.parse(`${local.replace(' ', 'T')}Z`) - shanghaiOffset;
