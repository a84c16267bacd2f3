import { labelsOf } from '@anzhu/api/contract/label';
import { Order } from '@anzhu/api/contract/order';
import { orderAllows } from '@anzhu/api/rules/orderTransitions';
import { formatMinute } from '@anzhu/api/rules/timeText';
import { Button } from '@anzhu/ui/Button';
import { DescriptionList } from '@anzhu/ui/DescriptionList';
import { Stack } from '@anzhu/ui/Layout';
import { Panel } from '@anzhu/ui/Panel';
import { SkeletonText } from '@anzhu/ui/Skeleton';
import { ErrorState } from '@anzhu/ui/State';
import { Text } from '@anzhu/ui/Text';
import { StatusTag } from '../kit/index.ts';
import { orderStatusLook } from './status.ts';

const labels = labelsOf(Order);

export interface OrderToCheckInProps {
  /** Undefined while it is being loaded. */
  order: Order | undefined;
  error?: { message: string; onRetry: () => void | Promise<void> } | undefined;
  /** Leaves the order and shows all rooms again. */
  onLeave: () => void;
}

/**
 * The order that a room is being chosen for, above the board: who comes, for what, until when. An order
 * that cannot be checked in says why.
 *
 * Keyboard: Tab reaches 取消.
 */
export function OrderToCheckIn({ order, error, onLeave }: OrderToCheckInProps) {
  const verdict = order && orderAllows('checkIn', order);
  return (
    <Panel
      title={order ? `办理入住 · 订单 ${order.id}` : '办理入住'}
      actions={
        <Button variant="quiet" size="small" onPress={onLeave}>
          取消
        </Button>
      }
    >
      <Stack gap={2}>
        {error && !order && <ErrorState message={error.message} onRetry={error.onRetry} />}
        {!order && !error && <SkeletonText lines={2} />}
        {order && (
          <DescriptionList
            columns={3}
            items={[
              { label: labels.name, value: order.name },
              { label: labels.roomTypeName, value: order.roomTypeName },
              { label: labels.estimatedCheckIn, value: formatMinute(order.estimatedCheckIn) },
              { label: labels.estimatedCheckOut, value: formatMinute(order.estimatedCheckOut) },
              { label: labels.status, value: <StatusTag look={orderStatusLook[order.status]} /> },
            ]}
          />
        )}
        {order && verdict && (
          <Text as="p" size="small" tone={verdict.isAllowed ? 'muted' : 'danger'}>
            {verdict.isAllowed ? '下方是可入住的房间，请选择一间办理。' : verdict.reason}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}
