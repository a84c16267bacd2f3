import type { Id, WithRowIds } from '@anzhu/api/contract/codecs';
import type { Declaration } from '@anzhu/api/contract/declaration';
import { isUnreadablePhone } from '@anzhu/api/contract/phone';
import { maskIdCard, maskPhone } from '@anzhu/api/rules/personalNumbers';
import { rowId } from '../../platform/db/column.ts';
import { leadBy, type TimedList } from '../../platform/db/list.ts';
import type { Db } from '../../platform/db/store.ts';
import type { CallInput } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/refusal.ts';

/** Declarations with the names of the hotel and the room type that were chosen. */
export const selectDeclarations = (db: Db) =>
  db
    .selectFrom('declaration')
    .leftJoin('hotel', 'hotel.id', 'declaration.hotel_id')
    .leftJoin('room_type', 'room_type.id', 'declaration.room_type_id')
    .leftJoin('room', 'room.id', 'declaration.room_id')
    .selectAll('declaration')
    .select([
      'hotel.name as hotel_name',
      'room_type.name as room_type_name',
      'room.name as room_name',
    ]);

/** A row of `selectDeclarations`. */
export type DeclarationRow = Awaited<
  ReturnType<ReturnType<typeof selectDeclarations>['execute']>
>[number];

/** A declaration as the wire has it, with ID number and phone whole. */
export const toDeclaration = (row: DeclarationRow): WithRowIds<Declaration> => ({
  id: row.id,
  name: row.name,
  idCard: row.idcard,
  phone: row.phone,
  ...(isUnreadablePhone(row.phone) && { isPhoneUnverified: true }),
  type: row.type,
  checkInTime: row.check_in_time,
  checkOutTime: row.check_out_time,
  reviewStatus: row.review_status,
  hotelId: row.hotel_id,
  hotelName: row.hotel_name,
  roomType: row.room_type_id,
  roomTypeName: row.room_type_name,
  roomName: row.room_name,
  remark: row.review_note === '' ? null : row.review_note,
  createTime: row.created_time,
});

/** A declaration as lists show it: personal numbers are masked. */
export const toListedDeclaration = (row: DeclarationRow): WithRowIds<Declaration> => ({
  ...toDeclaration(row),
  idCard: maskIdCard(row.idcard),
  phone: maskPhone(row.phone),
});

/** The declaration that a call names; refuses one that does not exist. */
export async function declarationFor(db: Db, id: Id): Promise<DeclarationRow> {
  const row = await selectDeclarations(db)
    .where('declaration.id', '=', rowId(id))
    .executeTakeFirst();
  if (!row) throw notFound('申报');
  return row;
}

/** What the list of declarations is narrowed by. */
interface Selection extends Omit<CallInput<'declarationPage'>, 'hotelId' | 'page'> {
  /** The hotel that a declaration names; those whose hotel the reviewer chooses name none. */
  hotelId: number | null;
}

/** The list of declarations, by creation. */
export const declarationList = ({
  hotelId,
  reviewStatus,
  beginTime,
  endTime,
}: Selection): TimedList => ({
  table: 'declaration',
  time: 'created_time',
  rows: leadBy({ hotel_id: hotelId, review_status: reviewStatus }, 2),
  begin: beginTime,
  end: endTime,
});
