import type { Order } from '@anzhu/api/contract/order';
import {
  ChangePriceDialog,
  OrderDetailDialog,
  RefundDialog,
  type OrderRowAction,
} from '@anzhu/domain/order';
import { toast } from '@anzhu/ui/Toast';
import { useOrder, useOrderActions } from './data.ts';

/** The order whose dialog is open, and which one. */
export interface OpenOrder {
  action: Exclude<OrderRowAction, 'checkIn'>;
  order: Order;
}

export interface OrderDialogProps {
  open: OpenOrder;
  onRefresh: () => void;
  onClose: () => void;
}

/** The dialog of a row's action, with what it does. */
export function OrderDialog({ open: { action, order }, onRefresh, onClose }: OrderDialogProps) {
  const { changePrice, approveRefund, refuseRefund } = useOrderActions();
  const whole = useOrder(action === 'view' ? order.id : null);
  const common = { onRefresh, onClose };

  if (action === 'view') {
    return (
      <OrderDetailDialog
        order={whole.data ?? order}
        isLoading={whole.isLoading}
        error={whole.error && { message: whole.error.message, onRetry: whole.retry }}
        onClose={onClose}
      />
    );
  }
  if (action === 'changePrice') {
    return (
      <ChangePriceDialog
        {...common}
        order={order}
        onChangePrice={async (lastPay) => {
          await changePrice({ id: order.id, lastPay });
          toast.success('改价成功');
        }}
      />
    );
  }
  return (
    <RefundDialog
      {...common}
      order={order}
      onApprove={async () => {
        await approveRefund({ id: order.id, paymentMethod: 'WECHAT', paymentClient: 'MP' });
        toast.success('退款成功');
      }}
      onRefuse={async () => {
        await refuseRefund({ orderId: order.id });
        toast.success('驳回成功');
      }}
    />
  );
}
