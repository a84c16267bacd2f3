import type { Bill } from '@anzhu/api/contract/bill';
import type { ExpectedGuest } from '@anzhu/api/contract/expectedGuest';
import { OrderStatus, type Order } from '@anzhu/api/contract/order';
import type { Role } from '@anzhu/api/contract/role';
import { stamps, type Carving } from '@anzhu/ui/Seal';
import type { ReactNode } from 'react';
import { RecordView, type RecordState } from '../kit/index.ts';
import { BillStrip } from '../bill/index.ts';
import {
  bookingFacts,
  expectedFacts,
  leadOf,
  OrderMark,
  pendingFacts,
  refundFacts,
  stayFacts,
  titleOf,
} from './describeOrder.tsx';
import { rowActions, type OrderRowAction } from './rowActions.ts';

export interface OrderRecordProps extends RecordState {
  /** The masked row at first, then the complete order; undefined where there is no row. */
  order: Order | undefined;
  /** Its bill, when it has been read; undefined where the reader sees no money. */
  bill?: Bill | undefined;
  /** Of the reader. */
  role: Role | null;
  /** The hotel's day, `yyyy-MM-dd`. */
  today: string;
  onAction: (action: OrderRowAction, order: Order) => void;
  /** Who is to come with it, once that has been read. */
  expected?: readonly ExpectedGuest[] | undefined;
  /** The orders of its group, its own as well; undefined until they are counted. */
  groupRooms?: number | undefined;
  /** Called with the order's group, to show its orders. */
  onGroup: (groupNo: string) => void;
  /** Who the guest is, once the ID number is there. */
  knownGuest?: ReactNode;
  /** Its history. */
  children?: ReactNode;
}

/**
 * One order beside its list: guest and room type, dates, nights and price in the head, then what is open on its bill, stay, booking and refund,
 * with what can be done now. The facts of the row are shown at once, so that nothing jumps.
 *
 * Keyboard: ↑ ↓ go to the order before and after, Esc closes.
 */
export function OrderRecord({
  order,
  bill,
  role,
  today,
  onAction,
  expected,
  groupRooms,
  onGroup,
  knownGuest,
  children,
  ...state
}: OrderRecordProps) {
  if (!order) {
    const groups = state.error ? [] : [{ title: '入住', items: pendingFacts() }];
    return <RecordView {...state} recordId={undefined} title="订单" groups={groups} />;
  }
  const refund = refundFacts(order);
  return (
    <RecordView
      {...state}
      recordId={order.id}
      title={titleOf(order)}
      mark={<OrderMark order={order} />}
      seal={stampOf(order)}
      lead={leadOf(order)}
      strip={bill && <BillStrip bill={bill} />}
      groups={[
        { title: '入住', items: stayFacts(order) },
        { title: '预订', items: bookingFacts(order, onGroup, groupRooms), children: knownGuest },
        ...(expected && expected.length > 0
          ? [{ title: '入住名单', items: expectedFacts(expected) }]
          : []),
        ...(refund.length > 0 ? [{ title: '退款', items: refund }] : []),
      ]}
      actions={rowActions(order, role, today).actions.map((action) => ({
        ...action,
        onAction: () => onAction(action.id, order),
      }))}
    >
      {children}
    </RecordView>
  );
}

/** The stamp of what an order has come to; none while it is under way. */
function stampOf({ status }: Order): Carving | undefined {
  if (status === OrderStatus.completed) return stamps.completed;
  if (status === OrderStatus.refunded) return stamps.refunded;
  return undefined;
}
