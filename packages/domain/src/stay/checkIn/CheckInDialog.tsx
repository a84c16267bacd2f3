import type { Order } from '@anzhu/api/contract/order';
import type { Room } from '@anzhu/api/contract/room';
import { orderMisfit } from '@anzhu/api/rules/orderFit';
import { useState } from 'react';
import type { StayPrice } from '../price.ts';
import type { CheckInAnswer, CheckInInput } from './checkInDraft.ts';
import { CheckInRefused } from './CheckInRefused.tsx';
import { CheckInWindow } from './CheckInWindow.tsx';

/** The order that is to be checked in, as far as it is known. */
export type OrderLookup =
  /** A guest without an order: the server makes one. */
  | { state: 'none' }
  | { state: 'loading' }
  /** There is no such order. */
  | { state: 'missing' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | { state: 'found'; order: Order };

export interface CheckInDialogProps {
  /** A normal room that can be checked in; it may change while the dialog is open. */
  room: Room;
  /** Guests that the room sleeps; null while it is not known. */
  maxLoad: number | null;
  /** For the registration sheet. */
  hotelName: string | null;
  /** `yyyy-MM-dd` */
  today: string;
  order: OrderLookup;
  /** Goes on without the order; offered until something is typed. Give the dialog a new `key` with it. */
  onWithoutOrder?: (() => void) | undefined;
  /** What so many nights cost a guest without an order; null where it cannot be told. */
  quote?: ((nights: number) => StayPrice | null) | undefined;
  /** Sends it. Rejected: messages stand at their fields or below them, all that was typed stays. */
  onCheckIn: (input: CheckInInput) => Promise<CheckInAnswer>;
  /** Reads room and order again after a conflict; what was typed stays. */
  onRefresh: () => void | Promise<void>;
  onClose: () => void;
}

/**
 * 办理入住: guests move in, with an order or without one. A room that is held for another order is
 * given away only after a question; closing with something typed asks first. When it is done the
 * registration sheet can be printed. Rendered means open.
 *
 * Keyboard: the first name has the focus; Enter goes to the next field and, behind the last one, to a
 * further guest or to 办理入住; Ctrl+Enter sends; Esc closes.
 */
export function CheckInDialog({ order: lookup, ...props }: CheckInDialogProps) {
  const misfit = lookup.state === 'found' ? orderMisfit(lookup.order, props.room) : null;
  const order = lookup.state === 'found' ? lookup.order : null;
  const isReady = lookup.state === 'none' || (lookup.state === 'found' && misfit === null);
  const [begun, setBegun] = useState<{ order: Order | null } | null>(isReady ? { order } : null);
  // Once begun it goes on with the order it began with: reading that again must not take the form away.
  if (!begun && isReady) setBegun({ order });

  if (begun) return <CheckInWindow {...props} order={begun.order} />;
  return <CheckInRefused {...props} lookup={lookup} misfit={misfit} />;
}
