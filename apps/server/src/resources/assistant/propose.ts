import { setImmediate } from 'node:timers/promises';
import { contract } from '@anzhu/api/contract';
import { type ActResult, confirmMinutes, maxPendingActs } from '@anzhu/api/contract/assistant';
import type { CallName } from '@anzhu/api/contract/assistantTools';
import type { Endpoint } from '@anzhu/api/contract/endpoint';
import { withWords } from '@anzhu/api/contract/toolSchemas';
import { localTime } from '../../platform/clock.ts';
import { ActState } from '../../platform/db/tables/assistant.ts';
import { conflict, notFound, refusalIn } from '../../platform/refusal.ts';
import { holdPassword } from '../../platform/session/credentials.ts';
import { checked } from './checkInput.ts';
import { withoutDefaults } from './defaults.ts';
import { describeAct } from './describe.ts';
import { type ActRow, callOf, readPendingActs, selectActs, toPendingAct } from './queries.ts';
import { type Acting, dryRunForAssistant } from './subjects.ts';

/**
 * Stores an act that an assistant requests; its user is asked to confirm it. Nothing else changes: the call is tried and
 * rolled back. The same act that waits already is that one.
 * @throws Refusal for an invalid input, for what the assistant may not see or the call would refuse now, and where too
 * many acts wait
 */
export async function proposeAct(
  acting: Acting,
  { name, endpoint }: { name: CallName; endpoint: Endpoint },
  given: unknown,
): Promise<ReturnType<typeof toPendingAct>> {
  const { server, assistant, origin } = acting;
  const { store, clock } = server;
  const { session, keyId: key_id, keyName: key_name } = assistant;
  const { facts, input } = await describeAct(
    acting,
    name,
    await withoutDefaults(acting, name, checked(endpoint, given)),
  );
  const refusal = refusalIn(await dryRunForAssistant(acting, name, input));
  if (refusal) throw refusal;
  const now = clock.now();
  const act = {
    user_id: session.userId,
    key_id,
    call: name,
    act_input: JSON.stringify(input),
    act_facts: JSON.stringify(facts),
    state: ActState.waiting,
    act_result: null,
    created_time: localTime(now),
    expires_time: localTime(now + confirmMinutes * 60_000),
  };
  return store.change({ session, origin }, async (tx) => {
    // Of two equal ones at once the second reads the first.
    await holdPassword(tx, session.userId);
    const pending = await readPendingActs(tx, clock, session.userId);
    const same = pending.find(
      (one) =>
        one.key_id === key_id &&
        one.call === name &&
        one.act_input === act.act_input &&
        one.act_facts === act.act_facts,
    );
    if (same) return { data: toPendingAct(same), log: null };
    if (pending.length >= maxPendingActs) {
      throw conflict(`待确认的操作已有 ${maxPendingActs} 项，请本人先处理`);
    }
    const added = await tx
      .insertInto('assistant_act')
      .values(act)
      .returning('id')
      .executeTakeFirstOrThrow();
    const data = toPendingAct({ ...added, ...act, key_name });
    return { data, log: null, events: [{ userId: session.userId }] };
  });
}

const stateNames: Record<ActState, ActResult['state']> = {
  [ActState.waiting]: 'waiting',
  [ActState.running]: 'running',
  [ActState.done]: 'done',
  [ActState.failed]: 'failed',
  [ActState.refused]: 'refused',
};

/** After the time in which it could be confirmed; one that still runs was cut off with the server. */
const lateNames: Partial<Record<ActState, ActResult['state']>> = {
  [ActState.waiting]: 'expired',
  [ActState.running]: 'unknown',
};

/**
 * What became of an act of the same key. While it is not decided, waits at most so many milliseconds.
 * @throws Refusal for an act of another key, as for one that does not exist
 */
export async function awaitAct(
  { server, assistant, signal }: Acting,
  id: number,
  milliseconds: number,
): Promise<ActResult> {
  const { store, clock, live, stopping } = server;
  const ending = AbortSignal.any([signal, stopping]);
  const end = performance.now() + milliseconds;
  const read = async (): Promise<ActResult> => {
    const row = await selectActs(store.db)
      .where('act.id', '=', id)
      .where('act.key_id', '=', assistant.keyId)
      .executeTakeFirst();
    if (!row) throw notFound('操作');
    const isLate = row.expires_time <= localTime(clock.now());
    const state = (isLate && lateNames[row.state]) || stateNames[row.state];
    return { state, result: resultOf(row) };
  };
  for (;;) {
    // Before it is read: what is decided meanwhile wakes it.
    const woken = live.waitForActs(
      assistant.session.userId,
      Math.max(0, end - performance.now()),
      ending,
    );
    const found = await read();
    const isOpen = found.state === 'waiting' || found.state === 'running';
    if (!isOpen || performance.now() >= end || ending.aborted) return found;
    await woken;
    await setImmediate();
  }
}

const resultOf = (row: ActRow): unknown =>
  row.act_result === null
    ? null
    : withWords(contract[callOf(row)].data, JSON.parse(row.act_result) as unknown);
