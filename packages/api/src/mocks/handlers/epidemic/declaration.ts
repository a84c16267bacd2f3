import { Code } from '../../../contract/envelope.ts';
import {
  Declaration,
  declarationPage,
  getDeclaration,
  reviewDeclaration,
} from '../../../contract/declaration.ts';
import { LogType } from '../../../contract/log.ts';
import { byLabel } from '../../../contract/label.ts';
import { ReviewDecision, ReviewStatus } from '../../../contract/review.ts';
import { maskIdCard, maskPhone } from '../../../rules/personalNumbers.ts';
import { reviewConflict, reviewerChoosesRoom } from '../../../rules/review.ts';
import type { HotelState } from '../../hotelState.ts';
import { checkIsolationPlace, isolate, pickIsolationRoom } from '../../isolate.ts';
import { writeLog } from '../../log.ts';
import { refuse, refuseField } from '../../mock.ts';
import { byId, equals, isWithin, pageOf, refersTo } from '../../records.ts';
import { resource } from '../../resource.ts';
import { handlerOn } from '../../session.ts';
import { isolationRecords } from './isolation.ts';

/** Declarations and their review: approving one assigns the room. */
export function declarationHandlers(state: HotelState) {
  const handle = handlerOn(state);
  const { declarations, hotels, roomTypes, logs } = state;
  const people = isolationRecords(state);
  const records = resource(state, {
    kind: '申报',
    rows: declarations,
    form: reviewDeclaration,
    nameOf: ({ name }) => name,
    hotelOf: ({ hotelId }) => hotelId,
    shown: ({ type, hotelName, roomTypeName, reviewStatus, remark }) => ({
      ...byLabel(Declaration, { type }),
      hotelId: hotelName,
      roomType: roomTypeName,
      ...byLabel(Declaration, { reviewStatus }),
      remark,
    }),
  });

  return {
    declarationPage: handle(declarationPage, ({ page, hotelId, reviewStatus, ...filter }) => {
      const matching = declarations
        .filter(
          (one) =>
            refersTo(one.hotelId, hotelId) &&
            equals(one.reviewStatus, reviewStatus) &&
            isWithin(one.createTime, filter),
        )
        .map((one) => ({
          ...one,
          idCard: one.idCard && maskIdCard(one.idCard),
          phone: one.phone && maskPhone(one.phone),
        }));
      return pageOf(matching, page);
    }),
    getDeclaration: handle(getDeclaration, ({ id }, session) => {
      const declaration = records.find(id);
      const { name, hotelId } = declaration;
      const sketch = `查看申报「${name}」的完整信息`;
      writeLog(logs, session.user, { sketch, type: LogType.personalData, hotelId });
      return declaration;
    }),
    reviewDeclaration: handle(reviewDeclaration, ({ id, reviewStatus, ...input }, session) => {
      const declaration = records.find(id);
      const { type, reviewStatus: current } = declaration;
      if (current !== ReviewStatus.pending) {
        return refuse(Code.conflict, reviewConflict('申报', current));
      }
      const remark = input.remark || null;
      if (reviewStatus === ReviewDecision.reject) {
        return records.modify(session, declaration, { reviewStatus, remark }, { verb: '驳回' });
      }
      const isChosen = type !== null && reviewerChoosesRoom(type);
      const hotelId = (isChosen ? input.hotelId : declaration.hotelId) ?? undefined;
      const roomType = (isChosen ? input.roomType : declaration.roomType) ?? undefined;
      if (hotelId === undefined) return refuseField('hotelId', '请选择酒店');
      if (roomType === undefined) return refuseField('roomType', '请选择房型');
      checkIsolationPlace(state, hotelId, roomType);
      const room = pickIsolationRoom(state, hotelId, roomType);
      const { name, idCard, phone, checkInTime, checkOutTime } = declaration;
      people.add(
        session,
        isolate(state, room, {
          name,
          idCard,
          phone,
          email: '',
          type,
          province: '',
          city: '',
          checkInTime,
          checkOutTime,
        }),
      );
      const place = {
        hotelId,
        hotelName: byId(hotels, hotelId)?.name ?? null,
        roomType,
        roomTypeName: byId(roomTypes, roomType)?.name ?? null,
        roomName: room.name,
      };
      const change = { reviewStatus, remark, ...place };
      return records.modify(session, declaration, change, { verb: '批准' });
    }),
  };
}
