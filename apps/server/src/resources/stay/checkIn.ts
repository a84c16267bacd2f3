import { toYuan } from '@anzhu/api/rules/money';
import { sumOf } from '@anzhu/api/rules/nightFees';
import { checkInErrors } from '@anzhu/api/rules/stayDates';
import { checkHotelOpen } from '../../platform/session/openHotel.ts';
import { hotelTime } from '../../platform/clock.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { firstFault, refuseFaults } from '../../platform/refusal.ts';
import { readFullNights } from '../availability/index.ts';
import { cameByOf, waitsFor } from '../bill/index.ts';
import { toQuotedNights } from '../pricing/index.ts';
import { roomFor } from '../room/index.ts';
import { checkInRooms } from './checkInRooms.ts';
import { planStay } from './planStay.ts';
import { guestTaken } from './guests.ts';

/**
 * Checks guests in, by their order or by one that is made for them. Room, order, stay, guests, log
 * and live event are one transaction: of fifty clerks at one room one succeeds (spec: rooms and stays).
 */
export const checkIn: Handler<'checkIn'> = async ({ input, session, origin }, server) => {
  const time = hotelTime(server);
  const checkingIn = server.store.change({ session, origin }, async (tx) => {
    const { arrivals, ...effects } = await checkInRooms(tx, [input], {
      session,
      time,
      faults: firstFault,
      isNameConfirmed: input.confirmNames,
      guestsAt: () => 'checkInfoList',
    });
    const [done] = arrivals;
    if (!done) throw new Error('nothing was checked in');
    const { order, price, depositLine } = done;
    return {
      data: {
        id: order.id,
        pay: toYuan(price.pay),
        lastPay: toYuan(price.lastPay),
        checkedInTime: time.now,
        ...(depositLine !== null && { depositLine }),
      },
      ...effects,
    };
  });
  return checkingIn.catch((error: unknown) => {
    throw guestTaken(error);
  });
};

/** What a check-in would cost, and its nights that are full; refuses what the check-in would refuse. */
export const quoteCheckIn: Handler<'quoteCheckIn'> = async ({ input, session }, server) => {
  const { db } = server.store;
  const time = hotelTime(server);
  const room = await roomFor(db, input.id, { session, action: 'checkIn' });
  await checkHotelOpen(db, room.hotel_id);
  refuseFaults(checkInErrors(input, time));
  const { booked, price, addedNights } = await planStay(db, room, { input, session, time });
  const open = booked ? price.lastPay - booked.received - price.difference : 0;
  const cameBy = booked && (await cameByOf(db, booked.id, price.difference)).cameBy;
  return {
    nights: price.wanted.length,
    pay: toYuan(price.pay),
    lastPay: toYuan(price.lastPay),
    orderNights: booked?.nights ?? 0,
    orderPay: toYuan(booked?.pay ?? 0),
    addedNights: price.change.added.length,
    addedPay: toYuan(sumOf(price.nights.filter(({ night }) => price.change.added.includes(night)))),
    removedNights: price.change.removed.length,
    difference: toYuan(price.difference),
    ...(cameBy !== null && { cameBy }),
    ...(booked && (await waitsFor(db, [booked], { amounts: [price.difference], session }))),
    ...(open > 0 && { open: toYuan(open) }),
    lines: toQuotedNights(price.lines),
    full: await readFullNights(db, addedNights),
  };
};
