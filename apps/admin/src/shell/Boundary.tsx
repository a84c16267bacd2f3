import { refreshIfRequired, refreshPage, RefreshRequiredError } from '@anzhu/ui/lazyPart';
import { ErrorState } from '@anzhu/ui/State';
import { Component, type ReactNode } from 'react';
import { Attempt, nextAttempt } from './lazyScreen.tsx';

interface State {
  error: unknown;
  attempt: number;
}

/**
 * Shows an error with 重试 in place of a screen that cannot be loaded or rendered. Give it the route as
 * `key`, so that another route begins without the error.
 */
export class Boundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined, attempt: nextAttempt() };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error('thrown without an error') };
  }

  override componentDidCatch(error: unknown): void {
    refreshIfRequired(error);
  }

  override render(): ReactNode {
    const { error, attempt } = this.state;
    if (error === undefined) return <Attempt value={attempt}>{this.props.children}</Attempt>;
    const isRefreshRequired = error instanceof RefreshRequiredError;
    return (
      <ErrorState
        message={
          isRefreshRequired ? '系统已更新，请重试以刷新页面。' : '页面无法打开，请检查网络后重试。'
        }
        onRetry={
          isRefreshRequired
            ? refreshPage
            : () => this.setState({ error: undefined, attempt: nextAttempt() })
        }
      />
    );
  }
}
