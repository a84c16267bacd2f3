import type { Order } from '@anzhu/api/contract/order';
import { orderMisfit } from '@anzhu/api/rules/orderFit';
import { useState } from 'react';
import { CheckInDialog, type CheckInDialogProps } from './CheckInDialog.tsx';
import { CheckInUnavailable, type OrderLookup } from './CheckInUnavailable.tsx';

export { CheckInUnavailable };

export interface CheckInProps extends Omit<CheckInDialogProps, 'order'> {
  /** The order to check in with, as far as it is known: none, loading, missing, failed or found. */
  order: OrderLookup;
}

/**
 * 办理入住: guests move in, with an order or without one. A room that is held for another order needs a
 * confirmation; closing with a draft asks first. Afterwards the registration sheet can be printed. Rendered
 * means open.
 *
 * Keyboard: the first name has the focus; Enter goes to the next field and, behind the last one, to a further
 * guest or to 办理入住; Ctrl+Enter sends; Esc closes.
 */
export function CheckIn({ order: lookup, ...props }: CheckInProps) {
  const misfit =
    lookup.state === 'found' ? orderMisfit(lookup.order, props.room, props.time.now) : null;
  const order = lookup.state === 'found' ? lookup.order : null;
  const isReady = lookup.state === 'none' || (lookup.state === 'found' && misfit === null);
  const [started, setStarted] = useState<{ order: Order | null } | null>(
    isReady ? { order } : null,
  );
  // Once started it keeps its order: reloading that must not unmount the form.
  if (!started && isReady) setStarted({ order });

  if (started) return <CheckInDialog {...props} order={started.order} />;
  const { onWithoutOrder, onClose } = props;
  return (
    <CheckInUnavailable place={props.room.name} {...{ lookup, misfit, onWithoutOrder, onClose }} />
  );
}
