import * as z from 'zod/mini';
import { formatIssues, type InputErrors, parseOptions } from './issues.ts';

/** The value of a successful parse, or the messages of a failed one. */
export type ParseResult<Value> = { ok: true; value: Value } | ({ ok: false } & InputErrors);

/**
 * `safeParse` that also refuses values which cannot be inspected: lists nested without end, objects
 * whose `length` or `toString` throws.
 */
function parse<Schema extends z.ZodMiniType>(schema: Schema, wire: unknown) {
  try {
    return schema.safeParse(wire, parseOptions);
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return null;
    throw error;
  }
}

/** Decodes a value of the wire: inputs in the server, answers in the client. */
export function decodeWire<Schema extends z.ZodMiniType>(
  schema: Schema,
  wire: unknown,
): ParseResult<z.output<Schema>> {
  const result = parse(schema, wire);
  if (!result) return { ok: false, message: '输入内容格式不正确', fields: {} };
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, ...formatIssues(schema, result.error.issues) };
}

/** Validates a value and encodes it for the wire: inputs in the client, answers in the server. */
export function encodeWire<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: z.output<Schema>,
): ParseResult<z.input<Schema>> {
  const result = z.safeEncode(schema, value, parseOptions);
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, ...formatIssues(schema, result.error.issues) };
}
