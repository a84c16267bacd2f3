import type { Endpoint } from '@anzhu/api/contract/endpoint';
import { Code } from '@anzhu/api/contract/envelope';
import { itemOf, schemaAt, shapeOf } from '@anzhu/api/contract/fields';
import { decodeWire, encodeWire } from '@anzhu/api/contract/wire';
import { Refusal } from '../../platform/refusal.ts';

type Schema = Parameters<typeof shapeOf>[0];
export type Wire = Readonly<Record<string, unknown>>;

/** Fields of an input that a call does not have, by their paths, with the message that names those that it has. */
function unknownFields(
  schema: Schema,
  given: unknown,
  path = '',
): [path: string, message: string][] {
  if (Array.isArray(given)) {
    const item = itemOf(schema);
    return item ? given.flatMap((one, index) => unknownFields(item, one, `${path}${index}.`)) : [];
  }
  const shape = shapeOf(schema);
  if (!shape || typeof given !== 'object' || given === null) return [];
  const known = Object.keys(shape);
  const named = known.length > 0 ? `可用的字段：${known.join('、')}` : '不需要字段';
  return Object.entries(given).flatMap(([key, value]) => {
    if (!known.includes(key)) return [[`${path}${key}`, `没有字段 ${path}${key}，${named}`]];
    const field = schemaAt(schema, key);
    return field ? unknownFields(field, value, `${path}${key}.`) : [];
  });
}

/** @throws Refusal for fields that a call does not have: what an assistant means by them would be dropped in silence */
export function refuseUnknown(input: Schema, given: unknown): void {
  const unknown = unknownFields(input, given);
  const [first] = unknown;
  if (first) throw new Refusal(Code.invalid, first[1], Object.fromEntries(unknown));
}

/** The input of a call as on the wire. @throws Refusal where it is invalid, or has fields that the call does not have */
export function checked(endpoint: Endpoint, given: unknown): Wire {
  refuseUnknown(endpoint.input, given);
  const read = decodeWire(endpoint.input, given);
  if (!read.ok) throw new Refusal(Code.invalid, read.message, read.fields);
  const written = encodeWire(endpoint.input, read.value);
  if (!written.ok) throw new Refusal(Code.invalid, written.message, written.fields);
  return written.value as Wire;
}
