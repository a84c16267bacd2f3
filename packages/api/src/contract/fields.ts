import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** The parts of a definition that refer to other schemas. */
interface Definition {
  type: string;
  innerType?: Schema;
  in?: Schema;
  out?: Schema;
  options?: readonly Schema[];
  shape?: Record<PropertyKey, Schema>;
  element?: Schema;
}

export const definitionOf = (schema: Schema): Definition =>
  (schema as z.ZodMiniType).def as Definition;

/** The schemas directly inside a wrapper, union or codec. */
function innerSchemas(schema: Schema): Schema[] {
  const { innerType, in: input, out, options = [] } = definitionOf(schema);
  return [innerType, input, out, ...options].filter((one) => one !== undefined);
}

/** The first value that `read` returns for a schema or, depth first, for what it wraps. */
export function findInside<Value>(
  schema: Schema,
  read: (schema: Schema) => Value | undefined,
): Value | undefined {
  const own = read(schema);
  if (own !== undefined) return own;
  for (const inner of innerSchemas(schema)) {
    const found = findInside(inner, read);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The fields of an object schema, looking through wrappers and codecs. */
export const shapeOf = (schema: Schema): Record<string, Schema> | undefined =>
  findInside(schema, (one) => definitionOf(one).shape);

/** The schema of an array's items, looking through wrappers and codecs. */
export const itemOf = (schema: Schema): Schema | undefined =>
  findInside(schema, (one) => definitionOf(one).element);

/** The schema at a key of an object, or of the items of an array. */
export const schemaAt = (schema: Schema, key: PropertyKey): Schema | undefined =>
  typeof key === 'number'
    ? itemOf(schema)
    : findInside(schema, (one) => {
        const { shape } = definitionOf(one);
        return shape && Object.hasOwn(shape, key) ? shape[key] : undefined;
      });
