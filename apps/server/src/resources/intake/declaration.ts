import { dayOf } from '@anzhu/api/rules/days';
import { isolationPeriodErrors } from '@anzhu/api/rules/isolation';
import { shortProvince } from '@anzhu/api/rules/provinces';
import { reviewerChoosesRoom } from '@anzhu/api/rules/review';
import { changeRecord } from '../../platform/changeRecord.ts';
import { localDay, localTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/store.ts';
import type { CallInput, Handler } from '../../platform/http/handler.ts';
import { refuseFaults } from '../../platform/refusal.ts';
import { addDeclaration, declarationRecord } from '../declaration/index.ts';
import { checkIsolationHotel, checkRoomType, assignmentOf } from '../isolation/index.ts';
import { sentOnce } from './sentOnce.ts';

type Input = CallInput<'intakeDeclaration'>;

/**
 * Takes a person's own declaration, to be reviewed. The same one sent again, or twice at once, is the
 * first one (spec: declarations).
 */
export const intakeDeclaration: Handler<'intakeDeclaration'> = (
  { input, session, channel, origin },
  { store, clock },
) =>
  sentOnce({
    rule: 'declaration_external_once',
    find: async () =>
      (await store.db
        .selectFrom('declaration')
        .select('id')
        .where('channel', '=', channel.name)
        .where('external_id', '=', input.externalId)
        .executeTakeFirst()) ?? null,
    add: () =>
      changeRecord(
        store,
        { session, channel, origin },
        { record: declarationRecord },
        async (tx) => {
          checkDeclared(input, localDay(clock.now()));
          const id = await addDeclaration(tx, {
            channel: channel.name,
            external_id: input.externalId,
            source: input.source,
            name: input.name,
            idcard: input.idCard,
            phone: input.phone,
            email: input.email ?? '',
            type: input.type,
            province: shortProvince(input.province ?? ''),
            city: input.city ?? '',
            ...(await chosenAssignment(tx, input)),
            check_in_time: input.checkInTime,
            check_out_time: input.checkOutTime ?? null,
            created_time: localTime(clock.now()),
          });
          return { id, data: { id } };
        },
      ),
  });

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
