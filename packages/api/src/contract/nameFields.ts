import { commonNames } from './words/commonNames.ts';
import { epidemicNames } from './words/epidemicNames.ts';
import { meanings } from './words/meanings.ts';
import { propertyNames } from './words/propertyNames.ts';
import { systemNames } from './words/systemNames.ts';
import type { JsonSchema } from './jsonSchema.ts';

type Names = Readonly<Record<string, string>>;

/** Chinese names of the fields of every schema that the document defines for answers. */
const answerNames = { ...systemNames, ...propertyNames, ...epidemicNames };

/** A schema as it is printed, changed in place. */
type Printed = JsonSchema & { description?: string };

/** Says what the numbers of a field mean, or its unit, where its Chinese name tells. */
function explainField(field: Printed): void {
  const meaning = field.title === undefined ? undefined : meanings[field.title];
  if (meaning !== undefined) field.description = meaning;
}

/** Names the fields of a schema, and of those inside it. */
function walk(schema: unknown, names: Names): void {
  if (Array.isArray(schema)) {
    for (const one of schema) walk(one, names);
    return;
  }
  if (typeof schema !== 'object' || schema === null) return;
  const own = schema as Printed;
  for (const [key, field] of Object.entries(own.properties ?? {})) {
    if (typeof field !== 'object') continue;
    const name = names[key];
    if (name !== undefined) field.title ??= name;
    explainField(field as Printed);
    walk(field, commonNames);
  }
  for (const inside of [own.items, own.anyOf, own.oneOf, own.allOf]) walk(inside, names);
}

/** Gives every field of the document's definitions its Chinese name and what its values mean. */
export function nameDefinitions(schemas: Record<string, JsonSchema>): void {
  for (const [id, schema] of Object.entries(schemas)) walk(schema, answerNames[id] ?? {});
}

/** The same for a schema that stands in one call only. */
export function nameFields(schema: JsonSchema): JsonSchema {
  explainField(schema as Printed);
  walk(schema, commonNames);
  return schema;
}
