/**
 * Shifts what `Date` calls now, in this process or, sent there, in a page. A program of tests is started with it as
 * `node --import .ci/shiftDate.ts?by=MILLISECONDS`; the product itself has no such option.
 */
export function shiftDate(milliseconds: number): void {
  const { now } = Date;
  const shifted = (): number => now() + milliseconds;
  Object.assign(globalThis, {
    Date: new Proxy(Date, {
      construct: (target, values: unknown[], made) =>
        Reflect.construct(target, values.length === 0 ? [shifted()] : values, made) as Date,
      get: (target, key) => (key === 'now' ? shifted : (Reflect.get(target, key) as unknown)),
    }),
  });
}

const by = new URL(import.meta.url).searchParams.get('by');
if (by !== null) shiftDate(Number(by));
