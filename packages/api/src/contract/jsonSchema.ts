import * as z from 'zod/mini';
import { Id } from './codecs.ts';
import { definitionOf, shapeOf } from './fields.ts';
import { descriptionOf, enumLabels, labelOf, type ValueLabels } from './label.ts';
import * as modules from './modules.ts';

type Schema = z.core.$ZodType;

/** A JSON Schema (draft 2020-12), as in OpenAPI 3.1. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The direction of a schema: in requests, keys with a default are optional. */
export type Direction = 'request' | 'response';

/** Names of what the document defines once and refers to: ids, and the records that modules export. */
const ids = z.registry<{ id: string }>();
ids.add(Id, { id: 'Id' });
for (const [id, exported] of Object.entries<unknown>(modules)) {
  if (isSchema(exported) && shapeOf(exported)) ids.add(exported, { id });
}

function isSchema(exported: unknown): exported is Schema {
  return typeof exported === 'object' && exported !== null && '_zod' in exported;
}

/** True for the input side of a lenient schema, which accepts anything. */
const isUnknown = (schema: Schema): boolean => {
  const { type, innerType } = definitionOf(schema);
  return (
    type === 'optional' && innerType !== undefined && definitionOf(innerType).type === 'unknown'
  );
};

/** True when a key with this schema is optional in a request. */
const isOptional = (schema: Schema): boolean =>
  (schema as z.ZodMiniType).safeParse(undefined).success;

/** Converts a schema to JSON Schema; the definitions that it refers to are added to `definitions`. */
export function jsonSchema(
  schema: Schema,
  direction: Direction,
  definitions: Record<string, JsonSchema>,
): JsonSchema {
  const printed = z.toJSONSchema(schema, {
    io: 'output',
    metadata: ids,
    override: ({ zodSchema, jsonSchema: own }) => {
      toWireSchema(zodSchema, own, direction, definitions);
    },
  });
  const { $schema: _, $defs = {}, ...own } = withComponentRefs(printed);
  for (const [id, definition] of Object.entries($defs)) definitions[id] ??= definition;
  return own;
}

/** Points references to the document's components. */
const withComponentRefs = (schema: JsonSchema): JsonSchema =>
  JSON.parse(
    JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as JsonSchema;

/** Replaces zod's output side of codecs by their wire side, and adds labels and descriptions. */
function toWireSchema(
  schema: Schema,
  own: JsonSchema,
  direction: Direction,
  definitions: Record<string, JsonSchema>,
): void {
  const { type, in: wire, shape } = definitionOf(schema);
  if (type === 'pipe' && wire && !isUnknown(wire) && own.$ref === undefined) {
    for (const key of Object.keys(own)) delete own[key];
    Object.assign(own, jsonSchema(wire, direction, definitions));
  }
  if (shape) {
    // Unknown fields are ignored, not refused.
    delete own.additionalProperties;
    if (direction === 'request' && own.properties) {
      const needed = Object.keys(shape).filter((key) => shape[key] && !isOptional(shape[key]));
      own.required = needed;
    }
  }
  if (own.maximum === Number.MAX_SAFE_INTEGER) delete own.maximum;
  if (own.minimum === Number.MIN_SAFE_INTEGER) delete own.minimum;
  const label = labelOf(schema);
  if (label !== undefined) own.title = label;
  const description = describe(schema);
  // With the label, since readers of the document show the title of an object only.
  if (description !== undefined) own.description = [label, description].filter(Boolean).join('：');
  else if (label !== undefined) own.description = label;
}

/** The labels of a schema's values, then its unit or format. */
function describe(schema: Schema): string | undefined {
  const parts = [meaningsOf(enumLabels(schema)), descriptionOf(schema)];
  return parts.filter((part) => part !== undefined).join('；') || undefined;
}

/** Booleans are 1 and 0 on the wire. */
const wireValues: Readonly<Record<string, string>> = { true: '1', false: '0' };

const meaningsOf = (labels: ValueLabels | undefined): string | undefined =>
  labels &&
  Object.entries(labels)
    .map(([value, label]) => `${wireValues[value] ?? value} ${label}`)
    .join('，');
