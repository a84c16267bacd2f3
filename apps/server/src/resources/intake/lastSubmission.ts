import { Guarantee } from '@anzhu/api/contract/guarantee';
import type { intakeOrder as contract } from '@anzhu/api/contract/intake';
import { OrderStatus } from '@anzhu/api/contract/order';
import type { Db, Tx } from '../../platform/db/store.ts';
import type { Booked } from './channelOrders.ts';
import type { BookedType, Input, Submission } from './orderInput.ts';

export type Field = keyof typeof contract.input.shape;

/** A submission for the order of one room. */
export type RoomSubmission = Omit<Submission, 'type'> & {
  type: Pick<BookedType, 'id' | 'hotel_id'>;
};

/** What a channel has sent last of a booking, by its first order; null of one from before this was kept. */
export async function readLast(db: Db, orderId: number): Promise<Input | null> {
  const row = await db
    .selectFrom('channel_submission')
    .select('sent')
    .where('id', '=', orderId)
    .executeTakeFirst();
  return row ? (JSON.parse(row.sent) as Input) : null;
}

/** Keeps what a channel has sent; what is left out stays as it was sent before. */
export async function keepLast(tx: Tx, orderId: number, input: Input): Promise<void> {
  const last = await readLast(tx, orderId);
  const sent = JSON.stringify({ ...last, ...input });
  await tx
    .insertInto('channel_submission')
    .values({ id: orderId, sent })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ sent }))
    .execute();
}

/** The fields that a channel sends otherwise than before. */
export const changedFields = (input: Input, last: Input): ReadonlySet<Field> =>
  new Set(
    (Object.keys(input) as Field[]).filter(
      (field) => input[field] !== undefined && input[field] !== last[field],
    ),
  );

const stayFields = ['roomType', 'estimatedCheckIn', 'estimatedCheckOut'] as const;

/** Whether the sums of a submission are those of what it changes: of other nights, another room type, or a payment. */
const isPriced = (input: Input, changed: ReadonlySet<Field>): boolean =>
  stayFields.some((field) => changed.has(field)) ||
  (changed.has('status') && input.status === OrderStatus.paid) ||
  (changed.has('guarantee') && input.guarantee === Guarantee.prepaid);

/**
 * A submission for an order of its booking: the fields that the channel has changed, all others as the order has them by
 * now, since the desk may have changed them.
 */
export function rebased(
  submission: Submission,
  order: Booked,
  changed: ReadonlySet<Field>,
): RoomSubmission {
  const { input, type } = submission;
  const isNamed = changed.has('hotelId') || changed.has('roomType');
  const stored = {
    name: order.booker_name,
    number: order.phone,
    source: order.source_name,
    estimatedCheckIn: order.arrive_time,
    estimatedCheckOut: order.leave_time,
  };
  const isHeldAnew =
    order.status === OrderStatus.unpaid &&
    (changed.has('guarantee') || changed.has('estimatedCheckIn'));
  // These belong to what they are sent with.
  const joined = new Set<string>([
    ...(isPriced(input, changed) ? (['pay', 'lastPay'] as const) : []),
    ...(isHeldAnew ? (['holdUntil'] as const) : []),
  ]);
  const sent = Object.entries(input).filter(
    ([field]) =>
      field === 'externalId' ||
      field === 'rooms' ||
      changed.has(field as Field) ||
      joined.has(field),
  );
  return {
    ...submission,
    input: { ...input, ...leftOut, ...stored, ...Object.fromEntries(sent) },
    type: isNamed ? type : { id: order.room_type_id, hotel_id: order.hotel_id },
  };
}

/** Of these what is left out stays. */
const leftOut = {
  idcard: undefined,
  customerName: undefined,
  province: undefined,
  pay: undefined,
  lastPay: undefined,
  status: undefined,
  guarantee: undefined,
  guaranteeNote: undefined,
  holdUntil: undefined,
  tradeNumber: undefined,
} as const satisfies Partial<Record<Field, undefined>>;

/** What the desk has changed of a stay whose sum the channel sends: that sum is of another stay. */
export function stayOfDesk(
  { input, type }: Submission,
  order: Booked,
  changed: ReadonlySet<Field>,
): Map<Field, string> {
  const isSummed = input.pay !== undefined || input.lastPay !== undefined;
  if (!isSummed || !stayFields.some((field) => changed.has(field))) return new Map();
  const stored: [Field, isOther: boolean, now: string][] = [
    ['roomType', type.id !== order.room_type_id, '酒店已改为另一房型'],
    [
      'estimatedCheckIn',
      input.estimatedCheckIn !== order.arrive_time,
      `酒店已改为 ${order.arrive_time}`,
    ],
    [
      'estimatedCheckOut',
      input.estimatedCheckOut !== order.leave_time,
      `酒店已改为 ${order.leave_time}`,
    ],
  ];
  return new Map(
    stored.flatMap(([field, isOther, now]) =>
      isOther && !changed.has(field) ? [[field, now] as const] : [],
    ),
  );
}
