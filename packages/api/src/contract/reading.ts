import * as z from 'zod/mini';
import { explain, type Explanation } from './explain.ts';

/** A value that passed, or what was wrong with it. */
export type Reading<Value> = { ok: true; value: Value } | ({ ok: false } & Explanation);

/**
 * Lets a schema look at what came. Some values cannot even be looked at: lists in lists without end,
 * an object whose `length` or `toString` is no such thing. They are refused like other nonsense.
 */
function lookAt<Schema extends z.ZodMiniType>(schema: Schema, wire: unknown) {
  try {
    return schema.safeParse(wire, { reportInput: true });
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return null;
    throw error;
  }
}

/** Reads what came over the wire: by the server and the mocks for inputs. */
export function readWire<Schema extends z.ZodMiniType>(
  schema: Schema,
  wire: unknown,
): Reading<z.output<Schema>> {
  const result = lookAt(schema, wire);
  if (!result) return { ok: false, message: '输入内容格式不正确', fields: {} };
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
