import { QrSignIn, type QrProgress } from '@anzhu/domain/qrCode';
import { useEffect, useState } from 'react';
import { pollQrCode } from './pollQrCode.ts';

/** 扫码登录 of the login page: polls while it is visible, and signs in when the phone has confirmed. */
export default function ByCode() {
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
      <OneCode key={codes} onProgress={setProgress} />
    </>
  );
}

function OneCode({ onProgress }: { onProgress: (progress: QrProgress) => void }) {
  useEffect(() => {
    const leaving = new AbortController();
    void pollQrCode(onProgress, leaving.signal);
    return () => leaving.abort();
  }, [onProgress]);
  return null;
}
