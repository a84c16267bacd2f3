import { Code } from '@anzhu/api/contract/envelope';

/** Why something could not be done, as a dialog shows it. */
export interface Refusal {
  /** The server's words, or ours where it gave none. */
  message: string;
  /** What is wrong with each field, by its path (`checkInfoList.0.idcard`). */
  fields: Readonly<Record<string, string>>;
  /** Someone else was first: what is on the screen is out of date. */
  isConflict: boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reads whatever a callback rejected with: an error of a call has a code and fields, others only words. */
export function refusalOf(error: unknown): Refusal {
  const { message, code, fields } = isRecord(error) ? error : {};
  return {
    message: typeof message === 'string' && message !== '' ? message : '操作失败，请重试',
    fields: isRecord(fields)
      ? Object.fromEntries(Object.entries(fields).map(([path, told]) => [path, String(told)]))
      : {},
    isConflict: code === Code.conflict,
  };
}
