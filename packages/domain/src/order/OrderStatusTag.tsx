import type { OrderStatus } from '@anzhu/api/contract/order';
import { Tag } from '@anzhu/ui/Tag';
import { orderStatusIcon } from './orderStatusIcon.tsx';
import { orderStatusLook } from './status.ts';

/**
 * Where an order stands: tone, icon and word, the same in every table, dialog and title.
 * It is to be read; what can be done with the order is said by its actions.
 */
export function OrderStatusTag({ status }: { status: OrderStatus }) {
  const { label, tone, icon } = orderStatusLook[status];
  return (
    <Tag tone={tone} icon={orderStatusIcon[icon]}>
      {label}
    </Tag>
  );
}
