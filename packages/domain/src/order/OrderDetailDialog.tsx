import type { Order } from '@anzhu/api/contract/order';
import { Button } from '@anzhu/ui/Button';
import { DescriptionList } from '@anzhu/ui/DescriptionList';
import { Dialog } from '@anzhu/ui/Dialog';
import { Stack } from '@anzhu/ui/Layout';
import { ErrorState } from '@anzhu/ui/State';
import { factsInFull } from './describeOrder.tsx';

export interface OrderDetailDialogProps {
  /** What is known: the masked row at first, then the whole order. */
  order: Order;
  /** The whole order is on its way. */
  isLoading?: boolean | undefined;
  /** The whole order could not be read. */
  error?: { message: string; onRetry: () => void | Promise<void> } | undefined;
  onClose: () => void;
}

/**
 * 查看: all that is known of one order, with ID number and phone in whole once they have come. What the
 * row already said stands there at once, so that nothing jumps. Rendered means open.
 *
 * Keyboard: Esc closes.
 */
export function OrderDetailDialog({
  order,
  isLoading = false,
  error,
  onClose,
}: OrderDetailDialogProps) {
  return (
    <Dialog
      isOpen
      title="订单详情"
      onClose={onClose}
      footer={<Button onPress={onClose}>关闭</Button>}
    >
      <Stack gap={4}>
        {error && <ErrorState message={error.message} onRetry={error.onRetry} />}
        <div aria-busy={isLoading}>
          <DescriptionList items={factsInFull(order)} />
        </div>
      </Stack>
    </Dialog>
  );
}
