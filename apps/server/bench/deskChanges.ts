import { addBedType, deleteBedType, Hardness, modifyBedType } from '@anzhu/api/contract/bedType';
import type { Endpoint } from '@anzhu/api/contract/endpoint';
import { DocumentKind, type Guest } from '@anzhu/api/contract/guest';
import { getIsolation, modifyIsolation } from '@anzhu/api/contract/isolation';
import { applyForMaterial, deleteMaterial, Urgency } from '@anzhu/api/contract/material';
import { getOrder } from '@anzhu/api/contract/order';
import { getRoom } from '@anzhu/api/contract/room';
import { checkIn, checkOut, cleanRoom, listGuests, modifyGuests } from '@anzhu/api/contract/stay';
import { makePerson } from '../src/demo/person.ts';
import { seededRandom } from '../src/demo/random.ts';
import type { Callers } from './caller.ts';
import { daysAgo } from './questions.ts';

/** One call of a desk. */
export interface Turn {
  as: keyof Callers;
  endpoint: Endpoint;
  input(): object;
  /** Takes from the response what a later turn needs. */
  read?(data: unknown): void;
}

export const turn = (as: keyof Callers, endpoint: Endpoint, input: object = {}): Turn => ({
  as,
  endpoint,
  input: () => input,
});

/** What the desks work with: each has a room of its own, so that their calls do not conflict. */
export interface Prepared {
  rooms: readonly number[];
  orders: readonly number[];
  people: readonly number[];
}

/** People of the load are numbered from here, clear of all others and of an earlier load on this store. */
let nextGuest = 4_100_000 + (Math.floor(performance.timeOrigin / 1000) % 10_000) * 50;

function newGuest(): Guest {
  nextGuest += 1;
  const { idcard, phone, name, sex } = makePerson(nextGuest, seededRandom(nextGuest));
  return { idcard, number: phone, name, sex, documentKind: DocumentKind.residentId };
}

/** A stay in one room from check-in to cleaning, over and over. */
export function* stays(roomId: number): Generator<Turn> {
  const id = String(roomId);
  const guest = newGuest();
  let sn = '';
  for (;;) {
    yield turn('admin', checkIn, {
      id,
      acceptReserved: true,
      estimatedCheckIn: `${daysAgo(0)} 14:00:00`,
      estimatedCheckOut: `${daysAgo(-1)} 12:00:00`,
      checkInfoList: [guest],
    });
    yield {
      ...turn('admin', getRoom, { id }),
      read: (data) => {
        sn = (data as { sn: string }).sn;
      },
    };
    yield { ...turn('admin', listGuests), input: () => ({ roomId: id, sn }) };
    yield {
      ...turn('admin', modifyGuests),
      input: () => ({ roomId: id, sn, checkInfoList: [{ ...guest, name: `${guest.name}一` }] }),
    };
    yield turn('admin', checkOut, { id });
    yield turn('admin', cleanRoom, { id });
  }
}

/** Makes something, changes it and deletes it again, with the id in the first response. */
function* madeAndDeleted(
  make: Turn,
  ...others: readonly ((id: string) => Turn)[]
): Generator<Turn> {
  let made = '';
  yield {
    ...make,
    read: (data) => {
      made = String((data as { id: number }).id);
    },
  };
  for (const other of others) {
    const { as, endpoint } = other('');
    yield { as, endpoint, input: () => other(made).input() };
  }
}

/** Other changes and logged looks of hotels and the isolation programme. */
export function* desk(
  { orders: orderIds, people: personIds }: Prepared,
  client: number,
): Generator<Turn> {
  for (let round = client; ; round += 1) {
    const person = String(personIds[(round * 7) % personIds.length]);
    yield turn('admin', getOrder, { id: String(orderIds[(round * 11) % orderIds.length]) });
    yield* madeAndDeleted(
      turn('staff', applyForMaterial, {
        applyThing: '口罩',
        applyNum: 10,
        thingUnit: '盒',
        emergencyLevel: Urgency.notUrgent,
      }),
      (id) => turn('staff', deleteMaterial, { id }),
    );
    yield turn('admin', getIsolation, { id: person });
    yield turn('admin', modifyIsolation, { id: person, city: round % 2 === 0 ? '杭州' : '宁波' });
    const bed = {
      name: `床型 ${client}-${round}-${Date.now()}`,
      maxLoad: 2,
      hardness: Hardness.medium,
    };
    yield* madeAndDeleted(
      turn('manager', addBedType, bed),
      (id) => turn('manager', modifyBedType, { id, ...bed, maxLoad: 1 }),
      (id) => turn('manager', deleteBedType, { id }),
    );
  }
}
