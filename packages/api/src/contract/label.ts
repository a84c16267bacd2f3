import * as z from 'zod/mini';
import { findInside, schemaAt, shapeOf } from './fields.ts';

type Schema = z.core.$ZodType;

/** Labels of values, by the value as text: `{ 0: '未支付' }`, `{ true: '是' }`. */
export type ValueLabels = Readonly<Record<string, string>>;

export type Unit = '元' | '晚';

interface FieldInfo {
  label?: string;
  /** What a number counts. */
  unit?: Unit;
  /** Format or meaning, where the type does not show it. */
  description?: string;
  values?: ValueLabels;
  /** Labels of values whose meaning depends on the field with this key, by its value as text. */
  valuesBy?: { key: string; tables: Readonly<Record<string, ValueLabels>> };
}

const registry = z.registry<FieldInfo>();

/** A copy of a schema with more info than its own. */
function withInfo<S extends z.ZodMiniType>(schema: S, info: FieldInfo): S {
  const copy = schema.clone();
  registry.add(copy, { ...registry.get(schema), ...info });
  return copy as S;
}

/**
 * Declares the Chinese label of a field. Every field of every input and answer has one: tables,
 * exports, logs, messages and the OpenAPI document read it.
 */
export const labelled = <S extends z.ZodMiniType>(
  label: string,
  schema: S,
  info: Pick<FieldInfo, 'unit' | 'description'> = {},
): S => withInfo(schema, { label, ...info });

/** Declares a schema's format; a field's own description replaces it. */
export const described = <S extends z.ZodMiniType>(
  description: string,
  schema: S,
  unit?: Unit,
): S => withInfo(schema, { description, ...(unit && { unit }) });

/** Declares the labels of a schema's values. */
export const withValueLabels = <S extends z.ZodMiniType>(schema: S, values: ValueLabels): S =>
  withInfo(schema, { values });

/** Declares the labels of a schema's values where these depend on the value of another field of the record. */
export const withValueLabelsBy = <S extends z.ZodMiniType>(
  schema: S,
  key: string,
  tables: Readonly<Record<string, ValueLabels>>,
): S => withInfo(schema, { valuesBy: { key, tables } });

/** The label of a field's schema, looking through wrappers and codecs. */
export const labelOf = (schema: Schema): string | undefined =>
  findInside(schema, (one) => registry.get(one)?.label);

/** What the number of a field's schema counts, looking through wrappers and codecs. */
export const unitOf = (schema: Schema): Unit | undefined =>
  findInside(schema, (one) => registry.get(one)?.unit);

/** The unit and the format of a field's schema, as the OpenAPI document has them: 元；最多两位小数. */
export function descriptionOf(schema: Schema): string | undefined {
  const text = findInside(schema, (one) => registry.get(one)?.description);
  return [unitOf(schema), text].filter((part) => part !== undefined).join('；') || undefined;
}

/** The labels of the values of a field's schema, by the value as text. */
export const enumLabels = (schema: Schema): ValueLabels | undefined =>
  findInside(schema, (one) => registry.get(one)?.values);

const valuesByOf = (schema: Schema) => findInside(schema, (one) => registry.get(one)?.valuesBy);

/** Booleans are 1 and 0 on the wire. */
const wireFlags: Readonly<Record<string, string>> = { 1: 'true', 0: 'false' };

/** The label of a field's value as it is on the wire, in a record. */
export function wireLabel(
  schema: Schema,
  wire: unknown,
  record: Readonly<Record<string, unknown>> = {},
): string | undefined {
  const { key = '', tables } = valuesByOf(schema) ?? {};
  const labels = enumLabels(schema) ?? tables?.[String(record[key])];
  const value = String(wire);
  return labels?.[value] ?? labels?.[wireFlags[value] ?? ''];
}

/** All labels of the values of a field's schema, each once; none of a field without labels. */
export function wordsOf(schema: Schema): string[] {
  const tables = [enumLabels(schema) ?? {}, ...Object.values(valuesByOf(schema)?.tables ?? {})];
  return [...new Set(tables.flatMap(Object.values<string>))];
}

/** The labels of an object's fields, by key. */
export type Labels<S extends Schema> = Readonly<
  Record<keyof NonNullable<z.output<S>> & string, string>
>;

const labelsBySchema = new WeakMap<Schema, ValueLabels>();

/**
 * The labels of the fields of an object schema, by key. The record is made once per schema.
 * @throws when a field has no label.
 */
export function labelsOf<S extends Schema>(schema: S): Labels<S> {
  let labels = labelsBySchema.get(schema);
  if (!labels) {
    const entries = Object.entries(shapeOf(schema) ?? {}).map(([key, field]) => {
      const label = labelOf(field);
      if (label === undefined) throw new Error(`field ${key} has no label`);
      return [key, label];
    });
    labels = Object.freeze(Object.fromEntries(entries) as ValueLabels);
    labelsBySchema.set(schema, labels);
  }
  return labels as Labels<S>;
}

type Scalar = string | number | boolean | null;

/**
 * Values by the labels of their fields, in the order given. Values of enums and flags become their
 * labels; undefined ones are left out.
 */
export function byLabel<S extends Schema>(
  schema: S,
  values: { readonly [Key in keyof Labels<S>]?: Scalar | undefined },
): Record<string, Scalar> {
  const labels: ValueLabels = labelsOf(schema);
  const entries = Object.entries<Scalar | undefined>(values).flatMap(([key, value]) => {
    if (value === undefined) return [];
    const field = schemaAt(schema, key);
    const text = field && enumLabels(field)?.[String(value)];
    return [[labels[key] ?? key, text ?? value] as const];
  });
  return Object.fromEntries(entries);
}

/** The label of the field at a path: 「入住人第 2 项的身份证号」 for `checkInfoList.1.idcard`. */
export function labelOfPath(root: Schema, path: readonly PropertyKey[]): string {
  let label = '';
  let schema: Schema | undefined = root;
  for (const key of path) {
    schema = schema && schemaAt(schema, key);
    if (typeof key === 'number') label += `第 ${key + 1} 项`;
    else label += `${label && '的'}${(schema && labelOf(schema)) ?? String(key)}`;
  }
  return label;
}
