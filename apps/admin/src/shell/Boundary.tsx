import { LazyBoundary, reloadPage } from '@anzhu/ui/LazyBoundary';
import { ErrorState } from '@anzhu/ui/State';
import type { ReactNode } from 'react';

interface BoundaryProps {
  /** Shown while the code is being loaded. @default nothing */
  pending?: ReactNode;
  children: ReactNode;
}

/**
 * Shows an error with 重试 in place of a screen that cannot be loaded or rendered. Give it the route as
 * `key`, so that another route begins without the error.
 */
export const Boundary = ({ pending = null, children }: BoundaryProps) => (
  <LazyBoundary
    pending={pending}
    failed={<ErrorState message="页面无法打开，请检查网络后重试。" onRetry={reloadPage} />}
  >
    {children}
  </LazyBoundary>
);
