import type { WithRowIds } from '@anzhu/api/contract/codecs';
import type { Declaration } from '@anzhu/api/contract/declaration';
import { maskIdCard, maskPhone } from '@anzhu/api/rules/mask';
import type { Db } from '../../platform/db/store.ts';

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
