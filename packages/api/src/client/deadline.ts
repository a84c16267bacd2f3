import { ApiError } from './apiError.ts';

/** Milliseconds that a call may take: until its answer, a download until its headers. */
const timeLimit = 15_000;

/** Stops a call: because its time is over, or because the caller gives it up. */
export interface Deadline {
  signal: AbortSignal;
  /** The time starts anew. */
  extend(): void;
  /** From now on it may take as long as it wants. */
  lift(): void;
  /** The call is over. */
  end(): void;
  /** What stopped the call; a failure of the network when it was not stopped. */
  explain(cause: unknown): ApiError;
}

/** Starts the clock of a call. End it when the call is over. */
export function startDeadline(given?: AbortSignal): Deadline {
  const controller = new AbortController();
  let isLate = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const abort = (): void => controller.abort();
  const start = (): void => {
    timer = setTimeout(() => {
      isLate = true;
      abort();
    }, timeLimit);
  };
  if (given?.aborted) abort();
  given?.addEventListener('abort', abort);
  start();
  return {
    signal: controller.signal,
    extend() {
      clearTimeout(timer);
      start();
    },
    lift() {
      clearTimeout(timer);
    },
    end() {
      clearTimeout(timer);
      given?.removeEventListener('abort', abort);
    },
    explain(cause) {
      if (given?.aborted) return new ApiError('aborted', '已取消', { cause });
      if (isLate) return new ApiError('timeout', '服务器响应超时，请重试', { cause });
      return new ApiError('network', '网络连接失败，请检查网络后重试', { cause });
    },
  };
}
