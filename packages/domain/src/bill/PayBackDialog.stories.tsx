import { type Bill, PayMethod } from '@anzhu/api/contract/bill';
import { Code } from '@anzhu/api/contract/envelope';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PayBackDialog } from './PayBackDialog.tsx';

const payBack = {
  id: '7',
  amount: 300,
  method: PayMethod.cash,
  reason: '提前离店',
  askedBy: '前台小陈',
  askedTime: '2026-03-18 14:06:00',
};

const bill: Bill = {
  lines: [],
  charged: 300,
  paid: 600,
  deposit: 200,
  open: -300,
  waiting: 300,
  payBacks: [payBack],
};

const meta = {
  title: 'Hotel/Order 订单/PayBackDialog',
  tags: ['草稿', '!稳定'],
  component: PayBackDialog,
  args: {
    title: '506 · 林示例',
    bill,
    payBack,
    onApprove: fn(() => Promise.resolve()),
    onReject: fn(() => Promise.resolve()),
    onClose: fn(),
  },
} satisfies Meta<typeof PayBackDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

/** 同意退款, and the same again in the question, which names the sum. */
async function approve(sum: string): Promise<void> {
  await press('同意退款');
  const question = await screen.findByRole('alertdialog', { name: `退款 ${sum}？` });
  await userEvent.click(within(question).getByRole('button', { name: '同意退款' }));
}

/** The whole, the way that the clerk has chosen. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: '退款审批 · 506 · 林示例' });
    await waitFor(() => expect(within(dialog).getByText('前台小陈')).toBeVisible());
    await expect(screen.getByRole('radio', { name: '现金' })).toBeChecked();
    await approve('¥300.00');
    await waitFor(() =>
      expect(args.onApprove).toHaveBeenCalledWith({ id: '7', amount: 300, method: PayMethod.cash }),
    );
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

/** A part: the rest stays on the bill. */
export const Part: Story = {
  play: async ({ args }) => {
    const sum = await screen.findByRole('spinbutton', { name: '金额' });
    await userEvent.clear(sum);
    await press('同意退款');
    await screen.findByText('金额不能为空');
    await expect(args.onApprove).not.toHaveBeenCalled();
    await userEvent.type(sum, '120');
    await approve('¥120.00');
    await waitFor(() =>
      expect(args.onApprove).toHaveBeenCalledWith(expect.objectContaining({ amount: 120 })),
    );
  },
};

/** The bill holds less by now: that is said, and proposed. */
export const LessLeft: Story = {
  args: { bill: { ...bill, paid: 250, open: 50 } },
  play: async () => {
    await screen.findByText('账单现在只能退 ¥250.00');
    await expect(screen.getByRole('spinbutton', { name: '金额' })).toHaveValue('250.00');
  },
};

/** 驳回 with a reason: the money stays on the bill. */
export const Reject: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: '驳回原因' }), '房价有误');
    await press('驳回');
    await waitFor(() =>
      expect(args.onReject).toHaveBeenCalledWith({ id: '7', reason: '房价有误' }),
    );
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

/** Another manager was first. */
export const Conflict: Story = {
  args: {
    onReject: fn(() =>
      Promise.reject({ code: Code.conflict, message: '这笔待退已由店长王芳同意，请刷新后重试' }),
    ),
  },
  play: async () => {
    await press('驳回');
    await screen.findByText('这笔待退已由店长王芳同意，请刷新后重试');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
