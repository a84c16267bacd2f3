import { setImmediate } from 'node:timers/promises';
import { confirmMinutes, maxPendingActs } from '@anzhu/api/contract/assistant';
import type { CallName } from '@anzhu/api/contract/assistantTools';
import type { Endpoint } from '@anzhu/api/contract/endpoint';
import { Code } from '@anzhu/api/contract/envelope';
import { decodeWire, encodeWire } from '@anzhu/api/contract/wire';
import { localTime } from '../../platform/clock.ts';
import { ActState } from '../../platform/db/tables/assistant.ts';
import { conflict, notFound, Refusal } from '../../platform/refusal.ts';
import { describeAct } from './describe.ts';
import { type ActRow, readPendingActs, selectActs, toPendingAct } from './queries.ts';
import type { Acting } from './subjects.ts';

type Wire = Readonly<Record<string, unknown>>;

/** The input of a call as on the wire, without fields that the call does not have. @throws Refusal */
function checked(endpoint: Endpoint, given: unknown): Wire {
  const read = decodeWire(endpoint.input, given);
  if (!read.ok) throw new Refusal(Code.invalid, read.message, read.fields);
  const written = encodeWire(endpoint.input, read.value);
  if (!written.ok) throw new Refusal(Code.invalid, written.message, written.fields);
  return written.value as Wire;
}

/**
 * Stores an act that an assistant requests; its user is asked to confirm it. Nothing else changes.
 * @throws Refusal for an invalid input, for what the assistant may not see, and where too many acts wait
 */
export async function proposeAct(
  acting: Acting,
  { name, endpoint }: { name: CallName; endpoint: Endpoint },
  given: unknown,
): Promise<ReturnType<typeof toPendingAct>> {
  const { server, assistant, origin } = acting;
  const { store, clock } = server;
  const { session, keyId: key_id, keyName: key_name } = assistant;
  const { facts, input } = await describeAct(acting, name, checked(endpoint, given));
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
  const id = await store.change({ session, origin }, async (tx) => {
    if ((await readPendingActs(tx, clock, session.userId)).length >= maxPendingActs) {
      throw conflict(`待确认的操作已有 ${maxPendingActs} 项，请本人先处理`);
    }
    const added = await tx
      .insertInto('assistant_act')
      .values(act)
      .returning('id')
      .executeTakeFirstOrThrow();
    return { data: added.id, log: null, events: [{ userId: session.userId }] };
  });
  return toPendingAct({ id, ...act, key_name });
}

/** Where an act is, for the assistant that has requested it. */
export interface ActResult {
  state: 'waiting' | 'expired' | 'running' | 'unknown' | 'done' | 'failed' | 'refused';
  /** The data of the call that was made, or why it was not. */
  result: unknown;
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

const resultOf = ({ act_result }: ActRow): unknown =>
  act_result === null ? null : (JSON.parse(act_result) as unknown);
