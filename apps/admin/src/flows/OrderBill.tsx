import { getBill } from '@anzhu/api/contract/bill';
import { addBillLine, voidBillLine } from '@anzhu/api/contract/billLines';
import type { Id } from '@anzhu/api/contract/codecs';
import { mayCall } from '@anzhu/api/contract/endpoint';
import { usualLeaveOpen } from '@anzhu/api/contract/hotel';
import { getOrder, orderPage } from '@anzhu/api/contract/order';
import { settleBill } from '@anzhu/api/contract/settle';
import { today } from '@anzhu/api/contract/today';
import { BillDialog, type BilledOrder, SettleDialog } from '@anzhu/domain/bill';
import { toast } from '@anzhu/ui/Toast';
import { useState } from 'react';
import { useHotelTime } from '../clock.ts';
import { useAction } from '../data/useAction.ts';
import { useCall } from '../data/useCall.ts';
import { useProfile } from '../data/useProfile.ts';

/** A payment changes the status of an unpaid order, and what stands in 今日待办. */
const changed = { refresh: [getBill, getOrder, orderPage, today] };

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
  const settle = useAction(settleBill, changed);
  const [isSettling, setSettling] = useState(false);
  const time = useHotelTime();
  const [onAdd, onVoid] = [useAction(addBillLine, changed), useAction(voidBillLine, changed)];
  if (isSettling && data) {
    return (
      <SettleDialog
        orderId={order.id}
        bill={data}
        status={order.status}
        role={role}
        rule={usualLeaveOpen}
        title={[order.roomName, order.name].filter(Boolean).join(' · ')}
        checkOut={null}
        onSave={async (input, options) => {
          await settle(input, options);
          toast.success('已结账');
        }}
        onRefresh={retry}
        onClose={() => setSettling(false)}
      />
    );
  }
  return (
    <BillDialog
      order={order}
      role={role}
      time={time}
      isPayment={isPayment}
      bill={data}
      isLoading={isLoading}
      error={error && { message: error.message, onRetry: retry }}
      onAdd={onAdd}
      onVoid={onVoid}
      onSettle={mayCall(settleBill, role) ? () => setSettling(true) : undefined}
      onRefresh={retry}
      onClose={onClose}
    />
  );
}
