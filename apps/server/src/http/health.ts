import { stepsOf } from '../db/migrate.ts';
import type { Server } from '../server.ts';
import { textAnswer } from './answer.ts';

/** How long the database may take to say that it is there, in milliseconds. */
const patience = 2000;

/** True when the database answers in time, and has taken every step of the schema. */
async function isDatabaseReady({ store }: Server): Promise<boolean> {
  const asked = stepsOf(store.db).then(
    ({ missing }) => missing.length === 0,
    () => false,
  );
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((done) => {
    timer = setTimeout(() => done(false), patience);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

/** True when calls can be answered: the database is there and up to date, and nothing is stopping. */
const isReady = async (server: Server): Promise<boolean> =>
  !server.stopping.aborted && (await isDatabaseReady(server));

/** `/healthz/live`: the process answers. Who asks this restarts what does not. */
export const liveAnswer = (): Promise<Response> => textAnswer(JSON.stringify({ live: true }));

/** `/healthz/ready`: HTTP 200 while calls can be answered, else 503. Who asks this sends callers on. */
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
