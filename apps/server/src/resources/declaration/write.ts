import { ReviewDecision, ReviewStatus } from '@anzhu/api/contract/review';
import { dayOf } from '@anzhu/api/rules/days';
import { checkInDays } from '@anzhu/api/rules/isolation';
import { reviewableStatuses, reviewConflict, reviewerChoosesRoom } from '@anzhu/api/rules/review';
import type { Insertable, Updateable } from 'kysely';
import { addedEntry, changeRecord } from '../../platform/changeRecord.ts';
import type { Session } from '../../platform/caller.ts';
import { localTime } from '../../platform/clock.ts';
import { type LocalTime, rowId } from '../../platform/db/column.ts';
import type { Tx } from '../../platform/db/store.ts';
import type { CallInput, Handler } from '../../platform/http/handler.ts';
import { conflict, notFound, type Refusal } from '../../platform/refusal.ts';
import type { Server } from '../../platform/server.ts';
import {
  checkIsolationHotel,
  checkPeople,
  checkPeriod,
  checkRoomType,
  isolate,
  isolationNights,
  isolationRecord,
  personTaken,
  assignmentOf,
  pickRoom,
} from '../isolation/index.ts';
import { roomEvents } from '../room/index.ts';
import { declarationRecord } from './log.ts';
import { declarationFor, type DeclarationRow } from './queries.ts';
import type { Tables } from '../../platform/db/tables.ts';

/** Who decided what, and when. */
interface Review {
  input: CallInput<'reviewDeclaration'>;
  session: Session;
  by: { review_note: string; reviewer_id: number; reviewed_time: string };
  server: Server;
}

/** Approves a declaration, and with it assigns the room; or rejects it, saying why. */
export const reviewDeclaration: Handler<'reviewDeclaration'> = (call, server) => {
  const { input, session } = call;
  const isApproved = input.reviewStatus === ReviewDecision.approve;
  const target = {
    record: declarationRecord,
    id: rowId(input.id),
    verb: isApproved ? '批准' : '驳回',
    refusalOf: personTaken(server, async () => [await declarationFor(server.store.db, input.id)]),
  };
  const by = {
    review_note: input.remark ?? '',
    reviewer_id: session.userId,
    reviewed_time: localTime(server.clock.now()),
  };
  return changeRecord(server.store, call, target, async (tx) => {
    const declaration = await declarationFor(tx, input.id);
    checkPending(declaration.review_status);
    if (isApproved) return approve(tx, declaration, { input, session, by, server });
    await decide(tx, declaration.id, { ...by, review_status: ReviewStatus.rejected });
    return { data: null };
  });
};

/** The declaration is ours first: who decides too late takes no room. */
async function approve(
  tx: Tx,
  declaration: DeclarationRow,
  { input, session, by, server }: Review,
) {
  const person = personOf(declaration, by.reviewed_time);
  checkPeriod(person, server.clock);
  const assignment = await approvedAssignment(tx, declaration, input);
  await decide(tx, declaration.id, {
    ...by,
    review_status: ReviewStatus.approved,
    hotel_id: assignment.hotelId,
    room_type_id: assignment.roomTypeId,
  });
  const room = await pickRoom(tx, {
    ...assignment,
    nights: isolationNights([person], server),
  });
  await checkPeople(tx, [person], {
    session,
    isNameConfirmed: input.confirmNames,
    fieldOf: (field) => field,
    clock: server.clock,
  });
  const { id: personId, roomLog } = await isolate(tx, room, {
    person,
    server,
  });
  await tx
    .updateTable('declaration')
    .set({ room_id: room.id, isolation_person_id: personId })
    .where('id', '=', declaration.id)
    .execute();
  return {
    data: { roomName: room.name },
    events: await roomEvents(tx, [room.id]),
    furtherLogs: [await addedEntry(tx, isolationRecord, personId), roomLog],
  };
}

/**
 * The person who declared. Where the declared check-in has passed before yesterday they check in now, and a
 * release that has passed is planned by the days of the type.
 */
const personOf = (declaration: DeclarationRow, now: LocalTime) => ({
  name: declaration.name,
  idcard: declaration.idcard,
  phone: declaration.phone,
  email: declaration.email,
  userName: '',
  type: declaration.type,
  province: declaration.province,
  city: declaration.city,
  ...periodFrom(declaration, now),
  source: declaration.source,
});

function periodFrom({ check_in_time, check_out_time }: DeclarationRow, now: LocalTime) {
  const isPast = dayOf(check_in_time) < checkInDays(dayOf(now)).first;
  if (!isPast) return { checkInTime: check_in_time, checkOutTime: check_out_time };
  const isReleased = check_out_time !== null && check_out_time <= now;
  return { checkInTime: now, checkOutTime: isReleased ? null : check_out_time };
}

type Input = CallInput<'reviewDeclaration'>;

/** A hotel and a type of its rooms. */
interface Assignment {
  hotelId: number;
  roomTypeId: number;
}

/**
 * Where an approved declaration leads: of close contacts and people to isolate to what the reviewer
 * chose, who has to; of the others to what they chose themselves, whatever the reviewer sent.
 */
async function approvedAssignment(
  tx: Tx,
  declaration: DeclarationRow,
  { hotelId, roomType }: Input,
): Promise<Assignment> {
  const assignment = reviewerChoosesRoom(declaration.type)
    ? assignmentOf(hotelId, roomType)
    : { hotelId: declaration.hotel_id ?? 0, roomTypeId: declaration.room_type_id ?? 0 };
  await checkIsolationHotel(tx, assignment.hotelId);
  await checkRoomType(tx, assignment);
  return assignment;
}

const alreadyReviewed = (status: ReviewStatus): Refusal => conflict(reviewConflict('申报', status));

/** Refuses a declaration that is already reviewed, with its status. */
function checkPending(status: ReviewStatus): void {
  if (!reviewableStatuses.includes(status)) throw alreadyReviewed(status);
}

/**
 * Writes a decision in one conditional update: of fifty concurrent reviewers one succeeds, the
 * others get a conflict with the current status.
 */
async function decide(
  tx: Tx,
  id: number,
  decision: Updateable<Tables['declaration']>,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('declaration')
    .set(decision)
    .where('id', '=', id)
    .where('review_status', 'in', reviewableStatuses)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) return;
  const declaration = await tx
    .selectFrom('declaration')
    .select('review_status')
    .where('id', '=', id)
    .executeTakeFirst();
  throw declaration ? alreadyReviewed(declaration.review_status) : notFound('申报');
}

/** A declaration as received: everything but its review. */
export type NewDeclaration = Omit<
  Insertable<Tables['declaration']>,
  | 'review_status'
  | 'review_note'
  | 'reviewer_id'
  | 'reviewed_time'
  | 'room_id'
  | 'isolation_person_id'
>;

/**
 * Inserts a declaration to be reviewed. Where the reviewer chooses the room, a declarant's choice
 * is dropped; where the declarant does, hotel and room type are required and must belong together.
 * A channel's number that exists already violates `declaration_external_once`.
 * @returns its id.
 */
export async function addDeclaration(tx: Tx, declaration: NewDeclaration): Promise<number> {
  const { id } = await tx
    .insertInto('declaration')
    .values({
      ...declaration,
      ...(reviewerChoosesRoom(declaration.type) && { hotel_id: null, room_type_id: null }),
      review_status: ReviewStatus.pending,
      review_note: '',
      reviewer_id: null,
      reviewed_time: null,
      room_id: null,
      isolation_person_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
