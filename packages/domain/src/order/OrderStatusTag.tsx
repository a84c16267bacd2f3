import type { Order } from '@anzhu/api/contract/order';
import { Inline } from '@anzhu/ui/Layout';
import { Tag } from '@anzhu/ui/Tag';
import { StatusTag } from '../kit/index.ts';
import { markOf, orderStatusLook } from './status.ts';

/** The status of an order, and its second word: 未到店, 已放房. */
export function OrderStatusTag({ order }: { order: Order }) {
  const mark = markOf(order);
  const status = <StatusTag look={orderStatusLook[order.status]} />;
  if (mark === undefined) return status;
  return (
    <Inline gap={1} isWrapping={false}>
      {status}
      <Tag tone="neutral" isQuiet>
        {mark}
      </Tag>
    </Inline>
  );
}
