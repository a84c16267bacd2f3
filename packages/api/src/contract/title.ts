import type * as z from 'zod/mini';
import { fieldNotes } from './field.ts';

type Schema = z.core.$ZodType;

/** The parts of a definition that lead to other schemas. */
interface Inside {
  innerType?: Schema;
  in?: Schema;
  out?: Schema;
  options?: readonly Schema[];
  shape?: Record<PropertyKey, Schema>;
  element?: Schema;
}

const inside = (schema: Schema): Inside => (schema as z.ZodMiniType).def as Inside;

/** The schemas directly inside wrappers, unions and codecs. */
function wrapped(schema: Schema): Schema[] {
  const { innerType, in: wire, out, options = [] } = inside(schema);
  return [innerType, wire, out, ...options].filter((one) => one !== undefined);
}

/** The first answer that a schema, or what it wraps, gives. */
function first<Answer>(
  schema: Schema,
  ask: (schema: Schema) => Answer | undefined,
): Answer | undefined {
  const own = ask(schema);
  if (own !== undefined) return own;
  for (const one of wrapped(schema)) {
    const found = first(one, ask);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The schema of the object that lies inside wrappers and codecs. */
export const shapeOf = (schema: Schema): Record<string, Schema> | undefined =>
  first(schema, (one) => inside(one).shape);

/** The Chinese name of a schema, looking through wrappers. */
export const titleOf = (schema: Schema): string | undefined =>
  first(schema, (one) => fieldNotes.get(one as z.ZodMiniType)?.title);

/** The schema at a key or place inside another. */
export const childAt = (schema: Schema, key: PropertyKey): Schema | undefined =>
  first(schema, (one) => {
    const { shape, element } = inside(one);
    if (typeof key === 'number') return element;
    return shape && Object.hasOwn(shape, key) ? shape[key] : undefined;
  });

/** Names the field at a path: 「入住人第 2 项的身份证号」 for `checkInfoList.1.idcard`. */
export function fieldTitle(root: Schema, path: readonly PropertyKey[]): string {
  let title = '';
  let schema: Schema | undefined = root;
  for (const key of path) {
    schema = schema && childAt(schema, key);
    if (typeof key === 'number') title += `第 ${key + 1} 项`;
    else title += `${title && '的'}${(schema && titleOf(schema)) ?? String(key)}`;
  }
  return title;
}
