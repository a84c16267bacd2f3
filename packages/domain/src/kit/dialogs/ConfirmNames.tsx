import { Confirm } from '@anzhu/ui/Confirm';
import { useRef, useState } from 'react';
import { submitErrorOf } from '../submission.ts';

/** A `SaveDialog` that registers people asks by the refusal alone: it has both names. */
export const overruleNames = { flag: 'confirmNames', confirmLabel: '确定登记' } as const;

/** A refusal that the user of a form may overrule. */
type OverruleFlag = 'confirmNames' | 'confirmOversold';

/**
 * The question of a form that is no `SaveDialog`: a document number was last registered under another name, or a room
 * type is oversold.
 */
export interface NamesQuestion<Flag extends OverruleFlag = 'confirmNames'> {
  /** The question; null while it is not open. */
  refusal: string | null;
  /** What is sent: with the flag after the user has agreed, once. */
  agreed: <Values extends object>(values: Values) => Values & Partial<Record<Flag, true>>;
  /** Takes a refusal as the question. @returns whether it is one; another one is an error of the form */
  ask: (error: unknown) => boolean;
  agree: () => void;
  close: () => void;
}

/** The state of a `ConfirmNames`, for the form that it stands beside. */
export const useNamesQuestion = (): NamesQuestion => useOverruleQuestion('confirmNames');

/** The state of a question that a refusal asks, by its flag. */
export function useOverruleQuestion<Flag extends OverruleFlag>(flag: Flag): NamesQuestion<Flag> {
  const [refusal, setRefusal] = useState<string | null>(null);
  const isAgreed = useRef(false);
  return {
    refusal,
    agreed(values) {
      const confirmed = isAgreed.current ? { [flag]: true } : {};
      isAgreed.current = false;
      return { ...values, ...(confirmed as Partial<Record<Flag, true>>) };
    },
    ask(error) {
      const message = submitErrorOf(error).fields[flag];
      if (message === undefined) return false;
      setRefusal(message);
      return true;
    },
    agree() {
      isAgreed.current = true;
    },
    close: () => setRefusal(null),
  };
}

export interface ConfirmNamesProps {
  question: NamesQuestion;
  /** Sends the form again; its outcome is shown there. */
  onConfirm: () => unknown;
}

/** Asks whether people are registered under other names than before. */
export function ConfirmNames({ question, onConfirm }: ConfirmNamesProps) {
  return (
    <Confirm
      isOpen={question.refusal !== null}
      title={question.refusal}
      confirmLabel={overruleNames.confirmLabel}
      onConfirm={() => {
        question.agree();
        void onConfirm();
      }}
      onClose={question.close}
    />
  );
}
