import { Code } from '@anzhu/api/contract/envelope';
import { useState } from 'react';

/** Why something could not be done, as a dialog shows it. */
export interface SubmitError {
  /** The server's message, or a general one where there is none. */
  message: string;
  /** What is wrong with each field, by its path (`checkInfoList.0.idcard`). */
  fields: Readonly<Record<string, string>>;
  /** The record has changed meanwhile: what is on the screen is out of date. */
  isConflict: boolean;
  /** The record could not be saved as it is, as by a name that is taken: a warning, not a fault. */
  isRefused: boolean;
  /** The app shows it already, in a notification or a dialog. */
  isReported: boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reads a rejection: the error of a call has a code and fields, other errors only a message. */
export function submitErrorOf(error: unknown): SubmitError {
  const { message, code, fields, isReported } = isRecord(error) ? error : {};
  return {
    message: typeof message === 'string' && message !== '' ? message : '操作失败，请重试',
    fields: isRecord(fields)
      ? Object.fromEntries(Object.entries(fields).map(([path, text]) => [path, String(text)]))
      : {},
    isConflict: code === Code.conflict,
    isRefused: code === Code.refused,
    isReported: isReported === true,
  };
}

/** The state of a submit: whether it is pending, and why the last one failed. */
export interface Submission {
  isPending: boolean;
  error: SubmitError | null;
  /**
   * @returns whether `action` succeeded; a rejection becomes `error`, unless it is shown already (`isReported`), and
   * is not thrown.
   */
  run: (action: () => unknown) => Promise<boolean>;
  /** Removes the error, as after 刷新. */
  clear: () => void;
}

/** Pending and error state of one submit. Forms on the contract take a `SaveDialog` instead. */
export function useSubmit(): Submission {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<SubmitError | null>(null);

  const run: Submission['run'] = async (action) => {
    setPending(true);
    setError(null);
    try {
      await action();
      return true;
    } catch (thrown) {
      const submitError = submitErrorOf(thrown);
      setError(submitError.isReported ? null : submitError);
      return false;
    } finally {
      setPending(false);
    }
  };
  return { isPending, error, run, clear: () => setError(null) };
}
