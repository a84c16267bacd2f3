import type { Contract } from '@anzhu/api/contract';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import { reviewerChoosesRoom } from '@anzhu/api/rules/review';
import { rowId } from '../../platform/db/column.ts';
import type { Tx } from '../../platform/db/store.ts';
import { invalid } from '../../platform/refusal.ts';
import { checkIsolationHotel, checkRoomType } from '../isolation/isolationHotel.ts';
import type { DeclarationRow } from './read.ts';

type Input = InputOf<Contract['reviewDeclaration']>;

/** A hotel and a type of its rooms. */
interface Place {
  hotelId: number;
  roomTypeId: number;
}

/**
 * Where an approved declaration leads: of close contacts and people to isolate to what the reviewer
 * chose, who has to; of the others to what they chose themselves, whatever the reviewer sent.
 */
export async function approvedPlace(
  tx: Tx,
  declaration: DeclarationRow,
  { hotelId, roomType }: Input,
): Promise<Place> {
  const place = reviewerChoosesRoom(declaration.type)
    ? chosen(hotelId, roomType)
    : { hotelId: declaration.hotel_id ?? 0, roomTypeId: declaration.room_type_id ?? 0 };
  await checkIsolationHotel(tx, place.hotelId);
  await checkRoomType(tx, place);
  return place;
}

function chosen(hotelId: Input['hotelId'], roomType: Input['roomType']): Place {
  if (hotelId === undefined) throw invalid('hotelId', '请选择酒店');
  if (roomType === undefined) throw invalid('roomType', '请选择房型');
  return { hotelId: rowId(hotelId), roomTypeId: rowId(roomType) };
}
