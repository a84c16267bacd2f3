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
  /** The value that it was told of. */
  value: number;
  text: string;
}

/** The text of a number field: typing it, and what becomes of it when it is left. */
export function useNumberText(
  value: number | null,
  onChange: (value: number | null) => void,
  rules: NumberRules,
) {
  const [stored, setDraft] = useState<Draft | null>(null);
  const [notice, setNotice] = useState<ClampNotice | null>(null);
  // What is typed stands as it is typed, until it is left or the value is changed from elsewhere.
  const isCurrent = stored !== null && parseTyped(cleanTyped(stored.text, rules), rules) === value;
  const draft = isCurrent ? stored : null;

  return {
    text: draft?.text ?? formatNumber(value, rules),
    problem: draft?.problem,
    /** That the number was moved into its limits. */
    clampNotice:
      notice !== null && notice.value === value && draft === null ? notice.text : undefined,
    type: (typed: string, isComposing: boolean): void => {
      // An input method must be left alone until it has made its word.
      const text = isComposing ? typed : cleanTyped(typed, rules);
      setDraft({ text });
      setNotice(null);
      onChange(parseTyped(cleanTyped(typed, rules), rules));
    },
    /** The value is what it was stepped to. */
    forget: (): void => {
      setDraft(null);
      setNotice(null);
    },
    /** Nothing more will come. A number that is about to be sent is refused rather than changed. */
    leave: (isSending: boolean): void => {
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
