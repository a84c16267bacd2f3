import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import { masterDataList, type MasterDataName } from '@anzhu/api/test/masterData';
import { sql } from 'kysely';
import type { Tx } from '../src/platform/db/store.ts';
import type { TestApp } from './testApp.ts';
import { addOrder, addPendingOrder, addRoom, addShift, type Side } from './property.ts';

/** Stands in a name of every record of a hotel: who finds it in an answer has seen that hotel. */
export const marks: Record<Side, string> = { near: '近店所有', far: '远店机密' };

/** One record of every kind that a call can name, of one hotel. Ids; 0 where there is none. */
export interface Records extends Record<`${MasterDataName}Id`, number> {
  /** A number that no other records have. */
  serial: number;
  hotelId: number;
  typeId: number;
  discountId: number;
  orders: Record<'unpaid' | 'paid' | 'closed' | 'refundRequested', number>;
  rooms: Record<'vacant' | 'occupied' | 'awaitingCleaning' | 'isolated' | 'spare', number>;
  /** A charge of the paid order. */
  billLineId: number;
  /** Money of the paid order that waits to be given back. */
  payBackId: number;
  /** An invoice of the paid order. */
  invoiceId: number;
  /** A company with something on its account, and a receipt that the user has just entered. */
  debtorId: number;
  receiptId: number;
  /** A channel's booking that waits for the desk. */
  pendingOrderId: number;
  /** An open shift of the clerk, with 500 yuan in the drawer. */
  shiftId: number;
  /** Serial of the stay in the occupied room. */
  sn: string;
  /** Who is in the isolated room. */
  personId: number;
  /** A repair of the spare room, months ahead. */
  outOfOrderId: number;
  /** The front desk and one of its clerks. */
  deskId: number;
  clerkId: number;
  logId: number;
  healthTestId: number;
  materialId: number;
}

interface Wanted {
  side: Side;
  /** Whose log entry it is. */
  userId: number;
  /** Isolation rooms only, for those who see no others. */
  isIsolation?: boolean;
}

let last = 0;

/** Adds a row. @returns its id */
const idOf = async (adding: Promise<{ id: number }>): Promise<number> => (await adding).id;

