import * as z from 'zod/mini';

/** The Chinese name of a field, kept beside its schema. */
export interface FieldNote {
  title?: string;
}

/** Names by schema; the OpenAPI document and the messages read them. */
export const fieldNotes = z.registry<FieldNote>();

/**
 * Gives a schema its Chinese name. Every field that a call takes has one, so that every refusal
 * can say which field is meant.
 */
/* @__NO_SIDE_EFFECTS__ */
export function named<Schema extends z.ZodMiniType>(title: string, schema: Schema): Schema {
  const own = schema.clone();
  fieldNotes.add(own, { title });
  return own as Schema;
}
