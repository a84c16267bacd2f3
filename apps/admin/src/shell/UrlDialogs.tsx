import { LazyDialog, lazy } from '@anzhu/ui/LazyBoundary';
import { useOpenForm } from '../session/loss.ts';
import { useRecordKey } from '../url/useRecordKey.ts';
import { checkInKey, stayKey } from '../url/dialogKeys.ts';

const OrderCheckIn = lazy(() => import('../flows/OrderCheckIn.tsx'));
const StayOfRoom = lazy(() => import('../flows/StayOfRoom.tsx'));

/** What the URL opens over any screen: the check-in of an order, and what is done with the stay in a room. */
export function UrlDialogs() {
  const arrival = useRecordKey(checkInKey);
  const stay = useRecordKey(stayKey);
  useOpenForm(arrival.id !== undefined || stay.id !== undefined);
  return (
    <>
      {arrival.id !== undefined && (
        <LazyDialog onClose={arrival.close}>
          <OrderCheckIn key={arrival.id} orderId={arrival.id} onClose={arrival.close} />
        </LazyDialog>
      )}
      {stay.id !== undefined && (
        <LazyDialog onClose={stay.close}>
          <StayOfRoom key={stay.id} value={stay.id} onClose={stay.close} />
        </LazyDialog>
      )}
    </>
  );
}
