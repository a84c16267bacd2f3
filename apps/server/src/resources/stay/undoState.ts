import type { OrderRow } from '../order/index.ts';
import type { RoomRow } from '../room/index.ts';

/** What a check-in has changed: it is put back when the check-in is taken back (spec: rooms and stays). */
export interface UndoState {
  room: Pick<RoomRow, 'status' | 'held_order_id'>;
  /** The order as it was; null for guests who came without one. */
  order:
    | (Pick<OrderRow, 'arrive_time' | 'leave_time' | 'nights' | 'pay' | 'last_pay'> & {
        /** Missing of a check-in from before it was kept: paid. */
        status?: OrderRow['status'];
        bought: readonly { night: string; fee: number }[];
      })
    | null;
}

export const writeUndo = (state: UndoState): string => JSON.stringify(state);
export const readUndo = (text: string): UndoState => JSON.parse(text) as UndoState;
