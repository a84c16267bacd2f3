import type { Order } from '@anzhu/api/contract/order';
import type { Room } from '@anzhu/api/contract/room';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { orderMisfit } from '@anzhu/api/rules/orderFit';
import type { StayPeriod } from '@anzhu/api/rules/stayDates';
import { useState } from 'react';
import type { CheckInAnswer, CheckInInput } from './checkInDraft.ts';
import { CheckInRefused } from './CheckInRefused.tsx';
import { CheckInWindow } from './CheckInWindow.tsx';
import type { QuoteState } from './stayPrice.ts';

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
  /** The most guests of the room; null while it is loading. */
  maxLoad: number | null;
  /** For the registration sheet. */
  hotelName: string | null;
  /** The wall clock, and when the hotel's day begins. */
  time: HotelTime;
  /** The order to check in with, as far as it is known: none, loading, missing, failed or found. */
  order: OrderLookup;
  /**
   * Continues without the order; available until there is a draft. Change the `key` of the dialog with it.
   */
  onWithoutOrder?: (() => void) | undefined;
  /** The server's quote for the dates of `onPeriodChange`; a check-in names the price that it shows. */
  quote: QuoteState;
  /** Called with the dates that are filled in, at first and when they change; null while they are no period. */
  onPeriodChange: (period: StayPeriod | null) => void;
  /** Yuan a night, for a back end that gives no quote; null while it is not known. */
  fee: number | null;
  /** Sends it. Rejected: messages are shown at their fields or below them, the draft stays. */
  onCheckIn: (input: CheckInInput) => Promise<CheckInAnswer>;
  /** Reads room and order again after a conflict; what was typed stays. */
  onRefresh: () => void | Promise<void>;
  /** Closing was requested: ×, Esc, 取消 or, after checking in, 关闭. Asks first about changes that would be lost. */
  onClose: () => void;
}

/**
 * 办理入住: guests move in, with an order or without one. A room that is held for another order needs a
 * confirmation; closing with a draft asks first. Afterwards the registration sheet can be printed. Rendered
 * means open.
 *
 * Keyboard: the first name has the focus; Enter goes to the next field and, behind the last one, to a further
 * guest or to 办理入住; Ctrl+Enter sends; Esc closes.
 */
export function CheckInDialog({ order: lookup, ...props }: CheckInDialogProps) {
  const misfit =
    lookup.state === 'found' ? orderMisfit(lookup.order, props.room, props.time.now) : null;
  const order = lookup.state === 'found' ? lookup.order : null;
  const isReady = lookup.state === 'none' || (lookup.state === 'found' && misfit === null);
  const [begun, setBegun] = useState<{ order: Order | null } | null>(isReady ? { order } : null);
  // Once started it keeps its order: reloading that must not unmount the form.
  if (!begun && isReady) setBegun({ order });

  if (begun) return <CheckInWindow {...props} order={begun.order} />;
  return <CheckInRefused {...props} lookup={lookup} misfit={misfit} />;
}
