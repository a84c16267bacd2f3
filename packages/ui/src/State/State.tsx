import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { CircleAlert, Inbox } from '../Icon/index.ts';
import { bridge, closedGate, courtyard, Roofs } from '../Roofs/index.ts';
import { SkeletonText } from '../Skeleton/Skeleton.tsx';
import { visuallyHidden, type Tone } from '../theme/index.ts';
import * as css from './State.css.ts';
import { useCommonTexts, useTexts } from '../texts/context.ts';
import { stateTexts } from './texts.ts';

interface StateProps {
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
function Notice({
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
  const common = useCommonTexts();
  const retry = onRetry && (
    <Button size={isCompact ? 'small' : 'medium'} onPress={onRetry}>
      {common.retry}
    </Button>
  );
  return (
    <Notice
      role="alert"
      tone="danger"
      icon={<CircleAlert size={isCompact ? 16 : 20} />}
      title={common.loadFailed}
      description={message}
      action={retry}
      isCompact={isCompact}
    />
  );
}

export interface EmptyStateProps extends StateProps {
  /** What there is not: 暂无数据, 还没有房间, 没有符合条件的订单. */
  title: string;
  /** Why there is nothing, what will be here, or what to try. */
  description?: ReactNode;
}

/**
 * No content, which is no error: states why, with the next step.
 *
 * Use it where a list or a panel has no content: 新增 when there is nothing yet, 重置 when filters hide it. Do
 * not use it for failed loads (`ErrorState`), missing permission (`NoPermissionState`), missing records
 * (`NotFoundState`), or pending loads (`LoadingState`, `Skeleton`).
 *
 * Keyboard: Tab reaches the `action`, and nothing else.
 */
export function EmptyState({ isCompact = false, ...words }: EmptyStateProps) {
  const icon = <Inbox size={isCompact ? 16 : 20} />;
  return <Notice {...words} isCompact={isCompact} tone="neutral" icon={icon} drawing={courtyard} />;
}

/** The account has no permission: states how to get it. `action` leads on, as a link to 工作台. */
export function NoPermissionState(props: Pick<StateProps, 'action' | 'isPage'>) {
  const texts = useTexts('State', stateTexts);
  return (
    <Notice
      {...props}
      tone="warning"
      drawing={closedGate}
      title={texts.noPermission}
      description={texts.noPermissionNote}
    />
  );
}

/** No such page: `action` is the next step, such as a link to 工作台. */
export function NotFoundState(props: Pick<StateProps, 'action' | 'isPage'>) {
  const texts = useTexts('State', stateTexts);
  return (
    <Notice
      {...props}
      tone="neutral"
      drawing={bridge}
      title={texts.notFound}
      description={texts.notFoundNote}
    />
  );
}

export interface LoadingStateProps {
  /** Number of skeleton lines. @default 4 */
  lines?: number | undefined;
}

/** Content of unknown shape is loading. Where the shape is known, use `Skeleton`. */
export function LoadingState({ lines = 4 }: LoadingStateProps) {
  const { loading } = useCommonTexts();
  return (
    <output className={css.loading}>
      <span className={visuallyHidden}>{loading}</span>
      <SkeletonText lines={lines} />
    </output>
  );
}
