import type { Id } from '@anzhu/api/contract/codecs';
import { mayCall } from '@anzhu/api/contract/endpoint';
import { logPage } from '@anzhu/api/contract/log';
import type { TargetKind } from '@anzhu/api/contract/targetKind';
import { RecordHistory } from '@anzhu/domain/log';
import { LazyBoundary } from '@anzhu/ui/LazyBoundary';
import { useCall } from './useCall.ts';
import { useProfile } from './useProfile.ts';

/** Entries of a history that are shown. */
const page = { page: 1, size: 10 };

/** 操作记录 of a record, for those who may read logs; who has looked at it is apart. */
export function History({ kind, id }: { kind: TargetKind; id: Id }) {
  const { role } = useProfile();
  const mayRead = mayCall(logPage, role);
  const inputOf = (isView: boolean) =>
    mayRead ? { page, targetKind: kind, targetId: id, isView } : null;
  const changes = useCall(logPage, inputOf(false));
  const views = useCall(logPage, inputOf(true));
  if (!mayRead || changes.error) return null;
  return (
    <LazyBoundary pending={null} failed={null}>
      <RecordHistory
        changes={{ logs: changes.data?.records, total: changes.data?.total ?? 0 }}
        views={{ logs: views.data?.records, total: views.data?.total ?? 0 }}
      />
    </LazyBoundary>
  );
}
