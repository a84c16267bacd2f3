import { Guarantee } from '@anzhu/api/contract/guarantee';
import { OrderStatus } from '@anzhu/api/contract/order';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { order } from './fixtures.ts';
import { NoShowConfirm, ReinstateConfirm, UnassignConfirm } from './OrderConfirms.tsx';

const meta = {
  title: 'Hotel/Order 订单/OrderConfirms',
  component: NoShowConfirm,
  args: { order: order(), onConfirm: fn(() => Promise.resolve()), onClose: fn() },
} satisfies Meta<typeof NoShowConfirm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 未到店: the money is kept, which it says. */
export const Default: Story = {
  play: async ({ args }) => {
    const question = await screen.findByRole('alertdialog', { name: '订单「20311」未到店？' });
    await expect(question).toHaveTextContent('款项不退');
    await userEvent.click(within(question).getByRole('button', { name: '未到店' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalled());
  },
};

/** Nothing was received of an order that pays on arrival. */
export const NoShowUnpaid: Story = {
  args: { order: order({ status: OrderStatus.unpaid, guarantee: Guarantee.onArrival }) },
  play: async () => {
    await expect(await screen.findByText(/未收款项，不再收取/)).toBeVisible();
  },
};

/** A deposit is kept. */
export const NoShowDeposit: Story = {
  args: {
    order: order({ status: OrderStatus.unpaid, guarantee: Guarantee.deposit, received: 200 }),
  },
  play: async () => {
    await expect(await screen.findByText(/已收 ¥200\.00 不退/)).toBeVisible();
  },
};

/** 恢复订单 of a no-show. */
export const Reinstate: Story = {
  args: { order: order({ status: OrderStatus.completed, isNoShow: true }) },
  render: (args) => <ReinstateConfirm {...args} />,
  play: async ({ args }) => {
    const question = await screen.findByRole('alertdialog', { name: '恢复订单「20311」？' });
    await userEvent.click(within(question).getByRole('button', { name: '恢复订单' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalled());
  },
};

/** 取消排房: names the room. */
export const Unassign: Story = {
  args: { order: order({ assignedRoomId: '7', assignedRoomName: '506' }) },
  render: (args) => <UnassignConfirm {...args} />,
  play: async ({ args }) => {
    const question = await screen.findByRole('alertdialog', { name: '订单「20311」取消排房？' });
    await expect(question).toHaveTextContent('房间 506');
    await userEvent.click(within(question).getByRole('button', { name: '取消排房' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalled());
  },
};
