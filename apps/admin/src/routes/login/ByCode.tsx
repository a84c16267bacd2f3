import type { SignInNext } from '@anzhu/api/contract/session';
import { QrSignIn, type QrProgress } from '@anzhu/domain/qrCode';
import { useEffect, useState } from 'react';
import { pollQrCode } from './pollQrCode.ts';

interface ByCodeProps {
  /** The phone has confirmed: what the sign-in needs next; null with a session. */
  onNext: (next: SignInNext | null) => void;
}

/** 扫码登录 of the login page: polls while it is visible, and signs in when the phone has confirmed. */
export default function ByCode({ onNext }: ByCodeProps) {
  const [progress, setProgress] = useState<QrProgress>({ step: 'loading' });
  // Each code has its own polling effect; the focus stays in the surrounding frame.
  const [codes, setCodes] = useState(1);
  const refresh = (): void => {
    setProgress({ step: 'loading' });
    setCodes(codes + 1);
  };
  return (
    <>
      <QrSignIn progress={progress} onRefresh={refresh} />
      <OneCode key={codes} onProgress={setProgress} onNext={onNext} />
    </>
  );
}

interface OneCodeProps extends ByCodeProps {
  onProgress: (progress: QrProgress) => void;
}

function OneCode({ onProgress, onNext }: OneCodeProps) {
  useEffect(() => {
    const leaving = new AbortController();
    void pollQrCode({ onProgress, onNext, signal: leaving.signal });
    return () => leaving.abort();
  }, [onProgress, onNext]);
  return null;
}
