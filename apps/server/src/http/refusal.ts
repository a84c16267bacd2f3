import { Code, codeMessage } from '@anzhu/api/contract/envelope';

/**
 * A call that is answered, but not with what was asked for: the envelope carries its code and its
 * Chinese message. Throw it anywhere in a handler; a transaction that runs is rolled back.
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

/** There is no such record, or the caller may not know that there is. */
export const notFound = (what: string): Refusal => new Refusal(Code.notFound, `${what}不存在`);

/** Someone else was first, or the state does not allow it. */
export const conflict = (message: string): Refusal => new Refusal(Code.conflict, message);

/** Not for this role, or another hotel's record: both answer alike. */
export const noPermission = (): Refusal => new Refusal(Code.noPermission);
