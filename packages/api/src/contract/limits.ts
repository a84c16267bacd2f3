import type * as z from 'zod/mini';
import { definitionOf, findInside } from './fields.ts';

type Schema = z.core.$ZodType;

/** What a form shows and enforces of a field before it is submitted. */
export interface Limits {
  /** True when no empty value of a form is accepted; that a call may leave the key out does not count. */
  isRequired: boolean;
  /** Longest text. */
  maxLength?: number;
  /** Smallest number. */
  min?: number;
  /** Largest number. */
  max?: number;
  /** Decimal places of a number: 0 for integers. */
  decimals?: number;
}

/** The parts of zod's definitions of checks, and of number formats, that hold limits. */
interface CheckDefinition {
  check: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  value?: number;
  inclusive?: boolean;
  params?: { decimals?: number };
}

/** What empty fields of a form are sent as. */
const emptyValues: readonly unknown[] = ['', []];

type FieldLimits = Omit<Limits, 'isRequired'>;

/** The limit that one check sets. */
function limitOf({
  check,
  format,
  maximum,
  value,
  inclusive,
  params,
}: CheckDefinition): FieldLimits {
  if (check === 'max_length' && maximum !== undefined) return { maxLength: maximum };
  if (check === 'greater_than' && inclusive && value !== undefined) return { min: value };
  if (check === 'less_than' && inclusive && value !== undefined) return { max: value };
  if (check === 'number_format' && format === 'safeint') return { decimals: 0 };
  return params?.decimals === undefined ? {} : { decimals: params.decimals };
}

/** The limits of a text or number schema; undefined for other types. */
function ownLimits(schema: Schema): FieldLimits | undefined {
  const { def } = schema._zod;
  if (def.type !== 'string' && def.type !== 'number') return undefined;
  const checks = (def.checks ?? []).map((check) => check._zod.def);
  const definitions = [def, ...checks] as unknown as CheckDefinition[];
  return Object.assign({}, ...definitions.map(limitOf)) as FieldLimits;
}

/** The value side of codecs: forms hold values, not what is sent. */
const valueSide = (schema: Schema): Schema => {
  const { type, out } = definitionOf(schema);
  return type === 'pipe' && out ? valueSide(out) : schema;
};

/** The limits of a field, looking through wrappers and codecs. */
export const limitsOf = (schema: Schema): Limits => ({
  isRequired: emptyValues.every((value) => !(schema as z.ZodMiniType).safeParse(value).success),
  ...findInside(valueSide(schema), ownLimits),
});
