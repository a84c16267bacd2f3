import { createClient } from '@anzhu/api/client';
import { setDeskOffered } from '@anzhu/api/contract/desk';
import { notify } from '@anzhu/ui/Notification';
import { setServerClock } from '../clock.ts';
import { config, pictures } from '../config.ts';
import { reportSessionLoss } from './loss.ts';
import { keepSessionEnd, readSession } from './store.ts';

/** The one client of the app: its base and its token are read at every call. */
export const client = createClient({
  base: () => config().apiBase,
  pictures,
  token: () => readSession()?.token ?? null,
  onClock: setServerClock,
  onSessionEnd: keepSessionEnd,
  onSessionLost: (error, { changes }) => reportSessionLoss(error.message, changes),
  onUnknown: ({ isDesk }) => {
    if (isDesk) setDeskOffered(false);
  },
  onNotice: (error) => notify({ message: error.message, tone: 'danger' }),
});
