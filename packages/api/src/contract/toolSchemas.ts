import type * as z from 'zod/mini';
import { yesNoLabel } from './codecs.ts';
import { itemOf, schemaAt, shapeOf } from './fields.ts';
import { jsonSchema, type JsonSchema } from './jsonSchema.ts';
import { wireLabel, wordsOf } from './label.ts';

type Schema = z.core.$ZodType;
type Definitions = Readonly<Record<string, JsonSchema>>;

/** The schema of an object, as MCP takes it for the input and the output of a tool. */
export type ToolSchema = { type: 'object' } & Record<string, unknown>;

/** Keys that need no label: a model reads them as it. */
const plainKeys: ReadonlySet<string> = new Set(
  `address arriveBeginTime arriveEndTime beginTime currentRoomId customerId customerName date endTime estimatedCheckIn estimatedCheckOut floor from
  groupNo guarantee guaranteeNote hotelId idcard keyword lastPay leaveTime method name newRoomId note orderId orderIds
  paidBeginTime paidEndTime province reason received refundAmount refundable roomId rooms roomType roomTypeName scope sex
  source status stayBeginTime stayEndTime to`.split(/\s+/),
);

/** Keys that need no description. */
const bareKeys: ReadonlySet<string> = new Set([
  'departmentId',
  'direction',
  'orderBy',
  'page',
  'size',
]);

/**
 * The input of a tool: its fields with types, codes, labels and descriptions. Short, since a model reads those of all
 * tools at once: limits and patterns are left to the call, which refuses in words.
 */
export function toolInput(input: Schema): ToolSchema {
  const definitions: Record<string, JsonSchema> = {};
  const { type: _, ...schema } = shorten(jsonSchema(input, 'request', definitions), definitions);
  return { type: 'object', ...schema };
}

function shorten(schema: JsonSchema, definitions: Definitions, key = ''): JsonSchema {
  const { $ref, anyOf, type, enum: codes, properties, items, required = [] } = schema;
  const description = describe(schema, key);
  const id = $ref?.split('/').at(-1) ?? '';
  // Ids of this server are integers.
  if (id === 'Id') return { type: 'integer', ...description };
  const definition = definitions[id];
  if (definition) return { ...shorten(definition, definitions), ...description };
  if (anyOf) {
    const types = anyOf.map((one) => shorten(one as JsonSchema, definitions).type as 'string');
    return { type: types, ...description } as unknown as JsonSchema;
  }
  return {
    ...(codes ? { enum: codes } : { type }),
    ...description,
    ...pattern(schema),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [
          name,
          shorten(field as JsonSchema, definitions, name),
        ]),
      ),
    }),
    ...(items && { items: shorten(items as JsonSchema, definitions) }),
    // A page that is left out is the first one.
    ...(required.length > 0 && key !== 'page' && { required }),
  } as JsonSchema;
}

/** The description without a label that says no more than the key. */
function describe({ title = '', description }: JsonSchema, key: string): { description?: string } {
  if (description === undefined || bareKeys.has(key)) return {};
  const text = plainKeys.has(key)
    ? description.slice(title.length).replace(/^：/, '')
    : description;
  return text === '' ? {} : { description: text };
}

/** The pattern of a date whose description has no format. */
const pattern = ({ pattern: own, description = '' }: JsonSchema): { pattern?: string } =>
  own?.startsWith(String.raw`^\d{4}-`) && !description.includes('yyyy') ? { pattern: own } : {};

/** The words of a field's codes; null where it has none, or 是 and 否 only. */
function codeWords(schema: Schema): string[] | null {
  const words = wordsOf(schema);
  return words.length === 0 || words[0] === yesNoLabel.true ? null : words;
}

/** The key of the word of a code. */
const wordKey = (key: string): string => `${key}Text`;

/** Data of a call as on the wire, with the word of each code beside it: `statusText` for `status`. */
export function withWords(schema: Schema, wire: unknown): unknown {
  if (Array.isArray(wire)) {
    const item = itemOf(schema);
    return item ? wire.map((one) => withWords(item, one)) : wire;
  }
  if (typeof wire !== 'object' || wire === null) return wire;
  const record = wire as Readonly<Record<string, unknown>>;
  const entries = Object.entries(record).flatMap(([key, value]) => {
    const field = schemaAt(schema, key);
    if (!field) return [[key, value]];
    const word = codeWords(field) && wireLabel(field, value, record);
    const own = [key, withWords(field, value)];
    return word === undefined || word === null ? [own] : [own, [wordKey(key), word]];
  });
  return Object.fromEntries(entries) as unknown;
}

/** What a tool returns of the data of a call: an object; that of a list has `items`, that of a single value `value`. */
export function toolData(schema: Schema, wire: unknown): Record<string, unknown> {
  const data = withWords(schema, wire);
  if (Array.isArray(data)) return { items: data };
  return typeof data === 'object' && data !== null ? { ...data } : { value: data ?? null };
}

/** The output of a tool: where the words of codes are, and which there are. Other fields are as the keys say. */
export function toolOutput(data: Schema): ToolSchema {
  const words = wordsIn(data);
  if (!words) return { type: 'object' };
  return { type: 'object', properties: itemOf(data) ? { items: words } : words['properties'] };
}

function wordsIn(schema: Schema): Record<string, unknown> | null {
  const item = itemOf(schema);
  if (item) {
    const items = wordsIn(item);
    return items && { items };
  }
  const fields = Object.entries(shapeOf(schema) ?? {}).flatMap(([key, field]) => {
    const words = codeWords(field);
    if (words) return [[wordKey(key), { enum: words }]];
    const inside = wordsIn(field);
    return inside ? [[key, inside]] : [];
  });
  return fields.length > 0 ? { properties: Object.fromEntries(fields) as unknown } : null;
}
