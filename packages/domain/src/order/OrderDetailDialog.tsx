import { OrderStatus, type Order } from '@anzhu/api/contract/order';
import { stamps, type Carving } from '@anzhu/ui/Seal';
import type { ReactNode } from 'react';
import { ViewDialog, type ViewState } from '../kit/index.ts';
import { factsInFull, pendingFacts } from './describeOrder.tsx';

export interface OrderDetailDialogProps extends ViewState {
  /** The masked row at first, then the complete order; undefined where there is no row. */
  order: Order | undefined;
  /** Called with the order's group, to show its orders. */
  onGroup: (groupNo: string) => void;
  /** Who the guest is, once the ID number is there. */
  knownGuest?: ReactNode;
}

/**
 * 查看: one order, with ID number and phone unmasked once they are loaded. The facts of the row are shown
 * at once, so that nothing jumps. Rendered means open.
 *
 * Keyboard: Esc closes.
 */
export function OrderDetailDialog({
  order,
  onGroup,
  knownGuest,
  ...state
}: OrderDetailDialogProps) {
  const missing = state.error ? [] : pendingFacts();
  return (
    <ViewDialog
      {...state}
      title="订单详情"
      items={order ? factsInFull(order, onGroup) : missing}
      recordId={order?.id}
      seal={order && stampOf(order)}
    >
      {knownGuest}
    </ViewDialog>
  );
}

/** The stamp of what an order has come to; none while it is under way. */
function stampOf({ status }: Order): Carving | undefined {
  if (status === OrderStatus.completed) return stamps.completed;
  if (status === OrderStatus.refunded) return stamps.refunded;
  return undefined;
}
