import { isTransient } from '@anzhu/api/client';
import { createQrCode, qrCodeStatus, QrStatus } from '@anzhu/api/contract/qrCode';
import { readQrAnswer, type QrProgress } from '@anzhu/domain/qrCode';
import { client } from '../../session/client.ts';
import { keepSession } from '../../session/signIn.ts';
import { repeatInSight } from './repeatInSight.ts';

/** Milliseconds between a response and the next poll (spec: QR status poll). */
const pause = 3000;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');

/**
 * Requests a code and reports its progress, until there is a session, the code has expired or the signal is
 * aborted. Temporary failures are reported and retried; an error code ends it.
 */
export async function pollQrCode(
  onProgress: (progress: QrProgress) => void,
  signal: AbortSignal,
): Promise<void> {
  // Not aborted on unmount: a remount right after gets the same code.
  const answer = await client.call(createQrCode, { code: null }).catch((error: unknown) => {
    if (!signal.aborted) onProgress({ step: 'failed', message: messageOf(error) });
    return null;
  });
  if (answer === null || signal.aborted) return;
  const { picture, code } = readQrAnswer(answer);
  let step: 'waiting' | 'scanned' = 'waiting';
  onProgress({ step, picture });
  if (code === null) return;

  const poll = async (): Promise<boolean> => {
    try {
      const { status, ...signedIn } = await client.call(qrCodeStatus, { code }, { signal });
      if (signal.aborted) return false;
      if (status === QrStatus.confirmed) {
        keepSession(signedIn);
        return false;
      }
      step = status === QrStatus.scanned ? 'scanned' : 'waiting';
      onProgress({ step, picture });
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      const message = messageOf(error);
      const isTemporary = isTransient(error);
      onProgress(
        isTemporary ? { step, picture, trouble: message } : { step: 'over', picture, message },
      );
      return isTemporary;
    }
  };
  repeatInSight(poll, { pause, signal });
}
