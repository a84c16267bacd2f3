import type { Contract } from '@anzhu/api/contract';
import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { Room } from '@anzhu/api/contract/room';
import type { Handler } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/refusal.ts';
import { roomFor } from './roomFor.ts';

/** The guests of a stay, of now or of once; whole, and written down who looked. */
export const listGuests: Handler<Contract['listGuests']> = (
  { input, session, origin },
  { store },
) =>
  store.change({ session, origin }, async (tx) => {
    const room = await roomFor(tx, input.roomId, { session, action: 'view' });
    const stay = await tx
      .selectFrom('stay')
      .select('id')
      .where('sn', '=', input.sn)
      .where('room_id', '=', room.id)
      .executeTakeFirst();
    if (!stay) throw notFound('入住记录');
    const guests = await tx
      .selectFrom('stay_guest')
      .select([
        'idcard as personIdcard',
        'phone as personNumber',
        'name as personName',
        'sex as personSex',
        'document_kind as documentKind',
      ])
      .where('stay_id', '=', stay.id)
      .orderBy('place')
      .execute();
    return {
      data: guests,
      log: {
        type: LogType.ordinary,
        sketch: `查看房间 ${room.name} 的入住人`,
        target: { kind: '房间', id: room.id },
        hotelId: room.hotel_id,
        after: byLabel(Room, { sn: input.sn }),
      },
    };
  });
