import { Code, codeMessage, type Envelope } from '@anzhu/api/contract/envelope';

/**
 * An expected failure of a call: the envelope carries its code and its Chinese message. Throw it
 * anywhere in a handler; a running transaction is rolled back.
 */
export class Refusal extends Error {
  readonly code: Code;
  /** The message of each refused field, by its path (`checkInfoList.0.idcard`); it does not say the item. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** What else the data of the envelope has, beside `fields`. */
  readonly more: Readonly<Record<string, unknown>> | undefined;

  constructor(
    code: Code,
    message: string = codeMessage[code],
    fields?: Readonly<Record<string, string>>,
    more?: Readonly<Record<string, unknown>>,
  ) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.fields = fields;
    this.more = more;
  }
}

/** The refusal in an envelope; null for one of success. */
export function refusalIn({ code, msg, data }: Envelope): Refusal | null {
  if (Number(code) === Code.success) return null;
  const { fields } = (data ?? {}) as { fields?: Record<string, string> };
  return new Refusal(Number(code) as Code, msg, fields);
}

/** Refuses one field of the input. */
export const invalid = (field: string, message: string): Refusal =>
  new Refusal(Code.invalid, message, { [field]: message });

/**
 * Refuses every field at fault.
 * @param fields the message of each field, by its path; it does not say the item of a list
 * @throws Refusal unless there is none
 */
export function refuseFaults(
  fields: Readonly<Record<string, string>>,
  code: Code = Code.invalid,
): void {
  const [first] = Object.values(fields);
  if (first !== undefined) throw new Refusal(code, first, fields);
}

/** A save or a deletion that hotel, room type and bed type refuse: a name taken, still in use. */
export const refused = (message: string, fields?: Record<string, string>): Refusal =>
  new Refusal(Code.refused, message, fields);

/** Refusal for a record that does not exist, and in the same words for one of another hotel (spec: roles). */
export const notFound = (what: string): Refusal => new Refusal(Code.notFound, `${what}不存在`);

/** The same of a record that a field names. */
export const fieldNotFound = (field: string, message: string): Refusal =>
  new Refusal(Code.notFound, message, { [field]: message });

/** Someone else was first, or the state does not allow it; `field` is the field of the input that it is about. */
export const conflict = (message: string, field?: string): Refusal =>
  new Refusal(Code.conflict, message, field === undefined ? undefined : { [field]: message });

/** Refusal of a call that the role may never make. */
export const noPermission = (): Refusal => new Refusal(Code.noPermission);

/** Gathers what is wrong with the items of a list, so that all of it is reported at once. */
export interface ItemFaults {
  /** Does one step of an item. @returns null where it is refused */
  at: <Data>(index: number, step: () => Promise<Data>) => Promise<Data | null>;
  /** @throws Refusal where an item was refused */
  refuse: () => void;
}

/** @param path the path of the list; a refusal that names no field is that of the `field` of its item */
export function itemFaults(path: string, field: string): ItemFaults {
  const fields: Record<string, string> = {};
  let code: Code = Code.invalid;
  return {
    async at(index, step) {
      try {
        return await step();
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (error.code !== Code.invalid) ({ code } = error);
        for (const [name, message] of Object.entries(error.fields ?? { [field]: error.message })) {
          fields[`${path}.${index}.${name}`] = message;
        }
        return null;
      }
    },
    refuse: () => refuseFaults(fields, code),
  };
}

/** Of a call with one item: its first refusal is that of the call. */
export const firstFault: ItemFaults = { at: (_index, step) => step(), refuse: () => undefined };
