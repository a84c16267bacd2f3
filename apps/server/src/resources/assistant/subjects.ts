import type { ActFact } from '@anzhu/api/contract/assistant';
import type { CallName } from '@anzhu/api/contract/assistantTools';
import type { Envelope } from '@anzhu/api/contract/envelope';
import { orderStatusLabel } from '@anzhu/api/contract/order';
import { roomStatusLabel } from '@anzhu/api/contract/room';
import { formatDay, formatMinute } from '@anzhu/api/rules/timeText';
import type { Origin } from '../../platform/caller.ts';
import { rowId } from '../../platform/db/column.ts';
import type { RunCall } from '../../platform/http/handler.ts';
import { notFound, refusalIn } from '../../platform/refusal.ts';
import type { Server } from '../../platform/server.ts';
import type { Assistant } from '../../platform/session/assistantKeys.ts';
import { narrowedTo } from '../../platform/session/scope.ts';

/** An assistant at work: it sees what its key may. */
export interface Acting {
  server: Server;
  run: RunCall;
  assistant: Assistant;
  origin: Origin;
  signal: AbortSignal;
}

/** Makes a call for an assistant; the log names its key. @returns its envelope */
export const callForAssistant = (
  { run, assistant, origin, signal }: Acting,
  name: CallName,
  input: object,
  requestKey?: string,
): Promise<Envelope> =>
  run(name, {
    session: assistant.session,
    input,
    origin: { ...origin, assistant: assistant.keyName },
    signal,
    ...(requestKey !== undefined && { requestKey }),
  });

/** Tries a call for an assistant: all of its rules are applied, and what it changes is rolled back. @returns its envelope */
export const dryRunForAssistant = (
  { server, run, assistant, origin, signal }: Acting,
  name: CallName,
  input: object,
): Promise<Envelope> =>
  run(name, {
    session: assistant.session,
    input,
    origin,
    signal,
    using: { store: server.store.forTrial() },
  });

/** The data of a reading call. @throws Refusal where it is refused */
export async function readFor(acting: Acting, name: CallName, input: object): Promise<unknown> {
  const envelope = await callForAssistant(acting, name, input);
  const refusal = refusalIn(envelope);
  if (refusal) throw refusal;
  return envelope.data;
}

/** What a record is recognised by, and the person in it: a name is shown apart, so that it passes for nothing else. */
export interface Subject {
  text: string;
  person?: ActFact | undefined;
}

type Lookup = (acting: Acting, id: string) => Promise<Subject>;

const personFact = (label: string, name: string | null): ActFact | undefined =>
  name === null || name === '' ? undefined : { label, value: name };

interface RoomWire {
  id: number;
  name: string;
  sn: string | null;
  roomTypeName: string | null;
  status: keyof typeof roomStatusLabel;
  guest: string | null;
  leaveTime: string | null;
}

/** A room as the assistant sees it. */
export const readRoom = (acting: Acting, id: string): Promise<RoomWire> =>
  readFor(acting, 'getRoom', { id }) as Promise<RoomWire>;

/** Number, type, status, and until when it is taken; who is in it. */
const room: Lookup = async (acting, id) => {
  const { name, roomTypeName, status, guest, leaveTime } = await readRoom(acting, id);
  const until = leaveTime === null ? null : `${formatMinute(leaveTime)} 离店`;
  const parts = [roomTypeName, roomStatusLabel[status], until];
  const text = `${name}（${parts.filter(Boolean).join('，')}）`;
  return { text, person: personFact(`${name} 的客人`, guest) };
};

interface OrderWire {
  id: number;
  name: string | null;
  roomTypeName: string | null;
  status: keyof typeof orderStatusLabel;
  estimatedCheckIn: string | null;
  estimatedCheckOut: string | null;
}

const order: Lookup = async (acting, id) => {
  const input = { page: { page: 1, size: 50 }, keyword: id };
  const data = (await readFor(acting, 'orderPage', input)) as { page: { records: OrderWire[] } };
  const found = data.page.records.find((one) => String(one.id) === id);
  if (!found) throw notFound('订单');
  const { name, roomTypeName, status, estimatedCheckIn, estimatedCheckOut } = found;
  const days = `${formatDay(estimatedCheckIn)} 至 ${formatDay(estimatedCheckOut)}`;
  const parts = [roomTypeName, days, orderStatusLabel[status]];
  const text = `${id}（${parts.filter(Boolean).join('，')}）`;
  return { text, person: personFact(`订单 ${id} 的预订人`, name) };
};

const roomType: Lookup = async (acting, id) => ({
  text: ((await readFor(acting, 'getRoomType', { id })) as { name: string }).name,
});

const hotel: Lookup = async ({ server, assistant }, id) => {
  const found = await server.store.db
    .selectFrom('hotel')
    .select('name')
    .where('id', '=', narrowedTo(assistant.session, rowId(id)) ?? 0)
    .executeTakeFirst();
  if (!found) throw notFound('酒店');
  return { text: found.name };
};

const outOfOrder: Lookup = async (acting, id) => {
  const found = await acting.server.store.db
    .selectFrom('room_block')
    .select(['room_id', 'from_day', 'to_day', 'reason'])
    .where('id', '=', rowId(id))
    .executeTakeFirst();
  const seen = found && (await callForAssistant(acting, 'getRoom', { id: found.room_id }));
  if (!seen || refusalIn(seen)) throw notFound('维修');
  const { name } = seen.data as RoomWire;
  return { text: `${name}，${found.from_day} 至 ${found.to_day}，${found.reason}` };
};

/** How a record is named that an id stands for, by the label of the id's field. */
const lookups: Readonly<Record<string, Lookup>> = {
  房间: room,
  当前房间: room,
  新房间: room,
  订单号: order,
  房型: roomType,
  酒店: hotel,
  维修编号: outOfOrder,
};

/**
 * The name of the record that an id stands for, by the label of its field; null for values that are no ids.
 * @throws Refusal for a record that does not exist, or that the assistant may not see, in the same words
 */
export async function nameSubject(
  acting: Acting,
  { label, value }: { label: ActFact['label']; value: string | number },
): Promise<Subject | null> {
  const lookup = Object.hasOwn(lookups, label) ? lookups[label] : undefined;
  return lookup ? lookup(acting, String(value)) : null;
}
