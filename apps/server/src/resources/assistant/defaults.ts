import { PayMethod } from '@anzhu/api/contract/bill';
import type { CallName } from '@anzhu/api/contract/assistantTools';
import type { Wire } from './checkInput.ts';
import { type Acting, readFor } from './subjects.ts';

/** Calls that write down another way of payment where none is given. */
const otherByDefault: ReadonlySet<CallName> = new Set(['changeRoom', 'checkIn']);

/** What a clerk has to know and to accept: not so where it is left out, in every call. */
const notAccepted: Wire = {
  acceptReserved: 0,
  confirmNames: 0,
  confirmOversold: 0,
  restAsDeposit: 0,
};

/** The hotel that a call takes where none is given; null where it would take none. */
async function defaultHotel(acting: Acting, call: CallName, wire: Wire): Promise<unknown> {
  if (call !== 'addOrder') return acting.assistant.session.hotelId;
  const type = (await readFor(acting, 'getRoomType', { id: wire['roomType'] })) as Wire;
  return type['hotelId'];
}

/** An input without what its call takes where it is left out: an act is the same with and without. */
export async function withoutDefaults(acting: Acting, call: CallName, wire: Wire): Promise<Wire> {
  const defaults: Wire = {
    ...notAccepted,
    ...(otherByDefault.has(call) && { method: PayMethod.other }),
    ...(call === 'addOrder' && { customerName: wire['name'] }),
    ...(wire['hotelId'] !== undefined && { hotelId: await defaultHotel(acting, call, wire) }),
  };
  return Object.fromEntries(
    Object.entries(wire).filter(([key, value]) => !isEqual(value, defaults[key])),
  );
}

/** An id is a number or a text. */
const isEqual = (value: unknown, own: unknown): boolean =>
  own !== undefined && own !== null && String(value) === String(own);
