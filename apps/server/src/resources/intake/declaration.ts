import { intakeDeclaration as contract } from '@anzhu/api/contract/intake';
import { reviewStatusLabel } from '@anzhu/api/contract/review';
import { dayOf } from '@anzhu/api/rules/days';
import { isolationPeriodErrors } from '@anzhu/api/rules/isolation';
import { shortProvince } from '@anzhu/api/rules/provinces';
import { reviewableStatuses, reviewerChoosesRoom } from '@anzhu/api/rules/review';
import { changeRecord } from '../../platform/changeRecord.ts';
import { type Clock, localDay, localTime } from '../../platform/clock.ts';
import { rowId } from '../../platform/db/column.ts';
import { violates } from '../../platform/db/constraints.ts';
import type { Tx } from '../../platform/db/store.ts';
import type { CallInput, Handler } from '../../platform/http/handler.ts';
import { refuseFaults } from '../../platform/refusal.ts';
import { addDeclaration, declarationRecord } from '../declaration/index.ts';
import { checkIsolationHotel, checkRoomType, assignmentOf } from '../isolation/index.ts';
import { differs } from './channelOrders.ts';

type Input = CallInput<'intakeDeclaration'>;

/**
 * Takes a person's own declaration, to be reviewed. The same one sent again, or twice at once, is the first one; one
 * that differs changes it until it is reviewed (spec: declarations, channels).
 */
export const intakeDeclaration: Handler<'intakeDeclaration'> = async (call, server) => {
  const { input, session, channel, origin } = call;
  const actor = { session, channel, origin };
  const { store, clock } = server;
  refuseChosen(input);
  const submit = async (): Promise<{ id: number }> => {
    const sent = await store.db
      .selectFrom('declaration')
      .select('id')
      .where('channel', '=', channel.name)
      .where('external_id', '=', input.externalId)
      .executeTakeFirst();
    if (sent) {
      const target = { record: declarationRecord, id: sent.id };
      return changeRecord(store, actor, target, (tx) => repeat(tx, sent.id, { input, clock }));
    }
    return changeRecord(store, actor, { record: declarationRecord }, async (tx) => {
      checkDeclared(input, localDay(clock.now()));
      const id = await addDeclaration(tx, {
        channel: channel.name,
        external_id: input.externalId,
        email: '',
        province: '',
        city: '',
        check_out_time: null,
        ...declared(input),
        ...(await chosenAssignment(tx, input)),
        created_time: localTime(clock.now()),
      });
      return { id, data: { id } };
    });
  };
  return submit().catch((error: unknown) => {
    // Another one at once was first.
    if (violates(error, 'declaration_external_once')) return submit();
    throw error;
  });
};

/** Refuses a hotel and a room type of a declarant for whom the reviewer chooses them. */
function refuseChosen({ type, hotelId, roomType }: Input): void {
  if (!reviewerChoosesRoom(type)) return;
  const refusedOf = (what: string) => `该人员类型的${what}由审核人选择，不能填写`;
  refuseFaults({
    ...(hotelId !== undefined && { hotelId: refusedOf('酒店') }),
    ...(roomType !== undefined && { roomType: refusedOf('房型') }),
  });
}

/** What a declarant says; what is left out stays as it is. */
const declared = (input: Input) => ({
  source: input.source,
  name: input.name,
  idcard: input.idCard,
  phone: input.phone,
  type: input.type,
  check_in_time: input.checkInTime,
  ...(input.email !== undefined && { email: input.email }),
  ...(input.province !== undefined && { province: shortProvince(input.province) }),
  ...(input.city !== undefined && { city: input.city }),
  ...(input.checkOutTime !== undefined && { check_out_time: input.checkOutTime }),
});

/** The field of each column that a channel sends. */
const fieldOf = {
  source: 'source',
  name: 'name',
  idcard: 'idCard',
  phone: 'phone',
  type: 'type',
  check_in_time: 'checkInTime',
  email: 'email',
  province: 'province',
  city: 'city',
  check_out_time: 'checkOutTime',
  hotel_id: 'hotelId',
  room_type_id: 'roomType',
} as const;
type Column = keyof typeof fieldOf;

/**
 * A number that the channel has sent before. The record is locked.
 * @throws Refusal (409) naming what differs once the declaration is reviewed
 */
async function repeat(
  tx: Tx,
  id: number,
  { input, clock }: { input: Input; clock: Clock },
): Promise<{ data: { id: number } }> {
  const stored = await tx
    .selectFrom('declaration')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const chosen = reviewerChoosesRoom(input.type)
    ? {}
    : { hotel_id: rowId(input.hotelId ?? ''), room_type_id: rowId(input.roomType ?? '') };
  const sent: Partial<Record<Column, unknown>> = { ...declared(input), ...chosen };
  const columns = (Object.keys(sent) as Column[]).filter((one) => sent[one] !== stored[one]);
  if (columns.length === 0) return { data: { id } };
  if (!reviewableStatuses.includes(stored.review_status)) {
    const fields = Object.fromEntries(columns.map((one) => [fieldOf[one], '与已有申报不同']));
    const why = `申报 ${id} ${reviewStatusLabel[stored.review_status]}，不能修改`;
    throw differs(contract.input, fields, { why, stored: '已有申报' });
  }
  const isPeriodKept = !columns.includes('check_in_time') && !columns.includes('check_out_time');
  if (!isPeriodKept) checkDeclared(input, localDay(clock.now()));
  await tx
    .updateTable('declaration')
    .set({ ...declared(input), ...(await chosenAssignment(tx, input)) })
    .where('id', '=', id)
    .execute();
  return { data: { id } };
}

/** The hotel and room type that the declarant chose; none where the reviewer chooses. */
async function chosenAssignment(tx: Tx, { type, hotelId, roomType }: Input) {
  if (reviewerChoosesRoom(type)) return { hotel_id: null, room_type_id: null };
  const assignment = assignmentOf(hotelId, roomType);
  await checkIsolationHotel(tx, assignment.hotelId);
  await checkRoomType(tx, assignment);
  return { hotel_id: assignment.hotelId, room_type_id: assignment.roomTypeId };
}

/** Refuses a check-in before yesterday and a release too late; who comes later than tomorrow may declare ahead. */
function checkDeclared(input: Input, today: string): void {
  const { checkInTime, checkOutTime } = isolationPeriodErrors(input, today);
  const isPast = dayOf(input.checkInTime) < today;
  refuseFaults({
    ...(checkInTime !== undefined && isPast && { checkInTime }),
    ...(checkOutTime !== undefined && { checkOutTime }),
  });
}
