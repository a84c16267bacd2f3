import { LazyDialog, lazy } from '@anzhu/ui/LazyBoundary';
import { useOpenForm } from '../session/loss.ts';
import { useRecordKey } from '../url/useRecordKey.ts';
import { checkInKey } from '../url/arrival.ts';

const OrderCheckIn = lazy(() => import('../flows/OrderCheckIn.tsx'));

/** The check-in of the order that the URL names, over the screen that is open. */
export function ArrivalDialog() {
  const { id, close } = useRecordKey(checkInKey);
  useOpenForm(id !== undefined);
  if (id === undefined) return null;
  return (
    <LazyDialog onClose={close}>
      <OrderCheckIn key={id} orderId={id} onClose={close} />
    </LazyDialog>
  );
}
