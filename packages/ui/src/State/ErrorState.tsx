import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { CircleAlert } from '../Icon/index.ts';
import { Roofs } from '../Roofs/index.ts';
import type { Tone } from '../theme/index.ts';
import * as css from './State.css.ts';

export interface ErrorStateProps {
  /** For little space, as in a popover or a small panel: no minimum height, a small icon. */
  isCompact?: boolean | undefined;
  /** What went wrong, in the server's words where it gave some. Without `onRetry`: also what to do. */
  message: string;
  /** Tries again; the button is pending while a promise of it runs. */
  onRetry?: (() => void | Promise<void>) | undefined;
}

/** Something could not be loaded: the reason, and 重试. It is announced by screen readers. */
export function ErrorState({ message, onRetry, isCompact = false }: ErrorStateProps) {
  const retry = onRetry && (
    <Button size={isCompact ? 'small' : 'medium'} onPress={onRetry}>
      重试
    </Button>
  );
  return (
    <Notice
      role="alert"
      tone="danger"
      icon={<CircleAlert size={isCompact ? 16 : 20} />}
      title="加载失败"
      description={message}
      action={retry}
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

interface NoticeProps extends StateProps {
  /** Shown without a drawing, and where there is no space for one. */
  icon?: ReactNode;
  /** Of `Roofs`. */
  drawing?: string;
  tone: Tone;
  title: string;
  description?: ReactNode;
  /** When it comes unasked for, as an error does. */
  role?: 'alert';
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
