import type { Contract } from '@anzhu/api/contract';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import { ReviewDecision, ReviewStatus } from '@anzhu/api/contract/review';
import { addedEntry, changeRecord } from '../../platform/changeRecord.ts';
import { localTime } from '../../platform/clock.ts';
import { rowId } from '../../platform/db/column.ts';
import type { Tx } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { Server } from '../../platform/server.ts';
import { isolate } from '../isolation/isolate.ts';
import { isolationRecord } from '../isolation/isolationRecord.ts';
import { personTaken } from '../isolation/personTaken.ts';
import { pickRoom } from '../isolation/takeRoom.ts';
import { roomEvents } from '../room/events.ts';
import { approvedPlace } from './approvedPlace.ts';
import { checkPending, decide } from './decide.ts';
import { declarationFor } from './declarationFor.ts';
import { declarationRecord } from './declarationRecord.ts';
import type { DeclarationRow } from './read.ts';

/** Who decided what, and when. */
interface Review {
  input: InputOf<Contract['reviewDeclaration']>;
  by: { review_note: string; reviewer_id: number; reviewed_time: string };
  server: Server;
}

/** Approves a declaration, and with it assigns the room; or rejects it, saying why. */
export const reviewDeclaration: Handler<Contract['reviewDeclaration']> = async (
  { input, session, origin },
  server,
) => {
  const isApproved = input.reviewStatus === ReviewDecision.approve;
  const target = {
    record: declarationRecord,
    id: rowId(input.id),
    verb: isApproved ? '批准' : '驳回',
  };
  const by = {
    review_note: input.remark ?? '',
    reviewer_id: session.userId,
    reviewed_time: localTime(server.clock.now()),
  };
  const reviewing = changeRecord(server.store, { session, origin }, target, async (tx) => {
    const declaration = await declarationFor(tx, input.id);
    checkPending(declaration.review_status);
    if (isApproved) return approve(tx, declaration, { input, by, server });
    await decide(tx, declaration.id, { ...by, review_status: ReviewStatus.rejected });
    return { data: null };
  });
  return reviewing.catch((error: unknown) => {
    throw personTaken(error);
  });
};

/** The declaration is ours first: who decides too late takes no room. */
async function approve(tx: Tx, declaration: DeclarationRow, { input, by, server }: Review) {
  const place = await approvedPlace(tx, declaration, input);
  await decide(tx, declaration.id, {
    ...by,
    review_status: ReviewStatus.approved,
    hotel_id: place.hotelId,
    room_type_id: place.roomTypeId,
  });
  const room = await pickRoom(tx, place);
  const { id: personId, roomLog } = await isolate(tx, room, {
    person: personOf(declaration),
    server,
  });
  await tx
    .updateTable('declaration')
    .set({ room_id: room.id, isolation_person_id: personId })
    .where('id', '=', declaration.id)
    .execute();
  return {
    data: null,
    events: await roomEvents(tx, [room.id]),
    others: [await addedEntry(tx, isolationRecord, personId), roomLog],
  };
}

/** The person who declared. */
const personOf = (declaration: DeclarationRow) => ({
  name: declaration.name,
  idcard: declaration.idcard,
  phone: declaration.phone,
  email: declaration.email,
  userName: '',
  type: declaration.type,
  province: declaration.province,
  city: declaration.city,
  checkInTime: declaration.check_in_time,
  checkOutTime: declaration.check_out_time,
  source: declaration.source,
});
