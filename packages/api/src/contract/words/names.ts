/** Names of the fields of what is answered, by schema; a field without its name does not compile. */
export type Names<Value> = Record<keyof Value & string, string>;

/** Chinese names of fields, by schema. */
export type NamesBySchema = Readonly<Record<string, Readonly<Record<string, string>>>>;
