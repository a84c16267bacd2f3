import { Guarantee } from '@anzhu/api/contract/guarantee';
import { OrderStatus } from '@anzhu/api/contract/order';
import { addDays } from '@anzhu/api/rules/days';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { order, today } from './fixtures.ts';
import { HoldDialog } from './HoldDialog.tsx';

const late = order({
  status: OrderStatus.unpaid,
  guarantee: Guarantee.onArrival,
  holdUntil: `${today} 18:00:00`,
});

const meta = {
  title: 'Hotel/Order 订单/HoldDialog',
  component: HoldDialog,
  args: {
    order: late,
    time: { now: `${today} 19:20:30`, dayStarts: '06:00:00' },
    onSave: fn(() => Promise.resolve()),
    onOther: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof HoldDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two hours more by one press. */
export const Default: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: '逾时未到 · 林示例' });
    await userEvent.click(screen.getByRole('button', { name: '保留' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onSave).toHaveBeenCalledWith({
      id: late.id,
      holdUntil: `${today} 21:20:00`,
    });
  },
};

/** Until the next noon, as for who comes in the morning. */
export const NextNoon: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '明天 12:00' }));
    await userEvent.click(screen.getByRole('button', { name: '保留' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        id: late.id,
        holdUntil: `${addDays(today, 1)} 12:00:00`,
      }),
    );
  },
};

/** The guest does not come, or has cancelled. */
export const Ended: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '未到店' }));
    await expect(args.onOther).toHaveBeenLastCalledWith('noShow');
    await userEvent.click(screen.getByRole('button', { name: '取消订单' }));
    await expect(args.onOther).toHaveBeenLastCalledWith('cancel');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
