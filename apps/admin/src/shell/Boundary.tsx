import { ErrorState } from '@anzhu/ui/State';
import { Component, type ReactNode } from 'react';
import { Attempt, nextAttempt } from './lazyScreen.tsx';

interface State {
  hasFailed: boolean;
  attempt: number;
}

/**
 * Keeps a screen that cannot be loaded or drawn from taking everything else with it: says so, with
 * 重试. Give it the route as `key`, so that going elsewhere leaves the failure behind.
 */
export class Boundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false, attempt: nextAttempt() };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { hasFailed, attempt } = this.state;
    if (!hasFailed) return <Attempt value={attempt}>{this.props.children}</Attempt>;
    return (
      <ErrorState
        message="页面无法打开，请检查网络后重试。"
        onRetry={() => this.setState({ hasFailed: false, attempt: nextAttempt() })}
      />
    );
  }
}
