import { createHash } from 'node:crypto';
import { documentKey, kindOfNumber } from '@anzhu/api/contract/document';
import type { ExpectedGuest } from '@anzhu/api/contract/expectedGuest';
import { LogType } from '@anzhu/api/contract/log';
import { tooManyGuests } from '@anzhu/api/rules/bedCapacity';
import { orderAllows } from '@anzhu/api/rules/orderTransitions';
import type { Selectable } from 'kysely';
import type { Session } from '../../platform/caller.ts';
import { rowId } from '../../platform/db/column.ts';
import type { Db, LogEntry, Tx } from '../../platform/db/store.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { CallInput, Handler } from '../../platform/http/handler.ts';
import {
  conflict,
  invalid,
  itemFaults,
  type ItemFaults,
  refuseFaults,
} from '../../platform/refusal.ts';
import { lockOrder, orderFor, type OrderRow } from '../order/index.ts';
import { labelGuests } from '../stay/index.ts';
import { bookingsOf } from './changePlan.ts';
import { readOwnRoom } from './ownRoom.ts';

const columns = [
  'name',
  'document_kind',
  'idcard',
  'phone',
  'sex',
  'nationality',
  'birth_date',
  'entry_date',
  'stay_until',
] as const;

type Row = Pick<Selectable<Tables['expected_guest']>, (typeof columns)[number]>;

interface KnownRow extends Row {
  id: number;
}

const rowOf = (guest: ExpectedGuest): Row => ({
  name: guest.name,
  document_kind: guest.documentKind ?? kindOfNumber(guest.idcard ?? ''),
  idcard: guest.idcard ?? '',
  phone: guest.number ?? '',
  sex: guest.sex ?? null,
  nationality: guest.nationality ?? '',
  birth_date: guest.birthDate ?? '',
  entry_date: guest.entryDate ?? '',
  stay_until: guest.stayUntil ?? '',
});

const guestOf = (row: Row): ExpectedGuest => ({
  name: row.name,
  documentKind: row.document_kind,
  idcard: row.idcard || undefined,
  number: row.phone || undefined,
  sex: row.sex ?? undefined,
  nationality: row.nationality || undefined,
  birthDate: row.birth_date || undefined,
  entryDate: row.entry_date || undefined,
  stayUntil: row.stay_until || undefined,
});

/** The guests whom orders expect, by order. */
async function readExpected(db: Db, orderIds: readonly number[]): Promise<Map<number, KnownRow[]>> {
  const rows = await db
    .selectFrom('expected_guest')
    .select(['id', 'order_id', ...columns])
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('place')
    .execute();
  return Map.groupBy(rows, ({ order_id }) => order_id);
}

/** The lists of orders as one short text: a list that is replaced has new rows. */
const versionOf = (
  orders: readonly OrderRow[],
  expected: ReadonlyMap<number, KnownRow[]>,
): string => {
  const ids = orders
    .toSorted((one, other) => one.id - other.id)
    .map((order) => [order.id, expected.get(order.id)?.map((row) => row.id) ?? []]);
  return createHash('sha256').update(JSON.stringify(ids)).digest('hex').slice(0, 16);
};

/** The most guests of the room types of orders. */
async function readLoads(db: Db, orders: readonly OrderRow[]): Promise<Map<number, number>> {
  const types = orders.map((order) => order.room_type_id);
  const rows = await db
    .selectFrom('room_type')
    .select(['id', 'max_load'])
    .where('id', 'in', types)
    .execute();
  return new Map(rows.map(({ id, max_load: load }) => [id, load]));
}

/** The named order, whatever its status, or all of its group whose guests have not come. */
async function expectingOrders(
  db: Db,
  { id, scope }: CallInput<'expectedGuests'>,
  session: Session,
): Promise<readonly OrderRow[]> {
  if (scope !== 'group') return [await orderFor(db, id, session)];
  const { orders } = await bookingsOf(db, { id, scope }, { session, act: 'modify' });
  return orders.toSorted((one, other) => one.id - other.id);
}

