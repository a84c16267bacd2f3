import { useEffect, useState, type RefObject } from 'react';

interface Draft<Texts> {
  texts: Texts;
  problem: string | undefined;
  /** The serialised value at the time of typing. */
  baseKey: string;
}

export interface TypedValue<Texts> {
  /** The text of the inputs: the draft, else the formatted value. */
  texts: Texts;
  /** The error of the draft, set on blur. */
  problem: string | undefined;
  /** Whether there is a draft that is not committed yet. */
  isDraft: boolean;
  type: (texts: Texts) => void;
  /** Keeps the draft visible with its error; it is valid as long as the value is `baseKey`. */
  reject: (texts: Texts, problem: string, baseKey: string) => void;
  /** Discards the draft: the inputs show the value again. */
  discard: () => void;
}

/**
 * The draft text of a field whose value is parsed from its text. The draft is kept as long as the value
 * (serialised as `key`) does not change; a new value or a form reset replaces it.
 */
export function useTypedValue<Texts>(
  key: string,
  shown: Texts,
  element: RefObject<HTMLElement | null>,
): TypedValue<Texts> {
  const [stored, setDraft] = useState<Draft<Texts> | null>(null);
  const draft = stored?.baseKey === key ? stored : null;

  useEffect(() => {
    const form = element.current?.closest('form');
    const discard = (): void => setDraft(null);
    form?.addEventListener('reset', discard);
    return () => form?.removeEventListener('reset', discard);
  }, [element]);

  return {
    texts: draft?.texts ?? shown,
    problem: draft?.problem,
    isDraft: draft !== null && draft.problem === undefined,
    type: (texts) => setDraft({ texts, problem: undefined, baseKey: key }),
    reject: (texts, problem, baseKey) => setDraft({ texts, problem, baseKey }),
    discard: () => setDraft(null),
  };
}
