import { ApiError, isTransient } from '@anzhu/api/client';
import { createQrCode, isExpiredQrCode, qrCodeStatus, QrStatus } from '@anzhu/api/contract/qrCode';
import type { SignInNext } from '@anzhu/api/contract/session';
import { readQrResponse, type QrProgress } from '@anzhu/domain/qrCode';
import { client } from '../../session/client.ts';
import { keepOrNext, signInFailure } from '../../session/signIn.ts';

/** Milliseconds between a response and the next poll (spec: QR status poll). */
const pollPause = 3000;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');

interface QrPolling {
  onProgress: (progress: QrProgress) => void;
  /** The code was confirmed: what the sign-in needs next; null with a session. */
  onNext: (next: SignInNext | null) => void;
  signal: AbortSignal;
}

/**
 * Requests a code and reports its progress, until there is a session or the sign-in needs a further step, the code
 * has expired or the signal is aborted. Temporary failures are reported and retried; an error code ends it.
 */
export async function pollQrCode({ onProgress, onNext, signal }: QrPolling): Promise<void> {
  // Not aborted on unmount: a remount right after gets the same code.
  const response = await client.call(createQrCode, { code: null }).catch((error: unknown) => {
    if (!signal.aborted) onProgress({ step: 'failed', message: messageOf(signInFailure(error)) });
    return null;
  });
  if (response === null || signal.aborted) return;
  const { picture, code } = readQrResponse(response);
  let step: 'waiting' | 'scanned' = 'waiting';
  onProgress({ step, picture });
  if (code === null) return;

  const poll = async (): Promise<boolean> => {
    try {
      const { status, ...answered } = await client.call(qrCodeStatus, { code }, { signal });
      if (signal.aborted) return false;
      if (status === QrStatus.confirmed) {
        onNext(keepOrNext(answered));
        return false;
      }
      step = status === QrStatus.scanned ? 'scanned' : 'waiting';
      onProgress({ step, picture });
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      const isTemporary = isTransient(error);
      // A poll that is sent again is no failed sign-in.
      const message = messageOf(isTemporary ? error : signInFailure(error));
      const isExpired = error instanceof ApiError && isExpiredQrCode(error.data);
      onProgress(
        isTemporary
          ? { step, picture, trouble: message }
          : { step: 'over', picture, message: isExpired ? null : message },
      );
      return isTemporary;
    }
  };
  repeatInSight(poll, { pause: pollPause, signal });
}

/**
 * Polls, each time `pause` milliseconds after the response, until `ask` returns false or the signal is
 * aborted. Paused in a hidden tab; a poll that was due runs when the tab is visible again.
 */
export function repeatInSight(
  ask: () => Promise<boolean>,
  { pause, signal }: { pause: number; signal: AbortSignal },
): void {
  let isDue = false;

  const wait = (): void => {
    const timer = setTimeout(next, pause);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  };
  const next = async (): Promise<void> => {
    isDue = document.hidden;
    if (isDue || signal.aborted) return;
    if ((await ask()) && !signal.aborted) wait();
  };

  document.addEventListener('visibilitychange', () => void (isDue && next()), { signal });
  wait();
}
