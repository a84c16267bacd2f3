import { Code, codeMessage } from '@anzhu/api/contract/envelope';

/**
 * An expected failure of a call: the envelope carries its code and its Chinese message. Throw it
 * anywhere in a handler; a running transaction is rolled back.
 */
export class Refusal extends Error {
  readonly code: Code;
  /** The message of each refused field, by its path. */
  readonly fields: Record<string, string> | undefined;

  constructor(code: Code, message: string = codeMessage[code], fields?: Record<string, string>) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.fields = fields;
  }
}

/** Refuses one field of the input. */
export const invalid = (field: string, message: string): Refusal =>
  new Refusal(Code.invalid, message, { [field]: message });

/** A save or a deletion that hotel, room type and bed type refuse: a name taken, still in use. */
export const refused = (message: string, fields?: Record<string, string>): Refusal =>
  new Refusal(Code.refused, message, fields);

/** Refusal for a record that does not exist, or whose existence the caller must not learn. */
export const notFound = (what: string): Refusal => new Refusal(Code.notFound, `${what}不存在`);

/** Someone else was first, or the state does not allow it. */
export const conflict = (message: string): Refusal => new Refusal(Code.conflict, message);

/** Refusal for a role without permission, or for another hotel's record: both look the same. */
export const noPermission = (): Refusal => new Refusal(Code.noPermission);
