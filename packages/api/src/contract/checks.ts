import * as z from 'zod/mini';

/** The message of a list that is not given at all; anything else in its place is no list. */
export const requiredList = (message: string) => ({
  error: ({ input }: { readonly input?: unknown }): string =>
    (input ?? null) === null ? message : '应为列表',
});

/**
 * Parameters of a check of several fields together: it runs although one of them is at fault, so that
 * all faults are reported at once. It must skip fields of the wrong type.
 */
export const besideFaults = {
  when: ({ value }: { value: unknown }): boolean => typeof value === 'object' && value !== null,
};

/** A check that no item of a list has the value of a field that an earlier one has, compared by `keyOf`. */
export const eachOnce = <Field extends string>(
  field: Field,
  message: string,
  keyOf: (value: string) => string = String,
) =>
  z.check<Partial<Record<Field, unknown>>[]>(
    ({ value, issues }) => {
      if (!Array.isArray(value)) return;
      const seen = new Set<unknown>();
      for (const [index, item] of value.entries()) {
        const own = item?.[field];
        if (typeof own !== 'string' || own === '') continue;
        const one = keyOf(own);
        if (seen.has(one))
          issues.push({ code: 'custom', message, input: value, path: [index, field] });
        seen.add(one);
      }
    },
    { ...besideFaults },
  );

/** True when a number has at most `places` decimals; the errors of binary fractions do not count. */
export function hasDecimals(value: number, places: number): boolean {
  const scaled = value * 10 ** places;
  return Math.abs(scaled - Math.round(scaled)) < 1e-6;
}

/** A check that a number has at most so many decimal places; `limitsOf` reads them from its `params`. */
export const decimals = (places: number, error: string) =>
  z.refine<number>((value) => hasDecimals(value, places), { error, params: { decimals: places } });
