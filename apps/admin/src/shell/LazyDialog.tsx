import { LazyBoundary, reloadPage } from '@anzhu/ui/LazyBoundary';
import { notify } from '@anzhu/ui/Notification';
import { useEffect, useEffectEvent, type ReactNode } from 'react';

interface LazyDialogProps {
  onClose: () => void;
  /** Shown while it is being loaded. */
  pending?: ReactNode;
  /** A dialog made by React's `lazy`. */
  children: ReactNode;
}

/** A dialog whose code is loaded when it is opened; a message with 刷新 if it cannot be loaded. */
export const LazyDialog = ({ onClose, pending = null, children }: LazyDialogProps) => (
  <LazyBoundary pending={pending} failed={<Failure onClose={onClose} />}>
    {children}
  </LazyBoundary>
);

function Failure({ onClose }: Pick<LazyDialogProps, 'onClose'>) {
  const report = useEffectEvent(() => {
    onClose();
    notify({
      title: '加载失败',
      message: '内容无法打开，请检查网络后刷新。',
      tone: 'danger',
      action: { label: '刷新', onPress: () => void reloadPage() },
    });
  });
  useEffect(() => report(), []);
  return null;
}
