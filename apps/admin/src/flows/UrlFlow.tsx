import { lazy } from '@anzhu/ui/LazyBoundary';
import { checkInKey, type DialogKey } from '../url/dialogKeys.ts';

const OrderCheckIn = lazy(() => import('./OrderCheckIn.tsx'));
const StayOfRoom = lazy(() => import('./StayOfRoom.tsx'));

interface UrlFlowProps {
  name: DialogKey;
  /** The value of the key. */
  id: string;
  onClose: () => void;
}

/** What a key of the URL opens over any screen. */
export default function UrlFlow({ name, id, onClose }: UrlFlowProps) {
  return name === checkInKey ? (
    <OrderCheckIn orderId={id} onClose={onClose} />
  ) : (
    <StayOfRoom value={id} onClose={onClose} />
  );
}
