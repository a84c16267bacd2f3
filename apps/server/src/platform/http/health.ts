import { stepsOf } from '../db/migrate.ts';
import type { Server } from '../server.ts';
import { textAnswer } from './answer.ts';

/** Time-out of the database check, in milliseconds. */
const timeoutMs = 2000;

/** True when the database responds in time and all migrations are applied. */
async function isDatabaseReady({ store }: Server): Promise<boolean> {
  const asked = stepsOf(store.db).then(
    ({ missing }) => missing.length === 0,
    () => false,
  );
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((done) => {
    timer = setTimeout(() => done(false), timeoutMs);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

/** True when calls can be served: database reachable and migrated, no shutdown in progress. */
const isReady = async (server: Server): Promise<boolean> =>
  !server.stopping.aborted && (await isDatabaseReady(server));

/** `/healthz/live`, the liveness probe: an orchestrator restarts the process when it fails. */
export const liveAnswer = (): Promise<Response> => textAnswer(JSON.stringify({ live: true }));

/**
 * `/healthz/ready`, the readiness probe: HTTP 200 while calls can be served, else 503, so that a
 * load balancer uses another instance.
 */
export async function readyAnswer(server: Server): Promise<Response> {
  const ready = await isReady(server);
  return textAnswer(JSON.stringify({ ready }), null, ready ? 200 : 503);
}

/** `/healthz`: both in one, with the version. */
export async function healthAnswer(server: Server, version: string): Promise<Response> {
  const ready = await isReady(server);
  const text = JSON.stringify({ live: true, ready, version });
  return textAnswer(text, null, ready ? 200 : 503);
}
