import { placeErrors, type FormErrors } from './errors.ts';
import type { Path } from './path.ts';

/** Why a submit failed: what `onSubmit` returns, or throws as an error of this shape. */
export interface SubmitError {
  /** The message for the form as a whole. */
  message?: string | undefined;
  /** By the paths of the fields, as `guests.0.idcard`. */
  fields?: FormErrors | undefined;
}

/** An error of the form as a whole, and the value that it was read from. */
export interface FormProblem {
  message: string;
  cause: unknown;
}

const defaultMessage = '操作失败，请重试';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reads a returned or thrown value. */
function readSubmitError(answer: unknown): { message: string; fields: FormErrors } {
  const { message, fields } = isRecord(answer) ? answer : {};
  return {
    message: typeof message === 'string' && message !== '' ? message : defaultMessage,
    fields: isRecord(fields)
      ? Object.fromEntries(Object.entries(fields).map(([path, text]) => [path, String(text)]))
      : {},
  };
}

/** Splits a submit's error into those of mounted fields and one of the form, if any is left over. */
export function placeSubmitError(
  answer: unknown,
  hasField: (path: Path) => boolean,
): { errors: FormErrors; problem: FormProblem | null } {
  const { message, fields } = readSubmitError(answer);
  const { atFields, elsewhere } = placeErrors(fields, hasField);
  if (Object.keys(fields).length === 0) {
    return { errors: {}, problem: { message, cause: answer } };
  }
  const problem = elsewhere.length > 0 ? { message: elsewhere.join('；'), cause: answer } : null;
  return { errors: atFields, problem };
}
