import { LineKind, PayMethod } from '@anzhu/api/contract/bill';
import { kindOfNumber } from '@anzhu/api/contract/document';
import { Guarantee } from '@anzhu/api/contract/guarantee';
import type { ImportedRow } from '@anzhu/api/rules/importedSheets';
import { momentOf } from '@anzhu/api/rules/localTime';
import { sexOfResidentId } from '@anzhu/api/rules/residentId';
import { invalid } from '../../platform/refusal.ts';
import { callFor, type Importing, resolved, type Wire } from './importRows.ts';

/**
 * Books rooms: by the hotel's prices, or one room at the price that was agreed.
 * @param at the moment at which they are booked
 * @returns the numbers of the orders
 */
async function book(
  importing: Importing,
  { lastPay, received = 0, method = PayMethod.other, ...booking }: Wire,
  at?: number,
): Promise<unknown[]> {
  const add = async (order: Wire): Promise<unknown[]> =>
    (await callFor<{ ids: unknown[] }>(importing, 'addOrder', order, at)).ids;
  const paid = Number(received) > 0 ? { received, method } : {};
  if (lastPay === undefined) return add({ ...booking, ...paid });
  const { hotelId, roomType, rooms, estimatedCheckIn, estimatedCheckOut } = booking;
  const nights = { hotelId, roomType, rooms, estimatedCheckIn, estimatedCheckOut };
  const quoted = await callFor<{ lastPay: number }>(importing, 'quoteBooking', nights, at);
  if (Number(lastPay) === quoted.lastPay) return add({ ...booking, ...paid });
  if (Number(rooms ?? 1) > 1) throw invalid('lastPay', '实付金额与房价不同的预订，一间一行');
  // What is received in full closes the price: it is received after it.
  const isBefore = Number(received) < quoted.lastPay;
  const isGuaranteed = booking['guarantee'] === Guarantee.guaranteed;
  const guarantee = isBefore || isGuaranteed ? {} : { guarantee: Guarantee.onArrival };
  const ids = await add({ ...booking, ...(isBefore ? paid : guarantee) });
  const [id] = ids;
  await callFor(importing, 'changePrice', { id, lastPay }, at);
  if (isBefore) return ids;
  const payment = { orderId: id, kind: LineKind.payment, amount: received, method };
  await callFor(importing, 'addBillLine', payment, at);
  return ids;
}

/** Books what a row of 预订 has, and gives it its room. */
export async function importOrder(importing: Importing, row: ImportedRow): Promise<void> {
  const { wire } = await resolved(importing, 'order', row);
  const { roomId, ...booking } = wire;
  const ids = await book(importing, booking);
  if (roomId === undefined) return;
  if (ids.length > 1) throw invalid('roomId', '多间的预订请在导入后排房');
  await callFor(importing, 'assignOrder', { orderId: ids[0], roomId });
}

/** The rows of the guests of each room, in the order of their first ones. */
export const staysOf = (rows: readonly ImportedRow[]): ImportedRow[][] => [
  ...Map.groupBy(rows, ({ values }) => `${values['hotelId'] ?? ''}\n${values['roomId']}`).values(),
];

const guestFields = [
  ...(['name', 'number', 'idcard', 'sex', 'documentKind'] as const),
  ...(['nationality', 'birthDate', 'entryDate', 'stayUntil'] as const),
];

/** A guest as a check-in takes it; sex and kind of document by the number where they are not given. */
function guestOf({ values }: ImportedRow): Wire {
  const number = String(values['idcard'] ?? '');
  const given = Object.fromEntries(guestFields.map((field) => [field, values[field]]));
  return {
    ...given,
    sex: given['sex'] ?? sexOfResidentId(number),
    documentKind: given['documentKind'] ?? kindOfNumber(number),
    number: given['number'] ?? '',
  };
}

/**
 * Checks in the guests of a room as of the moment at which they came: an order, what was received for it, the stay, a
 * deposit. A refusal names a guest by `checkInfoList.n.field`.
 */
export async function importStay(
  importing: Importing,
  first: ImportedRow,
  others: readonly ImportedRow[],
): Promise<void> {
  const guests = [first, ...others];
  const { wire, hotelId } = await resolved(importing, 'stay', first);
  const { estimatedCheckIn, estimatedCheckOut, lastPay, received, deposit, roomId: id } = wire;
  if (typeof estimatedCheckIn !== 'string') throw invalid('estimatedCheckIn', '入住时间不能为空');
  if (typeof estimatedCheckOut !== 'string') throw invalid('estimatedCheckOut', '离店时间不能为空');
  const at = momentOf(estimatedCheckIn);
  if (at > importing.clock.now()) throw invalid('estimatedCheckIn', '入住时间不能晚于现在');
  const room = await importing.store.db
    .selectFrom('room')
    .select('room_type_id')
    .where('id', '=', Number(id))
    .executeTakeFirstOrThrow();
  const method = wire['method'] ?? PayMethod.other;
  const phone = guests.map(({ values }) => values['number']).find((one) => one !== undefined);
  const [orderId] = await book(
    importing,
    {
      hotelId,
      roomType: room.room_type_id,
      estimatedCheckIn,
      estimatedCheckOut,
      name: wire['name'],
      number: phone,
      guarantee: Guarantee.onArrival,
      lastPay,
      received,
      method,
    },
    at,
  );
  const stay = {
    id,
    orderId,
    estimatedCheckIn,
    estimatedCheckOut,
    checkInfoList: guests.map(guestOf),
    acceptReserved: 1,
    confirmNames: 1,
    ...(deposit !== undefined && { deposit, depositMethod: method }),
  };
  await callFor(importing, 'checkIn', stay, at);
}
