import { getBill } from '@anzhu/api/contract/bill';
import type { Id } from '@anzhu/api/contract/codecs';
import { mayCall } from '@anzhu/api/contract/endpoint';
import { expectedGuests } from '@anzhu/api/contract/expectedGuest';
import { getOrder, orderPage, OrderStatus, type Order } from '@anzhu/api/contract/order';
import { OrderRecord, type OrderRecordProps } from '@anzhu/domain/order';
import { orderAllows } from '@anzhu/api/rules/orderTransitions';
import { useHotelDay } from '../clock.ts';
import { History } from '../data/History.tsx';
import { useCall } from '../data/useCall.ts';
import { useProfile } from '../data/useProfile.ts';
import { useKnownGuest } from './GuestOfHotel.tsx';
import { useOrderActs } from './orderActs.tsx';

interface OrderViewProps extends Pick<
  OrderRecordProps,
  'onAction' | 'onGroup' | 'onStep' | 'onClose'
> {
  id: Id;
  /** As the list shows it; undefined for one that it does not show. */
  row: Order | undefined;
}

/** An order beside its list: the row at once, the whole order when it has been read, with what the hotel knows of its guest. */
export default function OrderView({ id, row, ...acts }: OrderViewProps) {
  const { role } = useProfile();
  const { data: whole, isLoading, error, retry } = useCall(getOrder, { id });
  const order = whole ?? row;
  const isBilled = mayCall(getBill, role) && order !== undefined && order.lastPay !== null;
  const bill = useCall(getBill, isBilled ? { orderId: id } : null);
  const isListed =
    mayCall(expectedGuests, role) &&
    order !== undefined &&
    orderAllows('expectGuests', order).isAllowed;
  const expected = useCall(expectedGuests, isListed ? { id } : null);
  const { groupNo, hotelId } = order ?? {};
  const group = useCall(
    orderPage,
    groupNo === undefined
      ? null
      : { page: { page: 1, size: 1 }, groupNo, ...(hotelId && { hotelId }) },
  );
  const knownGuest = useKnownGuest(order?.hotelId ?? null, order?.status === OrderStatus.checkedIn);
  return (
    <OrderRecord
      {...acts}
      order={order}
      bill={bill.data}
      expected={expected.data?.rooms.flatMap(({ guests }) => guests)}
      groupRooms={group.data?.page.total}
      role={role}
      today={useHotelDay()}
      knownGuest={whole?.idcard ? knownGuest?.(whole.idcard) : undefined}
      isLoading={isLoading}
      error={error && { message: error.message, onRetry: retry }}
    >
      <History kind="order" id={id} />
    </OrderRecord>
  );
}

interface OrderBesideProps {
  id: Id;
  hotelId: Id | null;
  onClose: () => void;
}

/** The order of a bar beside the time axis, with what can be done with it. */
export function OrderBeside({ id, hotelId, onClose }: OrderBesideProps) {
  const { act, showGroup, dialog } = useOrderActs(hotelId);
  return (
    <>
      {dialog}
      <OrderView id={id} row={undefined} onAction={act} onGroup={showGroup} onClose={onClose} />
    </>
  );
}
