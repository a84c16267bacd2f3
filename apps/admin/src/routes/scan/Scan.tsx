import { ScanPanel } from '@anzhu/domain/qrCode';
import { Link } from '@anzhu/ui/Button';
import { useEffect } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useScan } from './useScan.ts';

/** /scan: what a phone opens that has read the code of a login page. The guard sees to it that it is signed in. */
export default function Scan() {
  const [query] = useSearchParams();
  const { state, retry, confirm, cancel } = useScan(query.get('code') ?? '');

  useEffect(() => {
    document.title = '扫码登录确认 · 安住';
  }, []);

  return (
    <ScanPanel
      state={state}
      onRetry={retry}
      onConfirm={confirm}
      onCancel={cancel}
      next={
        <Link render={(props) => <RouterLink {...props} to={paths.index()} />}>回到工作台</Link>
      }
    />
  );
}
