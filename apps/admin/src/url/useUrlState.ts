import * as z from 'zod/mini';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** What a screen keeps in the URL: every key has a default, so that a broken URL still shows a page. */
export type UrlSchema = z.ZodMiniObject;

/** A key that may be missing, empty or broken: undefined then. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalText = () =>
  z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(64))), undefined);

/** Digits alone: 1e5 and 0x10 are broken, not other numbers. */
const Digits = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));

/** A whole number from 1 up to `max`; the default where it is missing or broken. */
/* @__NO_SIDE_EFFECTS__ */
export const wholeNumber = (byDefault: number, max = Infinity) =>
  z.catch(z._default(z.pipe(Digits, z.number().check(z.gte(1), z.lte(max))), byDefault), byDefault);

/** One of a few values, as status filters have. */
/* @__NO_SIDE_EFFECTS__ */
export const oneOf = <Value extends number | string>(values: readonly Value[]) =>
  z.catch(
    z.optional(
      z.pipe(
        z.string(),
        z.transform((text) => values.find((one) => String(one) === text)),
      ),
    ),
    undefined,
  );

/** Puts a change into a query: what equals the default leaves it. */
function changedQuery(
  schema: UrlSchema,
  query: URLSearchParams,
  change: Record<string, unknown>,
): URLSearchParams {
  const defaults = z.parse(schema, {}) as Record<string, unknown>;
  const next = new URLSearchParams(query);
  for (const [key, value] of Object.entries(change)) {
    const isDefault = value === undefined || value === null || value === defaults[key];
    if (isDefault) next.delete(key);
    else next.set(key, String(value));
  }
  return next;
}

/** How a change is written into the history: in place of the entry, with a state of the entry. */
interface ChangeOptions {
  replace?: boolean;
  state?: unknown;
}

/** The query after a change that is not rendered yet: the next change is made to it, so that neither is lost. */
let unrendered: { from: string; query: string } | null = null;

/** A link has been pressed that leads to another query of the same screen: the next change is made to that one. */
export function followsQuery(from: string, query: string): void {
  unrendered = { from, query };
}

/**
 * The state of a screen in the URL's query: filters, page, tab. Setting merges; what equals the default
 * leaves the URL; `replace` keeps the history short where typing would flood it. @returns whether the URL has
 * changed: where it has not, 查询 reloads.
 */
export function useUrlState<Schema extends UrlSchema>(
  schema: Schema,
): [z.output<Schema>, (change: Partial<z.output<Schema>>, options?: ChangeOptions) => boolean] {
  const [query, setQuery] = useSearchParams();
  const text = query.toString();
  const address = `${useLocation().pathname}?${text}`;
  const state = useMemo(
    () => z.parse(schema, Object.fromEntries(new URLSearchParams(text))),
    [schema, text],
  );
  useEffect(
    () => () => {
      if (unrendered?.from === address) unrendered = null;
    },
    [address],
  );
  const set = useCallback(
    (change: Partial<z.output<Schema>>, options: ChangeOptions = {}) => {
      const before = new URLSearchParams(unrendered?.from === address ? unrendered.query : text);
      const next = changedQuery(schema, before, change);
      if (next.toString() === before.toString()) return false;
      unrendered = { from: address, query: next.toString() };
      setQuery(next, options);
      return true;
    },
    [schema, text, address, setQuery],
  );
  return [state, set];
}
