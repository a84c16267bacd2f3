import { Code, codeMessage } from '@anzhu/api/contract/envelope';
import type { Selectable } from 'kysely';
import type { Origin, Session } from '../../platform/caller.ts';
import { localTime } from '../../platform/clock.ts';
import { rowId } from '../../platform/db/column.ts';
import { ActState } from '../../platform/db/tables/assistant.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict, notFound, Refusal, refusalIn } from '../../platform/refusal.ts';
import type { Server } from '../../platform/server.ts';
import { assistantOf } from '../../platform/session/assistantKeys.ts';
import { actKey } from './cutActs.ts';
import { describeAct } from './describe.ts';
import { actEntry, callOf, readPendingActs, refuseWhereOff, toPendingAct } from './queries.ts';
import { type Acting, callForAssistant } from './subjects.ts';
import type { Tables } from '../../platform/db/tables.ts';

type Row = Selectable<Tables['assistant_act']>;

/** The acts of the caller's assistants that wait, the earliest first. */
export const listPendingActs: Handler<'listPendingActs'> = async ({ session }, { store, clock }) =>
  (await readPendingActs(store.db, clock, session.userId)).map(toPendingAct);

const decided: Partial<Record<ActState, string>> = {
  [ActState.running]: '操作正在执行',
  [ActState.done]: '操作已经执行过',
  [ActState.failed]: '操作已经决定过',
  [ActState.refused]: '操作已经拒绝或作废',
};

interface Decider {
  session: Session;
  origin: Origin;
}

/**
 * Decides on an act of a user that waits: of two decisions at once one wins.
 * @throws Refusal for one that is decided or expired, and for another person's as for one that does not exist
 */
const decide = (
  { store, clock }: Server,
  { session, origin }: Decider,
  { id, state }: { id: number; state: ActState },
): Promise<Row> =>
  store.change({ session, origin }, async (tx) => {
    const { userId } = session;
    const taken = await tx
      .updateTable('assistant_act')
      .set({ state })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('state', '=', ActState.waiting)
      .where('expires_time', '>', localTime(clock.now()))
      .returningAll()
      .executeTakeFirst();
    const isRefused = state === ActState.refused;
    const log = taken && isRefused ? actEntry(session, taken, '拒绝') : null;
    if (taken) return { data: taken, log, events: [{ userId }] };
    const found = await tx
      .selectFrom('assistant_act')
      .select('state')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!found) throw notFound('操作');
    throw conflict(decided[found.state] ?? '操作已过期，请让助手重新提出');
  });

/**
 * Makes the call of an act that its user has confirmed, as the assistant with the key may make it by now.
 * @returns the data of the call
 * @throws Refusal as the call, and where what was shown has changed
 */
async function execute(acting: Omit<Acting, 'assistant'>, act: Row): Promise<unknown> {
  const { server } = acting;
  const assistant = await assistantOf(server.store.db, server.clock, act.key_id);
  const own = { ...acting, assistant };
  const input = JSON.parse(act.act_input) as Record<string, unknown>;
  const { facts } = await describeAct(own, callOf(act), input);
  if (JSON.stringify(facts) !== act.act_facts) {
    throw conflict('所示内容已变化，没有执行，请让助手重新提出');
  }
  const envelope = await callForAssistant(own, callOf(act), input, actKey(act));
  const refusal = refusalIn(envelope);
  if (refusal) throw refusal;
  return envelope.data;
}

/** Confirms an act: it is made once, by the rules as they are now. */
export const confirmAct: Handler<'confirmAct'> = async (
  { input, session, origin, run },
  server,
) => {
  refuseWhereOff(server.config);
  const by = { session, origin };
  const act = await decide(server, by, { id: rowId(input.id), state: ActState.running });
  try {
    // A caller who leaves has confirmed it all the same.
    const { signal } = new AbortController();
    const made = await execute({ server, run, origin, signal }, act);
    await finish(server, by, { id: act.id, state: ActState.done, result: made ?? null });
    return { outcome: 'done', message: null };
  } catch (error) {
    const message = error instanceof Refusal ? error.message : codeMessage[Code.internal];
    await finish(server, by, { id: act.id, state: ActState.failed, result: message });
    if (!(error instanceof Refusal)) throw error;
    return { outcome: 'failed', message };
  }
};

/** Refuses an act: it is not made. */
export const refuseAct: Handler<'refuseAct'> = async ({ input, session, origin }, server) => {
  const id = rowId(input.id);
  await decide(server, { session, origin }, { id, state: ActState.refused });
  return null;
};

/** Stores what became of an act. */
const finish = (
  { store }: Server,
  { session, origin }: Decider,
  { id, state, result }: { id: number; state: ActState; result: unknown },
): Promise<null> =>
  store.change({ session, origin }, async (tx) => {
    await tx
      .updateTable('assistant_act')
      .set({ state, act_result: JSON.stringify(result) })
      .where('id', '=', id)
      .execute();
    return { data: null, log: null, events: [{ userId: session.userId }] };
  });
