import { Button } from '../Button/index.ts';
import { Skeleton, SkeletonText } from '../Skeleton/index.ts';
import { body, failed, fixedBody, frame, group, tool, toolbar } from './RichText.css.ts';

/** The tools of each group: the skeleton wraps as the toolbar does. */
const groups = { letters: 3, blocks: 4, things: 2, steps: 2 };

interface EditorSkeletonProps {
  /** The editor could not be loaded. */
  isFailed: boolean;
  onRetry: () => void | Promise<void>;
}

/** The editor's place until it is there, in its size. */
export function EditorSkeleton({ isFailed, onRetry }: EditorSkeletonProps) {
  return (
    <div className={frame()} aria-busy={!isFailed}>
      <div className={toolbar} aria-hidden="true">
        {Object.entries(groups).map(([name, count]) => (
          <div key={name} className={group}>
            {Array.from({ length: count }, (_none, place) => (
              <span key={place} className={tool}>
                <Skeleton width={16} height={16} />
              </span>
            ))}
          </div>
        ))}
      </div>
      <div className={body}>
        {isFailed ? (
          <div className={failed} role="alert">
            编辑器加载失败
            <Button size="small" onPress={onRetry}>
              重试
            </Button>
          </div>
        ) : (
          <div className={fixedBody}>
            <SkeletonText lines={3} />
          </div>
        )}
      </div>
    </div>
  );
}