async function addClerk(tx: Tx, mark: string, parent: number) {
  const deskId = await idOf(
    tx
      .insertInto('department')
      .values({ name: `${mark}前台`, role: 'hotel_member', parent_id: parent, status: 1 })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const clerkId = await idOf(
    tx
      .insertInto('app_user')
      .values({
        username: `clerk.${last}`,
        nick_name: mark,
        phone: '',
        department_id: deskId,
        heads: '',
        password_hash: '',
        created_time: '2026-01-01 00:00:00',
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return { deskId, clerkId };
}

/** Adds a discount. */
const addDiscount = (tx: Tx, mark: string, hotelId: number): Promise<number> =>
  idOf(
    tx
      .insertInto('discount')
      .values({
        hotel_id: hotelId,
        name: `${mark}${last}`,
        description: '',
        type: 1,
        discounts_type: 0,
        discounts: 1000,
        effect_type: 2,
        effect_condition: null,
        exclusive_type: 0,
        validity_time: '2026-12-31 23:59:59',
        picture: '',
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );

async function addRooms(
  tx: Tx,
  place: { hotelId: number; typeId: number },
  isIsolation: boolean,
): Promise<Pick<Records, 'rooms' | 'sn' | 'personId' | 'outOfOrderId'>> {
  const vacant = await addRoom(tx, place, { isIsolation });
  const occupied = await addRoom(tx, place, { status: RoomStatus.occupied, isIsolation });
  const dirty = await addRoom(tx, place, { status: RoomStatus.awaitingCleaning, isIsolation });
  const isolated = await addRoom(tx, place, { status: RoomStatus.occupied, isIsolation: true });
  const spare = await addRoom(tx, place, { isIsolation: true });
  const { id: personId } = await tx
    .selectFrom('isolation_person')
    .select('id')
    .where('room_id', '=', isolated.id)
    .executeTakeFirstOrThrow();
  const outOfOrderId = await idOf(
    tx
      .insertInto('room_block')
      .values({
        room_id: spare.id,
        from_day: '2026-08-01',
        to_day: '2026-08-02',
        reason: '更换空调',
        created_by: null,
        created_time: '2026-03-18 09:00:00',
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return {
    outOfOrderId,
    rooms: {
      vacant: vacant.id,
      occupied: occupied.id,
      awaitingCleaning: dirty.id,
      isolated: isolated.id,
      spare: spare.id,
    },
    sn: occupied.sn,
    personId,
  };
}

/** Writes the mark into what has names of its own. */
async function markAll(tx: Tx, mark: string, hotelId: number): Promise<void> {
  const marked = (column: string) => sql<string>`${mark} || ${sql.ref(column)}`;
  const unmarked = (column: string) => sql<boolean>`${sql.ref(column)} not like ${`${mark}%`}`;
  await tx.updateTable('hotel').set({ address: mark }).where('id', '=', hotelId).execute();
  for (const table of ['room', 'room_type', 'isolation_person'] as const) {
    await tx
      .updateTable(table)
      .set({ name: marked('name') })
      .where('hotel_id', '=', hotelId)
      .where(unmarked('name'))
      .execute();
  }
}

/** Adds an invoice that was asked for of an order. */
const addInvoice = (tx: Tx, orderId: number): Promise<number> =>
  idOf(
    tx
      .insertInto('invoice')
      .values({
        order_id: orderId,
        title: '抬头',
        tax_number: '',
        mail: '',
        amount: 100,
        state: 0,
        number: '',
        note: '',
        created_by: null,
        created_time: '2026-03-18 09:00:00',
        issued_time: null,
        void_reason: '',
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );

/** Adds money of an order that waits to be given back. */
async function addPayBack(tx: Tx, orderId: number): Promise<number> {
  await tx.updateTable('orders').set({ to_pay_back: 100 }).where('id', '=', orderId).execute();
  return idOf(
    tx
      .insertInto('pay_back')
      .values({
        order_id: orderId,
        amount: 100,
        method: 0,
        act: '修改预订',
        with_price: 0,
        asked_by: null,
        asked_time: '2026-03-18 09:00:00',
        decided_by: null,
        decided_time: null,
        line_id: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
}

/** Adds a charge to the bill of an order. */
/** A charge that the user has just entered. */
const addBillLine = (tx: Tx, orderId: number, userId: number): Promise<number> =>
  idOf(
    tx
      .insertInto('bill_line')
      .values({
        order_id: orderId,
        kind: 1,
        amount: 2800,
        method: 0,
        note: '早餐',
        created_by: userId,
        created_time: '2026-03-18 09:50:00',
        voided_by: null,
        voided_time: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );

/** A company that owes 600, of which the user has just entered 100. */
async function addDebtor(
  tx: Tx,
  { place, userId, name }: { place: Parameters<typeof addOrder>[1]; userId: number; name: string },
) {
  const { hotelId } = place;
  const orderId = await addOrder(tx, place, {
    status: OrderStatus.completed,
    arrive_time: '2026-03-15 14:00:00',
    leave_time: '2026-03-17 12:00:00',
  });
  const { id: debtorId } = await tx
    .insertInto('company')
    .values({
      hotel_id: hotelId,
      name,
      tax_number: '',
      contact: '',
      contact_phone: '',
      share: 90,
      credit_limit: 500_000,
      until: '2030-12-31',
      remark: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const entered = { created_by: userId, created_time: '2026-03-18 09:50:00' };
  const counts = { voided_by: null, voided_time: null, note: '' };
  const line = { order_id: orderId, kind: 3 as const, amount: 60_000, method: 4 as const };
  await tx
    .insertInto('bill_line')
    .values([
      { ...entered, ...counts, ...line, company_id: debtorId },
      { ...entered, ...counts, ...line, kind: 1, method: 0 },
    ])
    .execute();
  const paid = { company_id: debtorId, amount: 10_000, method: 3 as const };
  const { id: receiptId } = await tx
    .insertInto('company_receipt')
    .values({ ...entered, ...counts, ...paid, received_day: '2026-03-18' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { debtorId, receiptId };
}

async function addLog(tx: Tx, mark: string, { hotelId, userId }: Record<string, number>) {
  return idOf(
    tx
      .insertInto('log')
      .values({
        type: 0,
        sketch: mark,
        target_kind: 'room',
        target_id: 1,
        hotel_id: hotelId ?? null,
        user_id: userId ?? null,
        create_by: 'somebody',
        address: '',
        request_id: '',
        created_time: '2026-03-18 09:00:00',
        before_values: null,
        after_values: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
}

/** Makes records of a hotel; those whose calls are not built yet are left out. */
export async function makeRecords(
  testApp: TestApp,
  { side, userId, isIsolation = false }: Wanted,
): Promise<Records> {
  last += 1;
  const serial = last;
  const mark = marks[side];
  const { hotelId, typeId } = testApp.property[side];
  const made = await testApp.put(async (tx) => {
    const place = { hotelId, typeId };
    const order = (status: OrderStatus) =>
      addOrder(tx, place, { status, booker_name: mark, customer_name: mark });
    const orders = {
      unpaid: await order(OrderStatus.unpaid),
      paid: await order(OrderStatus.paid),
      closed: await order(OrderStatus.closed),
      refundRequested: await order(OrderStatus.refundRequested),
    };
    const rooms = await addRooms(tx, place, isIsolation);
    await markAll(tx, mark, hotelId);
    const clerk = await addClerk(tx, mark, testApp.people.departments[side]);
    return {
      ...rooms,
      orders,
      billLineId: await addBillLine(tx, orders.paid, userId),
      payBackId: await addPayBack(tx, orders.paid),
      invoiceId: await addInvoice(tx, orders.paid),
      ...(await addDebtor(tx, {
        place,
        userId,
        name: `欠${mark}${serial}`,
      })),
      pendingOrderId: await addPendingOrder(tx, place, { externalId: `P${serial}`, name: mark }),
      discountId: await addDiscount(tx, mark, hotelId),
      ...clerk,
      shiftId: await addShift(tx, { hotelId, clerkId: clerk.clerkId }),
      logId: await addLog(tx, mark, { hotelId, userId }),
    };
  });
  const clerk = side === 'near' ? 'manager' : 'farManager';
  const material = await testApp.as(clerk, 'applyForMaterial', {
    applyThing: mark,
    applyNum: 1,
    thingUnit: '件',
    applyRemarks: '',
    emergencyLevel: 0,
  });
  const test = await testApp.as(clerk, 'addHealthTest', {
    uId: made.personId,
    checkType: 0,
    checkRes: 38,
    checkTime: '2026-03-18 09:00:00',
  });
  const ids: Partial<Records> = {};
  for (const { isHotels, editor, add, form, id } of masterDataList) {
    if (!isHotels) continue;
    const added = { ...form, name: `${mark}${serial}`, hotelId };
    const { data } = await testApp.as(editor === 'admin' ? 'admin' : clerk, add, added);
    ids[id] = Number(data?.id ?? 0);
  }
  return {
    ...made,
    ...(ids as Record<`${MasterDataName}Id`, number>),
    serial,
    hotelId,
    typeId,
    materialId: Number(material.data?.id ?? 0),
    healthTestId: Number(test.data?.id ?? 0),
  };
}
