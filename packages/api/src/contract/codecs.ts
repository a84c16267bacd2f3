import * as z from 'zod/mini';
import { decimals } from './checks.ts';
import { described, withValueLabels } from './label.ts';
import { hasNumberText, isPlainText } from './text.ts';

/**
 * A schema that also decodes other spellings of a value: `normalize` turns them into what the schema
 * accepts, and returns everything else unchanged. Encoding always yields the schema's own spelling.
 */
export const lenient = <Schema extends z.ZodMiniType>(
  schema: Schema,
  normalize: (wire: unknown) => unknown,
) =>
  z.codec(z.optional(z.unknown()), schema, {
    decode: (wire) => normalize(wire) as z.input<Schema>,
    encode: (wire) => wire,
  });

/** Form encoding and other back ends write numbers as text. */
const numberFromText = (wire: unknown): unknown => (hasNumberText(wire) ? Number(wire) : wire);

/** A number, which may arrive as text. */
export const numeric = <Schema extends z.ZodMiniType<number>>(schema: Schema) =>
  lenient(schema, numberFromText);

/** An integer from `min` to `max`. */
export const integer = ({ min, max }: { min: number; max: number }) =>
  numeric(z.int('应为整数').check(z.gte(min, `不能小于 ${min}`), z.lte(max, `不能大于 ${max}`)));

/** One of the constants of an enum, with their labels; may arrive as text. */
export function oneOf<const Values extends Record<string, number>>(
  constants: Values,
  labels: Readonly<Record<Values[keyof Values], string>>,
  message = '不是有效的选项',
) {
  const values = Object.values(constants) as Values[keyof Values][];
  const ownLabels = Object.fromEntries(values.map((value) => [value, labels[value]]));
  return numeric(withValueLabels(z.literal(values, message), ownLabels));
}

/** One of the keys of a record of labels. */
export const oneOfTexts = <const Labels extends Readonly<Record<string, string>>>(
  labels: Labels,
  message?: string,
) => withValueLabels(z.enum(Object.keys(labels) as (keyof Labels & string)[], message), labels);

/** An optional filter: null, blank text and a missing key all mean no filter. */
export const filter = <Schema extends z.ZodMiniType>(schema: Schema) =>
  lenient(z.optional(schema), (wire) =>
    wire === null || (typeof wire === 'string' && wire.trim() === '') ? undefined : wire,
  );

/** A field of an answer that may be null; a missing key, as other back ends send, is null too. */
export const nullable = <Schema extends z.ZodMiniType>(schema: Schema) =>
  lenient(z.nullable(schema), (wire) => wire ?? null);

/** The data of an answer without data. */
export const NoData = z.nullish(z.unknown());

declare const idFlavour: unique symbol;

/** An id is opaque: compared, never computed with. Any string is assignable to it. */
export type Id = string & { readonly [idFlavour]?: 'Id' };

/** `Data` as the server returns it: each id may also be the integer of its row. */
export type WithRowIds<Data> = Data extends unknown
  ? typeof idFlavour extends keyof Data
    ? Data | number
    : Data extends object
      ? { [Key in keyof Data]: WithRowIds<Data[Key]> }
      : Data
  : never;

const WireId = z.union(
  [z.int(), z.string().check(z.minLength(1), z.maxLength(64), z.refine(isPlainText))],
  '格式不正确',
);

/** Ids of the existing system are integers; other back ends may have text such as `07` or `a-b`. */
function wireId(id: WithRowIds<Id>): string | number {
  if (typeof id === 'number') return id;
  const number = Number(id);
  return Number.isSafeInteger(number) && String(number) === id ? number : id;
}

/** A number or text on the wire, a string everywhere else. What is written is checked as `WireId`. */
export const Id = z.codec(WireId, z.any() as z.ZodMiniType<Id, Id>, {
  decode: String,
  encode: wireId,
});

/** The root of a tree, as other back ends name it. */
const rootNames: ReadonlySet<unknown> = new Set([0, '0', '', null]);

/** Null for the root, the id of any other parent. */
export const rootIsNull = (wire: unknown): unknown => (rootNames.has(wire) ? null : wire);

/** The id of a parent in an answer; null at the root. */
export const AnsweredParentId = lenient(z.nullable(Id), (wire) => rootIsNull(wire ?? null));

export const yesNoLabel = { true: '是', false: '否' } as const;

/** A boolean with the labels of its two values: 1 or 0 on the wire. */
export const flag = (labels: Readonly<Record<'true' | 'false', string>>) =>
  withValueLabels(
    z.codec(
      lenient(z.literal([0, 1], '应为 0 或 1'), (wire) =>
        typeof wire === 'boolean' ? Number(wire) : numberFromText(wire),
      ),
      z.boolean(),
      { decode: (wire) => wire === 1, encode: (value) => (value ? 1 : 0) },
    ),
    labels,
  );

/** 是 or 否: 1 or 0 on the wire. */
export const Flag = flag(yesNoLabel);

/** True for a list of texts and numbers; nested lists can be arbitrarily deep. */
const isFlatList = (wire: unknown): wire is (string | number)[] =>
  Array.isArray(wire) && wire.every((part) => typeof part === 'string' || typeof part === 'number');

/** A list, joined by commas on the wire; null and '' are the empty list. */
export const CommaList = described(
  '以逗号连接的列表',
  z.codec(
    lenient(z.string('应为以逗号分隔的文字').check(z.maxLength(2000, '内容过长')), (wire) =>
      isFlatList(wire) ? wire.join(',') : typeof wire === 'number' ? `${wire}` : (wire ?? ''),
    ),
    z.array(
      z.string().check(
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
  ),
);

/** Yuan with at most two decimals, 0 to 999999.99. */
export const Yuan = described(
  '最多两位小数',
  numeric(
    z
      .number('应为数字')
      .check(
        z.gte(0, '不能小于 0'),
        z.lte(999999.99, '不能大于 999999.99'),
        decimals(2, '最多两位小数'),
      ),
  ),
  '元',
);

/** What several sums came to, as it was shown; one that differs from that of now is refused as such. */
export const ShownSum = described(
  '最多两位小数',
  numeric(z.number('应为数字').check(decimals(2, '最多两位小数'))),
  '元',
);

/** A sum that is given as it is: below zero for what is given back. */
export const SignedYuan = described(
  '最多两位小数',
  numeric(
    z
      .number('应为数字')
      .check(
        z.gte(-999999.99, '不能小于 -999999.99'),
        z.lte(999999.99, '不能大于 999999.99'),
        decimals(2, '最多两位小数'),
      ),
  ),
  '元',
);

/** A number of an answer, without limits. */
export const Amount = numeric(z.number());

/** An integer of an answer, without limits. */
export const Count = numeric(z.int());

/** An amount of an answer, in yuan; null for roles that see no money. */
export const Sum = described('最多两位小数；无权看金额的角色为空', nullable(Amount), '元');
