import { OrderStatus, orderStatuses } from '@anzhu/api/contract/order';
import { Inline } from '@anzhu/ui/Layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderStatusTag } from './OrderStatusTag.tsx';
import { orderStatusLook } from './status.ts';

const meta = {
  title: 'Domain/订单/OrderStatusTag',
  component: OrderStatusTag,
  args: { status: OrderStatus.paid },
} satisfies Meta<typeof OrderStatusTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByText('已支付')).toBeVisible(),
};

export const EveryStatus: Story = {
  render: () => (
    <Inline gap={2}>
      {orderStatuses.map((status) => (
        <OrderStatusTag key={status} status={status} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const { label } of Object.values(orderStatusLook)) {
      await expect(canvas.getByText(label)).toBeVisible();
    }
  },
};
