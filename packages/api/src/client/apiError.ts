import { codeMessage, type Code } from '../contract/envelope.ts';

/**
 * Why a call failed: refused by the application, network error, time limit, aborted by the caller,
 * HTTP error from a proxy or the server, or an answer that does not fit the contract.
 */
export type ApiErrorKind = 'refused' | 'network' | 'timeout' | 'aborted' | 'http' | 'malformed';

interface Details {
  /** The code of the envelope; null without an envelope. */
  code?: number | null;
  /** The error of each input field, by its path. */
  fields?: Record<string, string>;
  data?: unknown;
  isReasoned?: boolean;
  cause?: unknown;
}

/** A call that failed. The message is Chinese, for the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly code: number | null;
  readonly fields: Readonly<Record<string, string>>;
  /** The data of the envelope: the fields, and what a call adds to them. */
  readonly data: unknown;
  /** The message is a reason: the server's own words, or the refusal of an input before it was sent. */
  readonly isReasoned: boolean;
  /** The app shows it already, in a notification or a dialog: it is not shown a second time where it was caused. */
  isReported = false;

  constructor(
    kind: ApiErrorKind,
    message: string,
    { code = null, fields = {}, data = null, isReasoned = kind === 'refused', cause }: Details = {},
  ) {
    super(message, { cause });
    this.kind = kind;
    this.code = code;
    this.fields = fields;
    this.data = data;
    this.isReasoned = isReasoned;
  }
}

/** True when the caller aborted the call: no message is needed. */
export const isAborted = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'aborted';

/** The same failure in the words of what was being done, unless the server has said why. */
export const reworded = (error: unknown, message: string): unknown =>
  error instanceof ApiError && !error.isReasoned && error.kind !== 'aborted'
    ? new ApiError(error.kind, message, { code: error.code, cause: error })
    : error;

const transientKinds: ReadonlySet<ApiErrorKind> = new Set(['network', 'timeout', 'http']);

/** True for failures that may pass by themselves; a refusal does not. */
export const isTransient = (error: unknown): boolean =>
  error instanceof ApiError && transientKinds.has(error.kind);

/** An answer that does not fit the contract. */
export const malformed = (cause?: unknown): ApiError =>
  new ApiError('malformed', '服务器返回了无法识别的数据', { cause });

/** An HTTP error without an envelope. */
export function httpError(status: number, details: Details = {}): ApiError {
  const message =
    status >= 500
      ? '服务器出错了，请稍后重试'
      : (codeMessage[status as Code] ?? `服务器拒绝了请求（${status}）`);
  return new ApiError('http', status === 404 ? '服务器上没有这个接口' : message, details);
}

/** Whether a message of the server can be shown. */
export const isReason = (message: unknown): message is string =>
  typeof message === 'string' && /[\u4e00-\u9fff]/.test(message);

/** The server's message when it is Chinese, else the message of the code. */
export const messageOf = (code: number, message: unknown): string =>
  isReason(message) ? message.slice(0, 500) : (codeMessage[code as Code] ?? '操作失败，请重试');
