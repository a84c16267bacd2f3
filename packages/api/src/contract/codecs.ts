import * as z from 'zod/mini';
import { checked } from './checked.ts';
import { hasNumberText, isPlainText } from './text.ts';

/**
 * A schema that also takes sloppier spellings from the wire: `tidy` turns them into what the schema
 * reads, and leaves everything else for the schema to refuse. Writing to the wire is never sloppy.
 */
/* @__NO_SIDE_EFFECTS__ */
export const lenient = <Schema extends z.ZodMiniType>(
  schema: Schema,
  tidy: (wire: unknown) => unknown,
) =>
  z.codec(z.optional(z.unknown()), schema, {
    decode: (wire) => tidy(wire) as z.input<Schema>,
    encode: (wire) => wire,
  });

/** Form encoding and other back ends write numbers as text. */
const numberFromText = (wire: unknown): unknown => (hasNumberText(wire) ? Number(wire) : wire);

/** A number, which may arrive as text. */
/* @__NO_SIDE_EFFECTS__ */
export const numeric = <Schema extends z.ZodMiniType<number>>(schema: Schema) =>
  lenient(schema, numberFromText);

/** A whole number from `min` to `max`. */
/* @__NO_SIDE_EFFECTS__ */
export const whole = (min: number, max: number) =>
  numeric(checked(z.int('应为整数'), z.gte(min, `不能小于 ${min}`), z.lte(max, `不能大于 ${max}`)));

/** One of the named constants of a status or a kind; as text too. */
/* @__NO_SIDE_EFFECTS__ */
export const oneOf = <const Values extends Record<string, number>>(
  values: Values,
  message = '不是有效的选项',
) => numeric(z.literal(Object.values(values) as Values[keyof Values][], message));

/** Empty filters are omitted: null, blanks and a missing key mean the same, no filter. */
/* @__NO_SIDE_EFFECTS__ */
export const filter = <Schema extends z.ZodMiniType>(schema: Schema) =>
  lenient(z.optional(schema), (wire) =>
    wire === null || (typeof wire === 'string' && wire.trim() === '') ? undefined : wire,
  );

/** A field that may be emptied: null and '' empty it, a missing key leaves what is stored. */
/* @__NO_SIDE_EFFECTS__ */
export const clearable = <Schema extends z.ZodMiniType>(schema: Schema) =>
  lenient(z.optional(z.nullable(schema)), (wire) => (wire === '' ? null : wire));

/** A field of an answer that another back end may leave out: null then. */
/* @__NO_SIDE_EFFECTS__ */
export const maybe = <Schema extends z.ZodMiniType>(schema: Schema) =>
  lenient(z.nullable(schema), (wire) => wire ?? null);

/** An answer that carries nothing. */
export const Nothing = z.nullish(z.unknown());

/** An id is opaque: a number or a string, never computed with. */
export const Id = z.union(
  [z.int(), checked(z.string(), z.minLength(1), z.maxLength(64), z.refine(isPlainText))],
  '格式不正确',
);
export type Id = z.output<typeof Id>;

/** True when both name the same record, whichever of the two spellings an id has. */
export const isSameId = (one: Id | null | undefined, other: Id | null | undefined): boolean =>
  one !== null && one !== undefined && String(one) === String(other);

/** A yes or no: 1 or 0 on the wire, boolean everywhere else. */
export const Flag = z.codec(
  lenient(z.literal([0, 1], '应为 0 或 1'), (wire) =>
    typeof wire === 'boolean' ? Number(wire) : numberFromText(wire),
  ),
  z.boolean(),
  { decode: (wire) => wire === 1, encode: (value) => (value ? 1 : 0) },
);

/** True for a list that can be joined as it is: lists inside it could be as deep as a caller likes. */
const isFlatList = (wire: unknown): wire is (string | number)[] =>
  Array.isArray(wire) && wire.every((part) => typeof part === 'string' || typeof part === 'number');

/** A list that is joined by comma on the wire; null and '' are the empty list. */
export const CommaList = z.codec(
  lenient(checked(z.string('应为以逗号分隔的文字'), z.maxLength(2000, '内容过长')), (wire) =>
    isFlatList(wire) ? wire.join(',') : typeof wire === 'number' ? `${wire}` : (wire ?? ''),
  ),
  z.array(
    checked(
      z.string(),
      z.refine(isPlainText, '含有不可见字符'),
      z.refine((part) => !part.includes(','), '不能含有逗号'),
    ),
  ),
  {
    decode: (wire) =>
      wire
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    encode: (list) => list.join(','),
  },
);

/** Yuan with at most two decimals, 0 to 999999.99. */
export const Yuan = numeric(
  checked(
    z.number('应为数字'),
    z.gte(0, '不能小于 0'),
    z.lte(999999.99, '不能大于 999999.99'),
    z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, '最多两位小数'),
  ),
);

/** A number of an answer, not limited. */
export const Amount = numeric(z.number());

/** A whole number of an answer, not limited. */
export const Count = numeric(z.int());

/** A sum of an answer, in yuan: null where the reader's role sees no money. */
export const Sum = maybe(Amount);
