import { Button } from '@anzhu/ui/Button';
import { Dialog } from '@anzhu/ui/Dialog';
import { Stack } from '@anzhu/ui/Layout';
import { ErrorState, LoadingState } from '@anzhu/ui/State';
import { refused } from './CheckIn.css.ts';
import type { CheckInDialogProps, OrderLookup } from './CheckInDialog.tsx';
import { OrderSummary } from './OrderSummary.tsx';

export interface CheckInRefusedProps extends Pick<
  CheckInDialogProps,
  'room' | 'onWithoutOrder' | 'onClose'
> {
  lookup: OrderLookup;
  /** Why the order that was found cannot be checked in. */
  misfit: string | null;
}

/** The dialog of a check-in whose order is being loaded, cannot be found, or does not allow it. */
export function CheckInRefused({
  room,
  lookup,
  misfit,
  onWithoutOrder,
  onClose,
}: CheckInRefusedProps) {
  const reason = lookup.state === 'missing' ? '找不到该订单' : misfit;
  return (
    <Dialog
      isOpen
      title={`办理入住 · ${room.name}`}
      onClose={onClose}
      footer={<Button onPress={onClose}>关闭</Button>}
    >
      <Stack gap={4}>
        {lookup.state === 'loading' && <LoadingState />}
        {lookup.state === 'failed' && <ErrorState {...lookup} />}
        {reason !== null && (
          <p role="alert" className={refused}>
            {reason}
          </p>
        )}
        {lookup.state === 'found' && (
          <OrderSummary order={lookup.order} onWithoutOrder={onWithoutOrder} />
        )}
      </Stack>
    </Dialog>
  );
}
