import type { Contract } from '@anzhu/api/contract';
import type { Id } from '@anzhu/api/contract/codecs';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import { OrderStatus } from '@anzhu/api/contract/order';
import { nights } from '@anzhu/api/rules/stayDates';
import { type LocalTime, rowId } from '../../platform/db/column.ts';
import type { Tx } from '../../platform/db/store.ts';
import { OrderSource } from '../../platform/db/tables/order.ts';
import { invalid } from '../../platform/refusal.ts';
import { discounted } from '../order/discounted.ts';
import { provinceOf } from '../order/provinceOf.ts';
import type { CheckInOrder } from './checkInOrder.ts';
import type { RoomRow } from './read.ts';

/** Makes the order of guests who came without one: they pay the best price there is. */
export async function walkInOrder(
  tx: Tx,
  room: RoomRow,
  { input, time }: { input: InputOf<Contract['checkIn']>; time: LocalTime },
): Promise<CheckInOrder> {
  const { estimatedCheckIn, estimatedCheckOut } = input;
  const count = nights(estimatedCheckIn, estimatedCheckOut);
  const province = provinceOf(input.province);
  const { fee } = await tx
    .selectFrom('room_type')
    .select('fee')
    .where('id', '=', room.room_type_id)
    .executeTakeFirstOrThrow();
  const pay = count * fee;
  const lastPay = await discounted(tx, { hotelId: room.hotel_id, pay, nights: count, time });
  const [first] = input.checkInfoList;
  const { id } = await tx
    .insertInto('orders')
    .values({
      hotel_id: room.hotel_id,
      room_type_id: room.room_type_id,
      status: OrderStatus.checkedIn,
      source: OrderSource.walkIn,
      province,
      customer_id: await customerOf(tx, input.customerId),
      customer_name: first?.name ?? '',
      booker_name: first?.name ?? '',
      phone: first?.number ?? '',
      idcard: first?.idcard ?? '',
      arrive_time: estimatedCheckIn,
      leave_time: estimatedCheckOut,
      nights: count,
      pay,
      last_pay: lastPay,
      refund_reason: '',
      refund_since: null,
      created_time: time,
      paid_time: time,
      channel: '',
      external_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, pay, lastPay, province, isNew: true };
}

/** A customer who is known already. */
async function customerOf(tx: Tx, given: Id | undefined): Promise<number | null> {
  if (given === undefined) return null;
  const customer = await tx
    .selectFrom('customer')
    .select('id')
    .where('id', '=', rowId(given))
    .executeTakeFirst();
  if (!customer) throw invalid('customerId', '客户不存在');
  return customer.id;
}
