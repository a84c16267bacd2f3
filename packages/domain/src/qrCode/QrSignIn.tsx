import { QrCode } from '@anzhu/ui/QrCode';
import { RefreshCw, Smartphone } from '@anzhu/ui/Icon';
import { Skeleton } from '@anzhu/ui/Skeleton';
import { ErrorState } from '@anzhu/ui/State';
import { useRef } from 'react';
import type { QrPicture } from './qrPicture.ts';
import {
  cover,
  frame,
  picture as pictureStyle,
  place,
  renew,
  sign,
  words,
} from './QrSignIn.css.ts';

/** How far a sign-in by QR code is. */
export type QrProgress =
  | { step: 'loading' }
  /** There is no code: why. */
  | { step: 'failed'; message: string }
  /** `trouble`: why it is not known at the moment how far it is. */
  | { step: 'waiting' | 'scanned'; picture: QrPicture; trouble?: string | undefined }
  /** The code is of no use any more: why; null when it has expired. */
  | { step: 'over'; picture: QrPicture; message: string | null };

export interface QrSignInProps {
  /** How far it is: the code is loading, waits to be scanned, was scanned, is over, or could not be loaded. */
  progress: QrProgress;
  /** Requests another code. */
  onRefresh: () => void;
}

const label = '登录二维码';

/** The text below the code, announced when it changes. */
function wordsOf(progress: QrProgress): string {
  switch (progress.step) {
    case 'waiting':
      return progress.trouble ?? '请使用手机扫描二维码';
    case 'scanned':
      return progress.trouble ?? '请在手机上确认登录';
    case 'over':
      // The button on the code says that it has expired.
      return progress.message ?? '';
    case 'loading':
      return '加载中';
    case 'failed':
      return '';
  }
}

/**
 * 扫码登录: a code for a phone that is signed in, and the next step. Use it in a `LoginPanel`; it includes the QR
 * encoder, so load it lazily.
 *
 * Keyboard: Tab reaches 二维码已失效，点击刷新; Enter and Space press it.
 */
export function QrSignIn({ progress, onRefresh }: QrSignInProps) {
  const square = useRef<HTMLFieldSetElement>(null);
  const refresh = (): void => {
    // The button goes: the focus stays where the new code will be.
    square.current?.focus();
    onRefresh();
  };

  if (progress.step === 'failed') {
    return (
      <div className={place}>
        <ErrorState isCompact message={progress.message} onRetry={onRefresh} />
      </div>
    );
  }
  return (
    <div className={place}>
      <fieldset
        ref={square}
        className={frame}
        aria-label={label}
        aria-busy={progress.step === 'loading'}
        tabIndex={-1}
      >
        {progress.step === 'loading' ? (
          <Skeleton height={176} />
        ) : (
          <Picture picture={progress.picture} />
        )}
        {progress.step === 'scanned' && (
          <div className={cover}>
            <span className={sign}>
              <Smartphone size={20} />
            </span>
          </div>
        )}
        {progress.step === 'over' && (
          <button type="button" className={`${cover} ${renew}`} onClick={refresh}>
            <RefreshCw size={20} />
            二维码已失效，点击刷新
          </button>
        )}
      </fieldset>
      <output className={words}>{wordsOf(progress)}</output>
    </div>
  );
}

function Picture({ picture }: { picture: QrPicture }) {
  if (picture.kind === 'text') return <QrCode value={picture.text} label={label} />;
  return <img className={pictureStyle} src={picture.url} alt={label} />;
}
