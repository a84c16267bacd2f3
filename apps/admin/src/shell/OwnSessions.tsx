import { lazy, LazyBoundary } from '@anzhu/ui/LazyBoundary';
import { endOtherSessions, endSession, listSessions } from '@anzhu/api/contract/ownSessions';
import { OwnSessionsDialog } from '@anzhu/domain/session';
import { config } from '../config.ts';
import { useAction } from '../data/useAction.ts';
import { useCall } from '../data/useCall.ts';

const OwnKeys = lazy(() =>
  import('./assistant/OwnKeys.tsx').then((part) => ({ default: part.OwnKeys })),
);

const none = {};
const changed = { refresh: [listSessions] } as const;

/** 我的登录 of the signed-in user. Each opening reads them again. */
export function OwnSessions({ onClose }: { onClose: () => void }) {
  const { data, isLoading, error, retry } = useCall(listSessions, none);
  const end = useAction(endSession, changed);
  const endOthers = useAction(endOtherSessions, changed);
  return (
    <OwnSessionsDialog
      sessions={data}
      isLoading={isLoading}
      error={error && { message: error.message, onRetry: retry }}
      onEnd={({ id }) => end({ id })}
      onEndOthers={() => endOthers({})}
      onClose={onClose}
    >
      {config().assistants && (
        <LazyBoundary pending={null}>
          <OwnKeys />
        </LazyBoundary>
      )}
    </OwnSessionsDialog>
  );
}
