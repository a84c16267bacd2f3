import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { AuditPreviewDialog } from './AuditPreviewDialog.tsx';

const none = { orderId: null, room: null, clerk: null, amount: null };

const meta = {
  title: 'Hotel/Report 日报/AuditPreviewDialog',
  tags: ['草稿', '!稳定'],
  component: AuditPreviewDialog,
  args: {
    day: '2026-03-17',
    today: '2026-03-18',
    points: [
      { ...none, kind: 'overdue', orderId: '15', room: '8302' },
      { ...none, kind: 'openBill', orderId: '16', amount: 28 },
      { ...none, kind: 'openShift', clerk: '前台小陈' },
    ],
    closedBy: null,
    linkOf: ({ orderId }) => (orderId === null ? undefined : { href: `#order-${orderId}` }),
    onDayChange: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AuditPreviewDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each point leads to where it is worked off. */
export const Default: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('link', { name: '8302 · 订单 15' })).toBeVisible();
    await expect(screen.getByText('前台小陈')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '前一天' }));
    await expect(args.onDayChange).toHaveBeenCalledWith('before');
  },
};

/** Nothing is left to do. */
export const Done: Story = {
  args: { points: [], closedBy: '店长王芳' },
  play: async () => {
    await expect(await screen.findByText('没有待处理的事')).toBeVisible();
    await expect(screen.getByText('已夜审，店长王芳')).toBeVisible();
  },
};

export const Loading: Story = { args: { points: undefined } };

export const Failed: Story = {
  args: { points: undefined, error: { message: '网络连接失败，请检查网络', onRetry: fn() } },
};
