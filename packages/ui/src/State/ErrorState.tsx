import { Button } from '../Button/index.ts';
import { CircleAlert } from '../Icon/index.ts';
import { Notice, type StateProps } from './Notice.tsx';

export interface ErrorStateProps extends StateProps {
  /** What went wrong, in the server's words where it gave some. Without `onRetry`: also what to do. */
  message: string;
  /** @default '加载失败' */
  title?: string | undefined;
  /** Tries again; the button is pending while a promise of it runs. */
  onRetry?: (() => void | Promise<void>) | undefined;
}

/** Something could not be loaded: the reason, and 重试. It is announced by screen readers. */
export function ErrorState({
  message,
  title = '加载失败',
  onRetry,
  action,
  isCompact = false,
}: ErrorStateProps) {
  const next = (onRetry || action) && (
    <>
      {onRetry && (
        <Button size={isCompact ? 'small' : 'medium'} onPress={onRetry}>
          重试
        </Button>
      )}
      {action}
    </>
  );
  const icon = <CircleAlert size={isCompact ? 16 : 20} />;
  return (
    <Notice
      role="alert"
      tone="danger"
      icon={icon}
      title={title}
      description={message}
      action={next}
      isCompact={isCompact}
    />
  );
}
