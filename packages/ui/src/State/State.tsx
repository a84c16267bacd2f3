import { CircleAlert, Inbox, Lock, MapPinOff } from '../Icon/index.ts';
import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { SkeletonText } from '../Skeleton/index.ts';
import { visuallyHidden } from '../theme/index.ts';
import { Notice } from './Notice.tsx';
import { loading } from './State.css.ts';

export interface EmptyStateProps {
  title: string;
  /** Why there is nothing, or what will be here. */
  description?: ReactNode;
  /** The next step, as a button. */
  action?: ReactNode;
}

/** There is nothing, and that is no error: say why, and offer the next step. */
export function EmptyState({ title, description, action }: EmptyStateProps) {
  return (
    <Notice
      tone="neutral"
      icon={<Inbox size={20} />}
      title={title}
      description={description}
      action={action}
    />
  );
}

export interface ErrorStateProps {
  /** What went wrong, in the server's words where it gave some. */
  message: string;
  /** Tries again; the button is pending while a promise of it runs. */
  onRetry?: (() => void | Promise<void>) | undefined;
}

/** It could not be loaded: what went wrong, and 重试. Read aloud when it comes. */
export function ErrorState({ message, onRetry }: ErrorStateProps) {
  return (
    <Notice
      role="alert"
      tone="cinnabar"
      icon={<CircleAlert size={20} />}
      title="加载失败"
      description={message}
      action={onRetry && <Button onPress={onRetry}>重试</Button>}
    />
  );
}

/** This account may not see it: says whom to ask. */
export function NoPermissionState() {
  return (
    <Notice
      tone="amber"
      icon={<Lock size={20} />}
      title="没有权限"
      description="当前账号不能使用此页面。如需使用，请联系管理员开通。"
    />
  );
}

/** There is no such page: `action` leads on, as a link to 工作台. */
export function NotFoundState({ action }: { action?: ReactNode }) {
  return (
    <Notice
      tone="neutral"
      icon={<MapPinOff size={20} />}
      title="页面不存在"
      description="地址可能有误，或页面已被移走。"
      action={action}
    />
  );
}

/** Something of unknown shape is on its way. Where the shape is known, use `Skeleton`. */
export function LoadingState() {
  return (
    <output className={loading}>
      <span className={visuallyHidden}>加载中</span>
      <SkeletonText lines={4} />
    </output>
  );
}
