import type { FormErrors } from './errors.ts';

interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

type Result<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly Issue[] };

/** A schema that implements Standard Schema (standardschema.dev), as those of zod and valibot do. */
export interface StandardSchema<Output> {
  readonly '~standard': {
    readonly validate: (value: unknown) => Result<Output> | Promise<Result<Output>>;
  };
}

/** The result of a check: the values to send, or errors by the paths of the fields. */
export type Checked<Output> =
  | { values: Output; errors?: undefined }
  | { values?: undefined; errors: FormErrors };

/** Validates values: a schema, or a function. */
export type Check<Values, Output> =
  | StandardSchema<Output>
  | ((values: Values) => Checked<Output> | Promise<Checked<Output>>);

function pathOf({ path = [] }: Issue): string {
  return path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
}

/** Keeps the first issue of each path. */
function checkedOf<Output>(result: Result<Output>): Checked<Output> {
  if (result.issues === undefined) return { values: result.value };
  const entries = result.issues.map((issue) => [pathOf(issue), issue.message] as const);
  return { errors: Object.fromEntries(entries.toReversed()) };
}

/** Runs a check; synchronously if the check is synchronous. */
export function runCheck<Values, Output>(
  check: Check<Values, Output>,
  values: Values,
): Checked<Output> | Promise<Checked<Output>> {
  if (typeof check === 'function') return check(values);
  const result = check['~standard'].validate(values);
  return result instanceof Promise ? result.then(checkedOf) : checkedOf(result);
}
