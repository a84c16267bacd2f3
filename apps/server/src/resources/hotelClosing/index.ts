import { closingRefusal } from '@anzhu/api/rules/hotelClosing';
import { hotelToday } from '@anzhu/api/rules/hotelDay';
import { sql } from 'kysely';
import { changeRecord } from '../../platform/changeRecord.ts';
import { hotelTime } from '../../platform/clock.ts';
import { rowId } from '../../platform/db/column.ts';
import type { Handler, Handlers } from '../../platform/http/handler.ts';
import { conflict } from '../../platform/refusal.ts';
import { hotelFor, hotelRecord } from '../hotel/index.ts';
import { readBlocks } from './blocks.ts';

const hotelClosing: Handler<'hotelClosing'> = async ({ input, session }, server) => {
  const { db } = server.store;
  const hotel = await hotelFor(db, input.id, session);
  return readBlocks(db, hotel.id, hotelTime(server));
};

/** Closes a hotel (停业) that has nothing left to do. Nothing is sold in it until it is opened again. */
const closeHotel: Handler<'closeHotel'> = ({ input, session, origin }, server) => {
  const { store } = server;
  const time = hotelTime(server);
  const target = { record: hotelRecord, id: rowId(input.id), verb: '停业' };
  return changeRecord(store, { session, origin }, target, async (tx) => {
    const hotel = await hotelFor(tx, input.id, session);
    // Sales that have begun end first, and are counted; those that begin meanwhile find it closed.
    if (store.engine === 'postgres') {
      await sql`select id from hotel where id = ${hotel.id} for update`.execute(tx);
    }
    const blocks = await readBlocks(tx, hotel.id, time);
    const refusal = closingRefusal(hotel.name, blocks);
    if (refusal !== null) throw conflict(refusal);
    const closedDay = hotelToday(time);
    const { numUpdatedRows } = await tx
      .updateTable('hotel')
      .set({ closed_day: closedDay, closed_reason: input.reason })
      .where('id', '=', hotel.id)
      .where('closed_day', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw conflict(`「${hotel.name}」已停业`);
    return { data: { closedDay } };
  });
};

/** Opens a closed hotel again. */
const reopenHotel: Handler<'reopenHotel'> = ({ input, session, origin }, { store }) => {
  const target = { record: hotelRecord, id: rowId(input.id), verb: '恢复营业' };
  return changeRecord(store, { session, origin }, target, async (tx) => {
    const { id, name } = await hotelFor(tx, input.id, session);
    const { numUpdatedRows } = await tx
      .updateTable('hotel')
      .set({ closed_day: null, closed_reason: '' })
      .where('id', '=', id)
      .where('closed_day', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw conflict(`「${name}」正在营业`);
    return { data: null };
  });
};

export const hotelClosingCalls = {
  hotelClosing,
  closeHotel,
  reopenHotel,
} satisfies Partial<Handlers>;
