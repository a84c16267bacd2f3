import type { Order } from '@anzhu/api/contract/order';
import { Button } from '@anzhu/ui/Button';
import { Dialog } from '@anzhu/ui/Dialog';
import { Stack } from '@anzhu/ui/Layout';
import { ErrorState, LoadingState } from '@anzhu/ui/State';
import type { ReactNode } from 'react';
import { refused } from './CheckIn.css.ts';
import { OrderSummary } from './OrderSummary.tsx';

/** The order that is to be checked in, as far as it is known. */
export type OrderLookup =
  /** A guest without an order: the server makes one. */
  | { state: 'none' }
  | { state: 'loading' }
  /** There is no such order. */
  | { state: 'missing' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | { state: 'found'; order: Order };

export interface CheckInUnavailableProps {
  /** What is checked in to, or what for: the number of the room, or the order. */
  place: string;
  /** Continues without the order. */
  onWithoutOrder?: (() => void) | undefined;
  onClose: () => void;
  lookup: OrderLookup;
  /** Why the order that was found cannot be checked in. */
  misfit: string | null;
  /** The next step where it cannot. */
  action?: ReactNode;
}

/** The dialog of a check-in whose order is being loaded, cannot be found, or does not allow it. */
export function CheckInUnavailable({
  place,
  lookup,
  misfit,
  action,
  onWithoutOrder,
  onClose,
}: CheckInUnavailableProps) {
  const reason = lookup.state === 'missing' ? '找不到该订单' : misfit;
  return (
    <Dialog
      isOpen
      title={`办理入住 · ${place}`}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>关闭</Button>
          {(reason !== null || lookup.state === 'failed') && action}
        </>
      }
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
