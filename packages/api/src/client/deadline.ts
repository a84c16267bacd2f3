import { ApiError } from './apiError.ts';

/** Milliseconds that a call may take: until its answer, a download until its headers. */
const timeLimit = 15_000;

/** Aborts a call at its time limit or when the caller aborts it. */
export interface Deadline {
  signal: AbortSignal;
  /** Restarts the time limit. */
  restart(): void;
  /** Removes the time limit. */
  clear(): void;
  /** Releases the timer and the listener. */
  end(): void;
  /** The error of the call: aborted, timed out, or else a network error. */
  toError(cause: unknown): ApiError;
}

/** Starts the time limit of a call. Call `end` when the call has settled. */
export function startDeadline(given?: AbortSignal): Deadline {
  const controller = new AbortController();
  let isTimedOut = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const abort = (): void => controller.abort();
  const start = (): void => {
    timer = setTimeout(() => {
      isTimedOut = true;
      abort();
    }, timeLimit);
  };
  if (given?.aborted) abort();
  given?.addEventListener('abort', abort);
  start();
  return {
    signal: controller.signal,
    restart() {
      clearTimeout(timer);
      start();
    },
    clear() {
      clearTimeout(timer);
    },
    end() {
      clearTimeout(timer);
      given?.removeEventListener('abort', abort);
    },
    toError(cause) {
      if (given?.aborted) return new ApiError('aborted', '已取消', { cause });
      if (isTimedOut) return new ApiError('timeout', '服务器响应超时，请重试', { cause });
      return new ApiError('network', '网络连接失败，请检查网络后重试', { cause });
    },
  };
}
