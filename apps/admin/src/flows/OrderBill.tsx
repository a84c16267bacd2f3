import { addBillLine, getBill, voidBillLine } from '@anzhu/api/contract/bill';
import type { Id } from '@anzhu/api/contract/codecs';
import { getOrder, orderPage } from '@anzhu/api/contract/order';
import { BillDialog, type BilledOrder } from '@anzhu/domain/bill';
import { useHotelTime } from '../clock.ts';
import { useAction } from '../data/useAction.ts';
import { useCall } from '../data/useCall.ts';
import { useProfile } from '../data/useProfile.ts';

/** A payment changes the status of an unpaid order. */
const changed = { refresh: [getBill, getOrder, orderPage] };

/** The bill of an order; without an id nothing is read. */
export const useBill = (orderId: Id | null) =>
  useCall(getBill, orderId === null ? null : { orderId });

interface OrderBillProps {
  order: BilledOrder;
  /** Only a payment is to be entered. */
  isPayment?: boolean | undefined;
  onClose: () => void;
}

/** 账单 of an order, read when it is opened. */
export function OrderBill({ order, isPayment, onClose }: OrderBillProps) {
  const { role } = useProfile();
  const { data, error, isLoading, retry } = useBill(order.id);
  return (
    <BillDialog
      order={order}
      role={role}
      time={useHotelTime()}
      isPayment={isPayment}
      bill={data}
      isLoading={isLoading}
      error={error && { message: error.message, onRetry: retry }}
      onAdd={useAction(addBillLine, changed)}
      onVoid={useAction(voidBillLine, changed)}
      onRefresh={retry}
      onClose={onClose}
    />
  );
}
