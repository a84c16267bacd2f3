import { usualSeconds } from '../contract/endpoint.ts';
import { ApiError } from './apiError.ts';

/** Starts the time limit of a call, until its answer, of a download until its headers; it ends also when the caller aborts it. Call `end` when it has settled. */
export function startDeadline(given?: AbortSignal, seconds = usualSeconds) {
  const timeOut = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => clearTimeout(timer);
  const restart = (): void => {
    end();
    timer = setTimeout(() => timeOut.abort(), seconds * 1000);
  };
  restart();
  return {
    signal: given ? AbortSignal.any([given, timeOut.signal]) : timeOut.signal,
    restart,
    /** Removes the time limit. */
    end,
    /** The error of the call: aborted, timed out, or else a network error. */
    toError(cause: unknown): ApiError {
      if (given?.aborted) return new ApiError('aborted', '已取消', { cause });
      if (timeOut.signal.aborted)
        return new ApiError('timeout', '服务器响应超时，请重试', { cause });
      return new ApiError('network', '网络连接失败，请检查网络后重试', { cause });
    },
  };
}
