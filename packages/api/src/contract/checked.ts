import type * as z from 'zod/mini';

/**
 * A schema with checks. Written as a function, because bundlers drop an unused call that is known to
 * be pure, but never an unused `.check()`.
 */
/* @__NO_SIDE_EFFECTS__ */
export const checked = <Schema extends z.ZodMiniType>(
  schema: Schema,
  ...checks: readonly (z.core.CheckFn<z.output<Schema>> | z.core.$ZodCheck<z.output<Schema>>)[]
): Schema => schema.check(...checks);
