import { reworded } from '@anzhu/api/client';
import { getBill } from '@anzhu/api/contract/bill';
import type { Id } from '@anzhu/api/contract/codecs';
import {
  changePrice,
  getOrder,
  orderPage,
  refundOrder,
  refuseRefund,
  type Order,
} from '@anzhu/api/contract/order';
import { roomTimeline } from '@anzhu/api/contract/roomTimeline';
import { refundFailed } from '@anzhu/api/rules/messages';
import { ChangePriceDialog, RefundDialog, type OrderRowAction } from '@anzhu/domain/order';
import { lazy } from '@anzhu/ui/LazyBoundary';
import { useCallback, type ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAction } from '../data/useAction.ts';
import { useDialogs } from '../data/useDialogs.tsx';
import { paths } from '../paths.ts';
import { checkInKey } from '../url/dialogKeys.ts';
import { useRecordKey } from '../url/useRecordKey.ts';

const Booking = lazy(() => import('./Booking.tsx'));
const ExpectedGuests = lazy(() => import('./ExpectedGuests.tsx'));
const GroupCheckIn = lazy(() => import('./GroupCheckIn.tsx'));
const GroupStay = lazy(() => import('./GroupStay.tsx'));
const CheckOutOrder = lazy(() => import('./CheckOutOrder.tsx'));
const OrderBill = lazy(() =>
  import('./OrderBill.tsx').then((part) => ({ default: part.OrderBill })),
);

const OrderInvoice = lazy(() => import('./OrderInvoice.tsx'));

const changed = { refresh: [orderPage, getOrder, getBill, roomTimeline] };

/**
 * What is done with an order, wherever it is shown: beside its list, or beside the time axis.
 * @param hotelId of the screen, for a new booking
 * @returns `act` begins an action of a row or a record, `open` one without an order, `dialog` is to be rendered
 */
export function useOrderActs(hotelId: Id | null) {
  const navigate = useNavigate();
  const { open: openCheckIn } = useRecordKey(checkInKey);
  const savePrice = useAction(changePrice, changed);
  const approve = useAction(refundOrder, changed);
  const refuse = useAction(refuseRefund, changed);

  const booking = (asked: ComponentProps<typeof Booking>['opened'], close: () => void) => (
    <Booking opened={asked} hotelId={hotelId} onClose={close} />
  );
  const ofGroup =
    (action: ComponentProps<typeof GroupStay>['action']) => (order: Order, close: () => void) => (
      <GroupStay {...{ order, action }} onClose={close} />
    );
  const { open, dialog } = useDialogs({
    book: (_: null, close) => booking(null, close),
    modify: (order: Order, close) => booking({ action: 'modify', order }, close),
    expectGuests: (order: Order, close) => <ExpectedGuests order={order} onClose={close} />,
    assign: (order: Order, close) => booking({ action: 'assign', order }, close),
    unassign: (order: Order, close) => booking({ action: 'unassign', order }, close),
    cancel: (order: Order, close) => booking({ action: 'cancel', order }, close),
    reinstate: (order: Order, close) => booking({ action: 'reinstate', order }, close),
    settlePaidTwice: (order: Order, close) => booking({ action: 'paidTwice', order }, close),
    noShow: (order: Order, close) => booking({ action: 'noShow', order }, close),
    checkInGroup: (group: Pick<Order, 'groupNo' | 'hotelId'>, close) => (
      <GroupCheckIn groupNo={group.groupNo ?? ''} hotelId={group.hotelId} onClose={close} />
    ),
    changeGroup: ofGroup('change'),
    checkOutGroup: ofGroup('checkOut'),
    checkOut: (order: Order, close) => <CheckOutOrder order={order} onClose={close} />,
    bill: (order: Order, close) => <OrderBill order={order} onClose={close} />,
    decidePayBack: (order: Order, close) => <OrderBill order={order} isPayBack onClose={close} />,
    invoice: (order: Order, close) => <OrderInvoice order={order} onClose={close} />,
    pay: (order: Order, close) => <OrderBill order={order} isPayment onClose={close} />,
    changePrice: (order: Order, close) => (
      <ChangePriceDialog
        order={order}
        onSave={(values) => savePrice({ ...order, ...values })}
        onClose={close}
      />
    ),
    refund: (order: Order, close) => (
      <RefundDialog
        order={order}
        onApprove={(part) =>
          approve({ ...order, ...part }).catch((error: unknown) => {
            throw reworded(error, refundFailed);
          })
        }
        onRefuse={() => refuse({ orderId: order.id })}
        onClose={close}
      />
    ),
  });
  const act = useCallback(
    (action: OrderRowAction, order: Order) => {
      if (action === 'checkIn') openCheckIn(order.id);
      else open(action, order);
    },
    [openCheckIn, open],
  );

  const showGroup = useCallback(
    (groupNo: string) => void navigate(paths.screen('orderManage', { groupNo })),
    [navigate],
  );
  return { open, act, showGroup, dialog };
}
