import { bridge, closedGate } from '../Roofs/index.ts';
import { SkeletonText } from '../Skeleton/Skeleton.tsx';
import { visuallyHidden } from '../theme/index.ts';
import { Notice, type StateProps } from './ErrorState.tsx';
import * as css from './State.css.ts';

/** The account has no permission: states how to get it. */
export function NoPermissionState({ isPage }: Pick<StateProps, 'isPage'>) {
  return (
    <Notice
      tone="warning"
      drawing={closedGate}
      title="没有权限"
      description="当前账号不能使用此页面。如需使用，请联系管理员开通。"
      isPage={isPage}
    />
  );
}

/** No such page: `action` is the next step, such as a link to 工作台. */
export function NotFoundState(props: Pick<StateProps, 'action' | 'isPage'>) {
  return (
    <Notice
      {...props}
      tone="neutral"
      drawing={bridge}
      title="页面不存在"
      description="地址可能有误，或页面已被移走。"
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
