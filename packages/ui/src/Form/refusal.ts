import { placeErrors, type FormErrors } from './errors.ts';
import type { Path } from './path.ts';

/** Why what was sent was not taken: what `onSubmit` returns, or throws as an error of this shape. */
export interface FormRefusal {
  /** In words for the whole form. */
  message?: string | undefined;
  /** By the paths of the fields, as `guests.0.idcard`. */
  fields?: FormErrors | undefined;
}

/** What is wrong with the form as a whole, and what it was read from. */
export interface FormProblem {
  message: string;
  cause: unknown;
}

const noWords = '操作失败，请重试';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reads whatever a submit was answered with. */
function refusalOf(answer: unknown): { message: string; fields: FormErrors } {
  const { message, fields } = isRecord(answer) ? answer : {};
  return {
    message: typeof message === 'string' && message !== '' ? message : noWords,
    fields: isRecord(fields)
      ? Object.fromEntries(Object.entries(fields).map(([path, told]) => [path, String(told)]))
      : {},
  };
}

/**
 * Parts a refusal into what its fields say and what the form says as a whole. Where every message has
 * found its field, the form has nothing to add.
 */
export function placeRefusal(
  answer: unknown,
  hasField: (path: Path) => boolean,
): { errors: FormErrors; problem: FormProblem | null } {
  const { message, fields } = refusalOf(answer);
  const { atFields, elsewhere } = placeErrors(fields, hasField);
  if (Object.keys(fields).length === 0) {
    return { errors: {}, problem: { message, cause: answer } };
  }
  const problem = elsewhere.length > 0 ? { message: elsewhere.join('；'), cause: answer } : null;
  return { errors: atFields, problem };
}
