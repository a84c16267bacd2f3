import type { ReactNode } from 'react';
import { Lock, MapPinOff } from '../Icon/index.ts';
import { bridge, closedGate } from '../Roofs/index.ts';
import { SkeletonText } from '../Skeleton/Skeleton.tsx';
import { visuallyHidden } from '../theme/index.ts';
import { Notice, type StateProps } from './ErrorState.tsx';
import * as css from './State.css.ts';

export interface NoPermissionStateProps extends StateProps {
  /** How to get the permission. By default: contact the administrator. */
  description?: ReactNode;
}

/** The account has no permission: states how to get it. */
export function NoPermissionState({
  description = '当前账号不能使用此页面。如需使用，请联系管理员开通。',
  action,
  isCompact = false,
  isPage,
}: NoPermissionStateProps) {
  const icon = <Lock size={isCompact ? 16 : 20} />;
  return (
    <Notice
      {...{ description, action, isCompact, isPage, icon }}
      tone="warning"
      title="没有权限"
      drawing={closedGate}
    />
  );
}

export interface NotFoundStateProps extends StateProps {
  /** For a record: 找不到该订单. @default '页面不存在' */
  title?: string | undefined;
  /** Why that may be. */
  description?: ReactNode;
}

/** No such page or record: `action` is the next step, such as a link to 工作台. */
export function NotFoundState({
  title = '页面不存在',
  description = '地址可能有误，或页面已被移走。',
  action,
  isCompact = false,
  isPage,
}: NotFoundStateProps) {
  const icon = <MapPinOff size={isCompact ? 16 : 20} />;
  return (
    <Notice
      {...{ title, description, action, isCompact, isPage, icon }}
      tone="neutral"
      drawing={bridge}
    />
  );
}

export interface LoadingStateProps {
  /** Number of skeleton lines. @default 4 */
  lines?: number | undefined;
}

/** Content of unknown shape is loading. Where the shape is known, use `Skeleton`. */
export function LoadingState({ lines = 4 }: LoadingStateProps) {
  return (
    <output className={css.loading}>
      <span className={visuallyHidden}>加载中</span>
      <SkeletonText lines={lines} />
    </output>
  );
}
