import { OrderStatus, type Order } from '@anzhu/api/contract/order';
import { formatYuan } from '@anzhu/api/rules/money';
import { Confirm } from '@anzhu/ui/Confirm';
import { Stack } from '@anzhu/ui/Layout';
import { Text } from '@anzhu/ui/Text';
import { OrderHead } from './describeOrder.tsx';

export interface OrderConfirmProps {
  order: Order;
  /** Does it. Rejected: the question stays and shows the message. */
  onConfirm: () => void | Promise<void>;
  /** Closing was requested: 取消 or Esc, or the action has succeeded. */
  onClose: () => void;
}

/** What a no-show comes to: what was received is kept as the price of the first night. */
function noShowWords({ status, received = 0 }: Order): string {
  const nights = '之后的夜晚重新出售，房间释放。';
  if (status === OrderStatus.paid) return `订单转为已完成，款项不退，算作第一晚的房费；${nights}`;
  const kept = received > 0 ? `已收 ${formatYuan(received)} 不退` : '未收款项，不再收取';
  return `订单转为已完成，${kept}；${nights}`;
}

/** 未到店: ends the order of guests who did not arrive; what was received is kept. Rendered means open. */
export function NoShowConfirm({ order, onConfirm, onClose }: OrderConfirmProps) {
  return (
    <Confirm
      isOpen
      title={`订单「${order.id}」未到店？`}
      confirmLabel="未到店"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Stack gap={3}>
        <OrderHead order={order} />
        <Text as="p">{noShowWords(order)}</Text>
      </Stack>
    </Confirm>
  );
}

/** 恢复订单: takes back a no-show or a cancellation; rooms are held again. Rendered means open. */
export function ReinstateConfirm({ order, onConfirm, onClose }: OrderConfirmProps) {
  return (
    <Confirm
      isOpen
      title={`恢复订单「${order.id}」？`}
      confirmLabel="恢复订单"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Stack gap={3}>
        <OrderHead order={order} />
        <Text as="p">订单回到待入住，房间重新保留；这些夜晚已售完时不能恢复。</Text>
      </Stack>
    </Confirm>
  );
}

/** 取消排房: the order has no room of its own any more. Rendered means open. */
export function UnassignConfirm({ order, onConfirm, onClose }: OrderConfirmProps) {
  return (
    <Confirm
      isOpen
      title={`订单「${order.id}」取消排房？`}
      confirmLabel="取消排房"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {`房间 ${order.assignedRoomName ?? ''} 可排给其他订单。`}
    </Confirm>
  );
}
