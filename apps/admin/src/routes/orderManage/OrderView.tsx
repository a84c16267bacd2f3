import type { Id } from '@anzhu/api/contract/codecs';
import { getOrder, OrderStatus, type Order } from '@anzhu/api/contract/order';
import { OrderDetailDialog } from '@anzhu/domain/order';
import { useCall } from '../../data/useCall.ts';
import { useKnownGuest } from '../roomManage/GuestOfHotel.tsx';

interface OrderViewProps {
  id: Id;
  /** As the list shows it; undefined for one that it does not show. */
  row: Order | undefined;
  onGroup: (groupNo: string) => void;
  onClose: () => void;
}

/** 查看: the row at once, the whole order when it has been read, with what the hotel knows of its guest. */
export default function OrderView({ id, row, onGroup, onClose }: OrderViewProps) {
  const { data: whole, isLoading, error, retry } = useCall(getOrder, { id });
  const order = whole ?? row;
  const knownGuest = useKnownGuest(order?.hotelId ?? null, order?.status === OrderStatus.checkedIn);
  return (
    <OrderDetailDialog
      order={order}
      onGroup={onGroup}
      knownGuest={whole?.idcard ? knownGuest?.(whole.idcard) : undefined}
      isLoading={isLoading}
      error={error && { message: error.message, onRetry: retry }}
      onClose={onClose}
    />
  );
}
