import * as z from 'zod/mini';
import { explain, type Explanation } from './explain.ts';

/** A value that passed, or what was wrong with it. */
export type Reading<Value> = { ok: true; value: Value } | ({ ok: false } & Explanation);

/** Reads what came over the wire: by the server and the mocks for inputs. */
export function readWire<Schema extends z.ZodMiniType>(
  schema: Schema,
  wire: unknown,
): Reading<z.output<Schema>> {
  const result = schema.safeParse(wire, { reportInput: true });
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, ...explain(schema, result.error.issues) };
}

/** Checks a value of ours and writes it for the wire: by the client before sending, by forms to validate. */
export function writeWire<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: z.output<Schema>,
): Reading<z.input<Schema>> {
  const result = z.safeEncode(schema, value, { reportInput: true });
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, ...explain(schema, result.error.issues) };
}
