import { useState } from 'react';
import {
  cleanTyped,
  formatNumber,
  commitNumber,
  parseTyped,
  type NumberRules,
} from './typedNumber.ts';

interface Draft {
  text: string;
  /** What is wrong with it, once it was left. */
  problem?: string | undefined;
}

interface ClampNotice {
  /** The value the notice is about. */
  value: number;
  text: string;
}

/** The draft text of a number field, committed on blur. */
export function useNumberText(
  value: number | null,
  onChange: (value: number | null) => void,
  rules: NumberRules,
) {
  const [stored, setDraft] = useState<Draft | null>(null);
  const [notice, setNotice] = useState<ClampNotice | null>(null);
  // The draft is shown as typed until blur, or until the value is changed by the parent.
  const isCurrent = stored !== null && parseTyped(cleanTyped(stored.text, rules), rules) === value;
  const draft = isCurrent ? stored : null;

  return {
    text: draft?.text ?? formatNumber(value, rules),
    problem: draft?.problem,
    /** Notice that the number was clamped. */
    clampNotice:
      notice !== null && notice.value === value && draft === null ? notice.text : undefined,
    type: (typed: string, isComposing: boolean): void => {
      // The text of an unfinished composition must not be changed.
      const text = isComposing ? typed : cleanTyped(typed, rules);
      setDraft({ text });
      setNotice(null);
      onChange(parseTyped(cleanTyped(typed, rules), rules));
    },
    /** Discards the draft. */
    discardDraft: (): void => {
      setDraft(null);
      setNotice(null);
    },
    /** On blur. On submit an invalid number is refused rather than changed. */
    commit: (isSending: boolean): void => {
      if (draft === null) return;
      const left = commitNumber(cleanTyped(draft.text, rules), rules);
      if (left.kind === 'value') return setDraft(null);
      if (left.kind === 'problem' || isSending) {
        return setDraft({ text: draft.text, problem: left.problem });
      }
      setDraft(null);
      setNotice({ value: left.value, text: left.notice });
      onChange(left.value);
    },
  };
}
