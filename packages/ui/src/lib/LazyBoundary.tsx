import { Component, Suspense, type ReactNode } from 'react';

/** Reloads the page, once its server can be reached: without it the page would be lost. */
export async function reloadPage(): Promise<void> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  } catch {
    return;
  }
  window.location.reload();
}

export interface LazyBoundaryProps {
  /** Shown while code or data is being loaded. */
  pending: ReactNode;
  /** Shown when loading or rendering has failed. A browser keeps failed code: its 重试 is `reloadPage`. */
  failed: ReactNode;
  children: ReactNode;
}

/** Around what is loaded by React's `lazy`: a skeleton until it is there, an error if it cannot be loaded. */
export class LazyBoundary extends Component<LazyBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { pending, failed, children } = this.props;
    return this.state.hasFailed ? failed : <Suspense fallback={pending}>{children}</Suspense>;
  }
}

/** Loads code while the browser is idle, so that it is there when it is needed. */
export function loadWhenIdle(load: () => Promise<unknown>): void {
  const run = (): void => void load().catch(() => undefined);
  if (typeof window === 'undefined') return;
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run);
}
