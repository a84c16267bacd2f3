import { lazy } from '@anzhu/ui/LazyBoundary';
import { checkInKey, modifyKey, type DialogKey } from '../url/dialogKeys.ts';

const OrderCheckIn = lazy(() => import('./OrderCheckIn.tsx'));
const ModifyBooking = lazy(() =>
  import('./Booking.tsx').then((part) => ({ default: part.ModifyBooking })),
);
const StayOfRoom = lazy(() => import('./StayOfRoom.tsx'));

interface UrlFlowProps {
  name: DialogKey;
  /** The value of the key. */
  id: string;
  onClose: () => void;
}

/** What a key of the URL opens over any screen. */
export default function UrlFlow({ name, id, onClose }: UrlFlowProps) {
  if (name === checkInKey) return <OrderCheckIn orderId={id} onClose={onClose} />;
  if (name === modifyKey) return <ModifyBooking order={{ id, hotelId: null }} onClose={onClose} />;
  return <StayOfRoom value={id} onClose={onClose} />;
}
