import { stayLength } from '@anzhu/api/rules/stayLength';
import { labelsOf } from '@anzhu/api/contract/label';
import { Order } from '@anzhu/api/contract/order';
import { formatDay } from '@anzhu/api/rules/timeText';
import { Button } from '@anzhu/ui/Button';
import { DescriptionList } from '@anzhu/ui/DescriptionList';
import { Inline } from '@anzhu/ui/Layout';
import { Heading } from '@anzhu/ui/Text';
import { StatusTag } from '../../kit/index.ts';
import { orderStatusLook } from '../../order/index.ts';
import { summary } from './CheckIn.css.ts';

const labels = labelsOf(Order);

const leaving = (order: Order): string =>
  [formatDay(order.estimatedCheckOut), stayLength(order)].filter(Boolean).join(' · ');

export interface OrderSummaryProps {
  order: Order;
  /** Goes on without the order, as for a guest who has none. */
  onWithoutOrder?: (() => void) | undefined;
  /** Shows the rooms that it may have on the board. */
  onOtherRoom?: (() => void) | undefined;
}

/** The order that is checked in, in brief. */
export function OrderSummary({ order, onWithoutOrder, onOtherRoom }: OrderSummaryProps) {
  return (
    <div className={summary}>
      <Inline gap={3} justify="between">
        <Heading level={3} size="body">
          订单 {order.id}
        </Heading>
        {onOtherRoom && (
          <Button size="small" variant="quiet" onPress={onOtherRoom}>
            在房间管理中选房
          </Button>
        )}
        {onWithoutOrder && (
          <Button size="small" variant="quiet" onPress={onWithoutOrder}>
            不使用该订单
          </Button>
        )}
      </Inline>
      <DescriptionList
        columns={3}
        items={[
          { label: labels.status, value: <StatusTag look={orderStatusLook[order.status]} /> },
          { label: labels.name, value: [order.name, order.number].filter(Boolean).join(' · ') },
          { label: labels.roomTypeName, value: order.roomTypeName },
          { label: labels.estimatedCheckIn, value: formatDay(order.estimatedCheckIn) },
          { label: labels.estimatedCheckOut, value: leaving(order) },
          ...(order.groupNo === undefined ? [] : [{ label: labels.groupNo, value: order.groupNo }]),
          ...(order.note === undefined ? [] : [{ label: labels.note, value: order.note }]),
        ]}
      />
    </div>
  );
}
