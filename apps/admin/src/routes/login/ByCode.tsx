import { QrSignIn, type QrProgress } from '@anzhu/domain/qrCode';
import { useEffect, useState } from 'react';
import { askByCode } from './askByCode.ts';

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
      <OneCode key={codes} tell={setProgress} />
    </>
  );
}

function OneCode({ tell }: { tell: (progress: QrProgress) => void }) {
  useEffect(() => {
    const leaving = new AbortController();
    void askByCode(tell, leaving.signal);
    return () => leaving.abort();
  }, [tell]);
  return null;
}
