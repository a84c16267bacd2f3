import { OrderStatus } from '@anzhu/api/contract/order';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CancelOrderDialog } from './CancelOrderDialog.tsx';
import { order } from './fixtures.ts';

const meta = {
  title: 'Hotel/Order 订单/CancelOrderDialog',
  component: CancelOrderDialog,
  args: { order: order(), onSave: fn(() => Promise.resolve()), onClose: fn() },
} satisfies Meta<typeof CancelOrderDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = async (): Promise<void> => {
  const dialog = await screen.findByRole('dialog', { name: /^取消订单 / });
  await userEvent.click(within(dialog).getByRole('button', { name: '取消订单' }));
};

/** A part is paid back, with the reason. */
export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: '取消原因' }), '行程有变');
    const sum = screen.getByRole('spinbutton', { name: '应退金额' });
    await userEvent.clear(sum);
    await userEvent.type(sum, '500');
    await save();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        id: args.order.id,
        reason: '行程有变',
        refundAmount: 500,
      }),
    );
  },
};

/** Without a reason, or with more than was paid, nothing is sent. */
export const Invalid: Story = {
  play: async ({ args }) => {
    const sum = await screen.findByRole('spinbutton', { name: '应退金额' });
    await userEvent.clear(sum);
    await userEvent.type(sum, '2000');
    await save();
    await expect(await screen.findByText('取消原因不能为空')).toBeVisible();
    await expect(screen.getByText('已收 ¥999.60，不能退 ¥2,000.00')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Nothing was paid: only the reason is asked for. */
export const Unpaid: Story = {
  args: { order: order({ status: OrderStatus.unpaid }) },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: '取消原因' }), '订错了');
    await save();
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          id: args.order.id,
          reason: '订错了',
          refundAmount: 0,
        }),
      ),
    );
  },
};

/** Most of it was paid back on the bill: what is left is proposed, and no more is sent. */
export const PaidBackBefore: Story = {
  args: { order: order({ refundable: 100 }) },
  play: async ({ args }) => {
    const sum = await screen.findByRole('spinbutton', { name: '应退金额' });
    await expect(sum).toHaveValue('100.00');
    await expect(screen.getByRole('dialog')).toHaveTextContent('可退 ¥100.00');
    await userEvent.clear(sum);
    await userEvent.type(sum, '100.01');
    await save();
    await expect(await screen.findByText('已收 ¥100.00，不能退 ¥100.01')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

const group = {
  rooms: [
    {
      orderId: '20311',
      roomName: null,
      status: OrderStatus.paid,
      lastPay: 999.6,
      received: 999.6,
      refundable: 999.6,
    },
    {
      orderId: '20312',
      roomName: '402',
      status: OrderStatus.unpaid,
      lastPay: 999.6,
      received: 0,
      refundable: 0,
    },
  ],
  refundable: 999.6,
  skipped: [{ orderId: '20313', reason: '订单状态为「已入住」，不能取消订单' }],
};

/** All rooms of a group that have not come yet; what each has received, and what stays, is said before. */
export const Group: Story = {
  args: { order: order({ groupNo: 'G20260318-01', refundable: 0 }), groupQuote: group },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: '整个团队' }));
    await expect(screen.getByText('402 · 已收 ¥0.00')).toBeVisible();
    await expect(screen.getByText(/不取消：订单状态为「已入住」/)).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: '取消原因' }), '会议改期');
    await save();
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        id: args.order.id,
        reason: '会议改期',
        scope: 'group',
        refundAmount: 999.6,
        refundable: 999.6,
      }),
    );
  },
};
