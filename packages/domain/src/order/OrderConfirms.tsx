import type { Order } from '@anzhu/api/contract/order';
import { Confirm } from '@anzhu/ui/Confirm';
import { DescriptionList } from '@anzhu/ui/DescriptionList';
import { Stack } from '@anzhu/ui/Layout';
import { Text } from '@anzhu/ui/Text';
import { factsInBrief } from './describeOrder.tsx';

export interface OrderConfirmProps {
  order: Order;
  /** Does it. Rejected: the question stays and shows the message. */
  onConfirm: () => void | Promise<void>;
  /** Closing was requested: 取消 or Esc, or the action has succeeded. */
  onClose: () => void;
}

/** 未到店: ends the order of guests who did not arrive; its payment is kept. Rendered means open. */
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
        <DescriptionList items={factsInBrief(order)} />
        <Text as="p">订单转为已完成，款项不退，房间释放。</Text>
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
