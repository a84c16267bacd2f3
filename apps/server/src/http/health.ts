import { sql } from 'kysely';
import type { Server } from '../server.ts';
import { jsonAnswer } from './answer.ts';

/** How long the database may take to say that it is there, in milliseconds. */
const patience = 2000;

/** True when the database answers in time. */
async function isReady({ store }: Server): Promise<boolean> {
  const asked = sql`select 1`.execute(store.db).then(
    () => true,
    () => false,
  );
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((done) => {
    timer = setTimeout(() => done(false), patience);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

/** `/healthz`: live as soon as it answers; ready (HTTP 200, else 503) while the database answers. */
export async function healthAnswer(server: Server, version: string): Promise<Response> {
  const ready = await isReady(server);
  const text = JSON.stringify({ live: true, ready, version });
  return jsonAnswer(text, null, ready ? 200 : 503);
}
