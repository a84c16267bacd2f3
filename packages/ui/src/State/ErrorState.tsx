import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { CircleAlert } from '../Icon/index.ts';
import { Roofs } from '../Roofs/index.ts';
import type { Tone } from '../theme/index.ts';
import * as css from './State.css.ts';

export interface ErrorStateProps extends Omit<StateProps, 'isPage'> {
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

/** What all states have in common. */
export interface StateProps {
  /** The next step, as a button or a link; two at most. */
  action?: ReactNode;
  /** For little space, as in a popover or a small panel: no minimum height, a small icon. */
  isCompact?: boolean | undefined;
  /** In place of a whole screen: a large drawing, in the upper middle. @default false */
  isPage?: boolean | undefined;
}

interface NoticeProps {
  icon: ReactNode;
  /** Of `Roofs`: in place of the icon, where there is space for it. */
  drawing?: string;
  tone: Tone;
  title: string;
  description?: ReactNode;
  action?: ReactNode;
  /** `alert` when it comes unasked for, as an error does. */
  role?: 'alert' | 'status';
  isCompact?: boolean | undefined;
  isPage?: boolean | undefined;
}

/** Replaces the content: a picture or an icon, the state, and the next step. */
export function Notice({
  icon,
  drawing,
  tone,
  title,
  description,
  action,
  role,
  isCompact = false,
  isPage = false,
}: NoticeProps) {
  return (
    <div className={css.notice({ isCompact, isPage })} role={role}>
      {drawing && !isCompact ? (
        <span className={css.picture}>
          <Roofs drawing={drawing} size={isPage ? 'large' : 'usual'} />
        </span>
      ) : (
        <span className={css.badge({ tone, isCompact })} aria-hidden="true">
          {icon}
        </span>
      )}
      <p className={isPage ? css.pageTitle : css.title}>{title}</p>
      {description && <p className={css.description}>{description}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
