import type { Contract } from '@anzhu/api/contract';
import { toYuan } from '@anzhu/api/rules/money';
import { seesMoney } from '../../platform/session/scope.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { bedsOf } from '../roomType/beds.ts';
import { toRoom } from './read.ts';
import { roomFor } from './roomFor.ts';

/** A room with what its type and its beds offer. */
export const getRoom: Handler<Contract['getRoom']> = async ({ input, session }, { store }) => {
  const { db } = store;
  const room = await roomFor(db, input.id, { session, action: 'view' });
  const type = await db
    .selectFrom('room_type')
    .selectAll()
    .where('id', '=', room.room_type_id)
    .executeTakeFirstOrThrow();
  const beds = (await bedsOf(db, [type.id])).get(type.id) ?? [];
  const [first] = beds;
  const hasMoney = seesMoney(session);
  return {
    ...toRoom(room),
    rtName: type.name,
    bed: type.bed,
    maxLoad: type.max_load,
    haveWindow: type.have_window === 1,
    network: type.network === 1,
    haveBreakfast: type.have_breakfast === 1,
    fee: hasMoney ? toYuan(type.fee) : null,
    isolationFee: hasMoney ? toYuan(type.isolation_fee) : null,
    bedName: beds.length === 0 ? null : beds.map((bed) => bed.name).join('、'),
    specification: first?.specification ?? null,
    bedMaxLoad: first?.max_load ?? null,
    hardness: first?.hardness ?? null,
  };
};
