import { LazyBoundary } from '@anzhu/ui/LazyBoundary';
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
    failed={(retry) => <ErrorState message="页面无法打开，请检查网络后重试。" onRetry={retry} />}
  >
    {children}
  </LazyBoundary>
);