/** The guests whom an order, or each order of its group, expects; who reads names is written down. */
export const expectedGuests: Handler<'expectedGuests'> = ({ input, session, origin }, { store }) =>
  store.change({ session, origin }, async (tx) => {
    const orders = await expectingOrders(tx, input, session);
    const loads = await readLoads(tx, orders);
    const expected = await readExpected(
      tx,
      orders.map(({ id }) => id),
    );
    const rooms = [];
    for (const order of orders) {
      rooms.push({
        orderId: order.id,
        roomTypeName: order.room_type_name,
        roomName: (await readOwnRoom(tx, order))?.name ?? null,
        maxLoad: loads.get(order.room_type_id) ?? 0,
        guests: (expected.get(order.id) ?? []).map(guestOf),
      });
    }
    const [log, ...others] = orders
      .filter(({ id }) => expected.has(id))
      .map((order): LogEntry => ({
        type: LogType.personalData,
        sketch: `查看订单 ${order.id} 的入住名单`,
        target: { kind: 'order', id: order.id },
        hotelId: order.hotel_id,
      }));
    const data = { rooms, seen: versionOf(orders, expected) };
    return { data, log: log ? [log, ...others] : null };
  });

/** Replaces the guests whom orders expect, all or none. Orders are locked by their ids, as everywhere. */
export const setExpectedGuests: Handler<'setExpectedGuests'> = (
  { input, session, origin },
  { store },
) =>
  store.change({ session, origin }, async (tx) => {
    refuseRepeated(input.rooms);
    const faults = itemFaults('rooms', 'orderId');
    const orders = await lockedOrders(tx, input, { session, faults });
    const loads = await readLoads(tx, orders);
    const byId = new Map(orders.map((order) => [order.id, order]));
    for (const [index, { orderId, guests }] of input.rooms.entries()) {
      const load = loads.get(byId.get(rowId(orderId))?.room_type_id ?? 0) ?? 0;
      await faults.at(index, () => {
        const tooMany = tooManyGuests(guests.length, load);
        return tooMany === null ? Promise.resolve() : Promise.reject(invalid('guests', tooMany));
      });
    }
    faults.refuse();
    const before = await readExpected(tx, [...byId.keys()]);
    if (input.seen !== undefined && input.seen !== versionOf(orders, before)) {
      throw conflict('入住名单刚被修改，请刷新后重试');
    }
    const logs: LogEntry[] = [];
    for (const { orderId, guests } of input.rooms) {
      const order = byId.get(rowId(orderId));
      if (!order) throw new Error('an order is lost');
      const [old, rows] = [before.get(order.id) ?? [], guests.map(rowOf)];
      if (isSame(old, rows)) continue;
      await replace(tx, order.id, rows);
      logs.push({
        type: LogType.dataChange,
        sketch: `登记订单 ${order.id} 的入住名单（${rows.length} 位）`,
        target: { kind: 'order', id: order.id },
        hotelId: order.hotel_id,
        before: labelGuests(old),
        after: labelGuests(rows),
      });
    }
    const [log, ...others] = logs;
    return { data: null, log: log ? [log, ...others] : null };
  });

/** Locks the orders of a call. Refuses those whose guests have come, or never will. */
async function lockedOrders(
  tx: Tx,
  { rooms }: CallInput<'setExpectedGuests'>,
  { session, faults }: { session: Session; faults: ItemFaults },
): Promise<OrderRow[]> {
  const sorted = [...rooms.entries()].toSorted(
    ([, one], [, other]) => rowId(one.orderId) - rowId(other.orderId),
  );
  const orders: OrderRow[] = [];
  for (const [index, { orderId }] of sorted) {
    const order = await faults.at(index, async () => {
      const { id } = await orderFor(tx, orderId, session);
      await lockOrder(tx, id);
      const locked = await orderFor(tx, orderId, session);
      const { reason } = orderAllows('expectGuests', locked);
      if (reason) throw conflict(reason);
      return locked;
    });
    if (order) orders.push(order);
  }
  faults.refuse();
  return orders;
}

/** Refuses a document that two guests of a call have. */
function refuseRepeated(rooms: CallInput<'setExpectedGuests'>['rooms']): void {
  const seen = new Set<string>();
  const faults: Record<string, string> = {};
  for (const [index, { guests }] of rooms.entries()) {
    for (const [place, { idcard }] of guests.entries()) {
      if (idcard === undefined) continue;
      const key = documentKey(idcard);
      if (seen.has(key))
        faults[`rooms.${index}.guests.${place}.idcard`] = '证件号码与前面的入住人重复';
      seen.add(key);
    }
  }
  refuseFaults(faults);
}

const isSame = (before: readonly Row[], after: readonly Row[]): boolean =>
  before.length === after.length &&
  before.every((row, place) => columns.every((column) => row[column] === after[place]?.[column]));

async function replace(tx: Tx, orderId: number, rows: readonly Row[]): Promise<void> {
  await tx.deleteFrom('expected_guest').where('order_id', '=', orderId).execute();
  if (rows.length === 0) return;
  await tx
    .insertInto('expected_guest')
    .values(rows.map((row, place) => ({ order_id: orderId, place, ...row })))
    .execute();
}
