import { http, HttpResponse, ws, type AnyHandler } from 'msw';
import { Secret, TOTP } from 'otpauth';
import { livePath } from '../../packages/api/src/contract/live.ts';
import { momentOf } from '../../packages/api/src/rules/localTime.ts';
import { createClient, type Client } from '../../packages/api/src/client/createClient.ts';
import type { Tx } from '../../apps/server/src/platform/db/store.ts';
import type { Backend } from './backend.ts';
import { type Account, accounts, tokenOf } from './world/staff.ts';
import { now } from './world/time.ts';

export { fail, mock, never, refuse } from './override.ts';
export { accounts, password, tokenOf, waitingCode, type Account } from './world/staff.ts';
export { now } from './world/time.ts';

/** The hotels of a story, on the server's own handlers. */
export interface Hotel {
  /** Changes the store directly, in one transaction. */
  write(work: (tx: Tx) => Promise<unknown>): Promise<void>;
  /** Reads the store. */
  db: Backend['server']['store']['db'];
  /** What another user does meanwhile. */
  as(account: Account): Client;
  /** Changes the server's configuration. */
  configure(change: Partial<Backend['server']['config']>): void;
  /** Connects the server with an invoice service; null removes it. */
  connect(invoicing: Backend['server']['invoicing']): void;
  /** The next code of a user's authenticator app, half a minute later: each is accepted once. */
  totpCode(account: Account): Promise<string>;
}

let backend: Backend | null = null;
/** From the end of a story until the next has opened its hotel: a call is one of the story that ended. */
let isBetweenStories = false;
const faults: unknown[] = [];

/** The hotels that the story plays in. */
export function hotel(): Hotel {
  if (!backend) throw new Error('the story has opened no hotel');
  const { respond, server, forward } = backend;
  return {
    write: async (work) => void (await server.store.write(work)),
    db: server.store.db,
    configure: (change) => void Object.assign(server.config, change),
    connect: (invoicing) => void Object.assign(server, { invoicing }),
    async totpCode(account) {
      const { totp_pending, totp_secret } = await server.store.db
        .selectFrom('second_factor')
        .select(['totp_pending', 'totp_secret'])
        .where('id', '=', accounts.indexOf(account) + 1)
        .executeTakeFirstOrThrow();
      forward(30);
      const secret = Secret.fromBase32(totp_pending || totp_secret);
      return new TOTP({ secret }).generate({ timestamp: server.clock.now() });
    },
    as: (account) =>
      createClient({
        base: () => location.origin,
        token: () => tokenOf(account),
        fetch: async (url, init) => (await respond(new Request(url, init))) ?? HttpResponse.error(),
      }),
  };
}

const storyTime = (): number => momentOf(now);

/** Opens a fresh copy of the hotels for a story. @returns what closes it */
export async function openHotel(time = storyTime): Promise<() => Promise<void>> {
  isBetweenStories = true;
  const { openBackend } = await import('./backend.ts');
  faults.length = 0;
  const opened = await openBackend(time, (error) => faults.push(error)).finally(() => {
    isBetweenStories = false;
  });
  backend = opened;
  return async () => {
    if (backend === opened) {
      backend = null;
      isBetweenStories = true;
    }
    await opened.close();
  };
}

/** Throws what broke inside the server while the story ran. */
export function refuseFaults(): void {
  if (faults.length > 0) throw new Error('服务器出错', { cause: faults[0] });
}

/** Hands every call of a story that has opened a hotel to the server. `refuse` responds to any other request. */
export const serverHandlers = (
  isCall: (request: Request) => boolean,
  refuse: (request: Request) => Response | Promise<Response>,
): AnyHandler[] => [
  http.all(
    ({ request }) =>
      (isBetweenStories || backend !== null) &&
      (isCall(request) || (backend?.hasPicture(request) ?? false)),
    async ({ request }) => {
      // The story of this call has ended, and its server is closed.
      if (!backend) return HttpResponse.error();
      return (await backend.respond(request)) ?? refuse(request);
    },
  ),
  ws.link(`*${livePath}`).addEventListener('connection', ({ client, info }) => {
    void backend?.connect(client, [info.protocols ?? []].flat());
  }),
];
