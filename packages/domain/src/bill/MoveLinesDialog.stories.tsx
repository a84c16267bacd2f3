import { type BillLine, LineKind } from '@anzhu/api/contract/bill';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { MoveLinesDialog } from './MoveLinesDialog.tsx';

const charge = (id: string, amount: number, note: string): BillLine => ({
  id,
  kind: LineKind.charge,
  night: null,
  amount,
  method: null,
  note,
  createdBy: '前台小陈',
  createTime: '2026-03-18 14:06:00',
  voidTime: null,
  voidedBy: null,
  voidReason: null,
  reverses: null,
  reversedBy: null,
});

const meta = {
  title: 'Hotel/Order 订单/MoveLinesDialog',
  tags: ['草稿', '!稳定'],
  component: MoveLinesDialog,
  args: {
    orderId: '20311',
    title: '506 · 林示例',
    bill: {
      lines: [
        charge('3', 28, '早餐'),
        charge('4', 60, '迷你吧'),
        { ...charge('5', 15, '矿泉水'), voidTime: '2026-03-18 15:00:00', voidReason: '记错' },
      ],
      charged: 388,
      paid: 300,
      deposit: 0,
      open: 88,
    },
    targets: [
      { orderId: '20312', label: '507 · 订单 20312' },
      { orderId: '20313', label: '508 · 订单 20313' },
    ],
    onSave: fn(() => Promise.resolve()),
    onRefresh: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof MoveLinesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One of two charges goes to the bill of another room; what was voided is not offered. */
export const Default: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: '转账 · 506 · 林示例' });
    await expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: '转账' }));
    await expect(await screen.findByText('请选择要转的明细')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /^消费 ¥60.00/ }));
    await userEvent.click(screen.getByRole('combobox', { name: '转至订单' }));
    await userEvent.click(await screen.findByRole('option', { name: '507 · 订单 20312' }));
    await userEvent.click(screen.getByRole('button', { name: '转账' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        { orderId: '20311', lineIds: ['4'], toOrderId: '20312' },
        { requestKey: expect.any(String) },
      ),
    );
  },
};

/** The bills of other rooms are being read. */
export const Loading: Story = { args: { targets: undefined } };
