import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { order } from './fixtures.ts';
import { PaidTwiceDialog } from './PaidTwiceDialog.tsx';

const twice = order({ paidTwice: 600 });

const meta = {
  title: 'Hotel/Order 订单/PaidTwiceDialog',
  tags: ['草稿', '!稳定'],
  component: PaidTwiceDialog,
  args: { order: twice, onSave: fn(() => Promise.resolve()), onClose: fn() },
} satisfies Meta<typeof PaidTwiceDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was done about it is asked, and kept in the log. */
export const Default: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: '渠道重复收款 · 林示例' });
    await userEvent.click(screen.getByRole('button', { name: '已处理' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox', { name: '处理结果' }), '渠道已退{Enter}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onSave).toHaveBeenCalledWith({
      id: twice.id,
      amount: 600,
      note: '渠道已退',
    });
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
