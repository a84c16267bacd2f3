import { codeMessage, type Code } from '../contract/envelope.ts';

/**
 * Why a call has no answer: the application refused it, the network failed, it took too long, the
 * caller gave it up, something before the application answered with an HTTP status, or the answer
 * could not be understood.
 */
export type ApiErrorKind = 'refused' | 'network' | 'timeout' | 'aborted' | 'http' | 'malformed';

interface Details {
  /** The code of the envelope; null where there was none. */
  code?: number | null;
  /** What is wrong with each field of the input, by its path. */
  fields?: Record<string, string>;
  cause?: unknown;
}

/** A call that failed. The message is Chinese and can be shown as it is. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly code: number | null;
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    kind: ApiErrorKind,
    message: string,
    { code = null, fields = {}, cause }: Details = {},
  ) {
    super(message, { cause });
    this.kind = kind;
    this.code = code;
    this.fields = fields;
  }
}

/** True when the caller gave the call up: nothing to tell anyone. */
export const isAborted = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'aborted';

/** An answer that is none of ours. */
export const malformed = (cause?: unknown): ApiError =>
  new ApiError('malformed', '服务器返回了无法识别的数据', { cause });

/** An HTTP status without words of the application. */
export function httpError(status: number, details: Details = {}): ApiError {
  const message =
    status >= 500
      ? '服务器出错了，请稍后重试'
      : (codeMessage[status as Code] ?? `服务器拒绝了请求（${status}）`);
  return new ApiError('http', status === 404 ? '服务器上没有这个接口' : message, details);
}

/** The server's words when they are Chinese, else those that belong to the code. */
export const wordsOf = (code: number, message: unknown): string =>
  typeof message === 'string' && /[\u4e00-\u9fff]/.test(message)
    ? message.slice(0, 500)
    : (codeMessage[code as Code] ?? '操作失败，请重试');
