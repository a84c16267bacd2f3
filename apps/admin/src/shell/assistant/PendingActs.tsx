import { LazyDialog, lazy } from '@anzhu/ui/LazyBoundary';
import { liveUrl, openPush } from '@anzhu/api/client/live';
import {
  confirmAct,
  listPendingActs,
  refuseAct,
  type PendingAct,
} from '@anzhu/api/contract/assistant';
import { actsProtocol } from '@anzhu/api/contract/live';
import { PendingActsButton } from '@anzhu/domain/assistant';
import { useEffect, useState } from 'react';
import { config } from '../../config.ts';
import { useAction } from '../../data/useAction.ts';
import { useCall } from '../../data/useCall.ts';
import { readSession } from '../../session/store.ts';

const PendingActsDialog = lazy(() =>
  import('@anzhu/domain/assistant').then((part) => ({ default: part.PendingActsDialog })),
);

const none = {};
const noActs: readonly PendingAct[] = [];
const changed = { refresh: [listPendingActs] } as const;

/** What the server sends while nothing has changed. */
const heartbeat = '[]';

/** 待确认的操作 of the signed-in user, live: a notice in the top bar, and the dialog that it opens. */
export function PendingActs() {
  const { data: acts = noActs, retry: reload } = useCall(listPendingActs, none);
  const confirm = useAction(confirmAct, changed);
  const refuse = useAction(refuseAct, changed);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const push = openPush({
      url: liveUrl(config().apiBase, window.location.origin),
      token: () => readSession()?.token ?? null,
      protocol: actsProtocol,
      onMessage: (message) => {
        if (message !== heartbeat) void reload();
      },
      onState: () => undefined,
      onReload: () => void reload(),
    });
    return push.close;
  }, [reload]);
  return (
    <>
      <PendingActsButton count={acts.length} onPress={() => setOpen(true)} />
      {isOpen && (
        <LazyDialog onClose={() => setOpen(false)}>
          <PendingActsDialog
            acts={acts}
            onConfirm={({ id }) => confirm({ id })}
            onRefuse={({ id }) => refuse({ id })}
            onClose={() => setOpen(false)}
          />
        </LazyDialog>
      )}
    </>
  );
}
