import { addBillLine, getBill, voidBillLine } from '@anzhu/api/contract/bill';
import type { Id } from '@anzhu/api/contract/codecs';
import { BillDialog, type BilledOrder } from '@anzhu/domain/bill';
import { useAction } from './useAction.ts';
import { useCall } from './useCall.ts';
import { useProfile } from './useProfile.ts';

const changed = { refresh: [getBill] };

/** The bill of an order; without an id nothing is read. */
export const useBill = (orderId: Id | null) =>
  useCall(getBill, orderId === null ? null : { orderId });

/** 账单 of an order, read when it is opened. */
export function OrderBill({ order, onClose }: { order: BilledOrder; onClose: () => void }) {
  const { role } = useProfile();
  const { data, error, isLoading, retry } = useBill(order.id);
  return (
    <BillDialog
      order={order}
      role={role}
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
