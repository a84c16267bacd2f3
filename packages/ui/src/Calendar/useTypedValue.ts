import { useEffect, useState, type RefObject } from 'react';

interface Draft<Texts> {
  texts: Texts;
  problem: string | undefined;
  /** The value that the text was typed over. */
  baseKey: string;
}

export interface TypedValue<Texts> {
  /** What stands in the inputs: what was typed, else what the value says. */
  texts: Texts;
  /** What is wrong with what was typed, once it was left. */
  problem: string | undefined;
  /** Whether something was typed that is not settled yet. */
  isDraft: boolean;
  type: (texts: Texts) => void;
  /** Keeps what was typed in sight with what is wrong; the value is `over` from now on. */
  refuse: (texts: Texts, problem: string, baseKey: string) => void;
  /** The text was understood: the value speaks again. */
  settle: () => void;
}

/**
 * What is being typed into a field whose value is something else than its text. The draft lasts as long
 * as the value (written as `key`) is the one it was typed over; a value from outside, or a reset of the
 * form, takes its place.
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
    refuse: (texts, problem, baseKey) => setDraft({ texts, problem, baseKey }),
    settle: () => setDraft(null),
  };
}
