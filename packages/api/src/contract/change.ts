import * as z from 'zod/mini';
import { Id, lenient, rootIsNull } from './codecs.ts';

/** A field that may be left out; null means the same (spec: the wire). */
export const optional = <Schema extends z.ZodMiniType>(schema: Schema) =>
  lenient(z.optional(schema), (wire) => wire ?? undefined);

/** The fields of a change, each of which may be left out. */
export const partial = <Shape extends Record<string, z.ZodMiniType>>(shape: Shape) =>
  Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, optional(field)])) as {
    [Key in keyof Shape]: ReturnType<typeof optional<Shape[Key]>>;
  };

/**
 * A field that can be cleared: '' clears it and is decoded as null; null and a missing key keep the stored
 * value.
 */
export const clearable = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.codec(z.optional(z.unknown()), z.optional(z.nullable(schema)), {
    decode: (wire) => (wire === '' ? null : (wire ?? undefined)) as z.input<Schema> | null,
    encode: (value) => (value === null ? '' : value),
  });

/** A number as lists mask it: 3301********1234, 138****1234, +852****4567. */
const isMasked = (wire: unknown): boolean =>
  typeof wire === 'string' && /^\+?[\dA-Z]{0,4}\*{4,8}[\dA-Z]{0,4}$/.test(wire);

/** A personal number of a change: null, or the masked one of a list, keeps the stored number. */
export const keptWhenMasked = <Schema extends z.ZodMiniType>(schema: Schema) =>
  lenient(z.optional(schema), (wire) => (wire === null || isMasked(wire) ? undefined : wire));

/** The id of a parent: 0, '' and null are the root; a missing key keeps the stored one. */
export const ParentId = lenient(z.optional(z.nullable(Id)), rootIsNull);
