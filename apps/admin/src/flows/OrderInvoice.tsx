import { addInvoice, invoicePage, orderInvoices } from '@anzhu/api/contract/invoice';
import type { Order } from '@anzhu/api/contract/order';
import { InvoiceDialog } from '@anzhu/domain/invoice';
import { Dialog } from '@anzhu/ui/Dialog';
import { ErrorState } from '@anzhu/ui/State';
import { useAction, useCall } from '../data/index.ts';

interface OrderInvoiceProps {
  order: Order;
  onClose: () => void;
}

/** 开票 of an order, its invoices read when it is opened. */
export default function OrderInvoice({ order, onClose }: OrderInvoiceProps) {
  const { data, error, retry } = useCall(orderInvoices, { orderId: order.id });
  const add = useAction(addInvoice, { refresh: [invoicePage, orderInvoices] });
  if (data) {
    return (
      <InvoiceDialog
        {...{ order, onClose }}
        state={data}
        onSave={add}
        onRefresh={async () => void (await retry())}
      />
    );
  }
  if (!error) return null;
  return (
    <Dialog isOpen title={`开票 · 订单 ${order.id}`} onClose={onClose}>
      <ErrorState isCompact message={error.message} onRetry={() => void retry()} />
    </Dialog>
  );
}
