import * as z from 'zod/mini';

/**
 * A schema with checks. Bundlers drop an unused call of this function, which is marked as pure, but
 * never an unused `.check()`.
 */
/* @__NO_SIDE_EFFECTS__ */
export const checked = <Schema extends z.ZodMiniType>(
  schema: Schema,
  ...checks: readonly (z.core.CheckFn<z.output<Schema>> | z.core.$ZodCheck<z.output<Schema>>)[]
): Schema => schema.check(...checks);

/** The message of a list that is not given at all; anything else in its place is no list. */
export const missingList = (message: string) => ({
  error: ({ input }: { readonly input?: unknown }): string =>
    (input ?? null) === null ? message : '应为列表',
});

/** A check that a number has at most so many decimal places; `limitsOf` reads them from its `params`. */
/* @__NO_SIDE_EFFECTS__ */
export const decimals = (places: number, error: string) =>
  z.refine<number>(
    (value) => {
      const scaled = value * 10 ** places;
      return Math.abs(scaled - Math.round(scaled)) < 1e-6;
    },
    { error, params: { decimals: places } },
  );
