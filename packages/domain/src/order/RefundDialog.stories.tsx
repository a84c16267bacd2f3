import { PayMethod } from '@anzhu/api/contract/bill';
import { Code } from '@anzhu/api/contract/envelope';
import { OrderStatus } from '@anzhu/api/contract/order';
import { orderConflict } from '@anzhu/api/rules/orderTransitions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { order } from './fixtures.ts';
import { RefundDialog } from './RefundDialog.tsx';

const meta = {
  title: 'Hotel/Order 订单/RefundDialog',
  component: RefundDialog,
  args: {
    order: order({
      status: OrderStatus.refundRequested,
      reason: '行程取消：航班停飞，改签后无法按时到店。',
    }),
    onApprove: fn(async () => {}),
    onRefuse: fn(async () => {}),
    onClose: fn(),
  },
} satisfies Meta<typeof RefundDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));

/** 同意退款, and the same again in the question, which names guest and sum. */
async function approve(): Promise<void> {
  await press('同意退款');
  const question = await screen.findByRole('alertdialog', { name: /^向「.+」退款 ¥?[\d,.]+.*？$/ });
  await userEvent.click(within(question).getByRole('button', { name: '同意退款' }));
}

export const Default: Story = {
  play: async () => {
    await expect(screen.getByRole('dialog')).toHaveAccessibleName(/^退款审核 · ./);
    await waitFor(() =>
      expect(screen.getByText('行程取消：航班停飞，改签后无法按时到店。')).toBeVisible(),
    );
  },
};

/** The desk received the money by card: it goes back so, and no gateway pays it. */
export const PaidAtTheDesk: Story = {
  args: {
    order: order({
      status: OrderStatus.refundRequested,
      reason: '行程取消',
      isReleased: true,
      refundMethod: PayMethod.card,
    }),
  },
  play: async () => {
    await press('同意退款');
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent('由前台以银行卡退还客人，退款后无法撤销。');
    await userEvent.click(within(question).getByRole('button', { name: '取消' }));
  },
};

export const Approved: Story = {
  play: async ({ args }) => {
    await press('同意退款');
    const question = await screen.findByRole('alertdialog');
    await expect(args.onApprove).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: '取消' }));
    await expect(args.onApprove).not.toHaveBeenCalled();
    await approve();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onApprove).toHaveBeenLastCalledWith({
      id: '20311',
      paymentMethod: 'WECHAT',
      paymentClient: 'MP',
    });
    await expect(args.onRefuse).not.toHaveBeenCalled();
  },
};

/** A part of the sum, with the reason for it. */
export const Part: Story = {
  play: async ({ args }) => {
    const sum = screen.getByRole('spinbutton', { name: '退款金额' });
    await expect(sum).toHaveValue('999.60');
    for (const [text, problem] of [
      ['1200', '不能大于 999.60'],
      ['-1', '不能小于 0.01'],
      ['1.2万', '只能填写数字'],
    ] as const) {
      await userEvent.clear(sum);
      await userEvent.type(sum, `${text}{Enter}`);
      await expect(sum).toHaveAccessibleDescription(problem);
    }
    await userEvent.clear(sum);
    await userEvent.type(sum, '300');
    const reason = await screen.findByRole('textbox', { name: '部分退款原因' });
    await press('同意退款');
    await waitFor(() => expect(reason).toHaveAccessibleDescription('部分退款原因不能为空'));
    await userEvent.type(reason, '已入住一晚');
    await press('同意退款');
    const question = await screen.findByRole('alertdialog', {
      name: '向「林示例」退款 ¥300.00？',
    });
    await expect(question).toHaveTextContent('可退 ¥999.60，只退一部分。');
    await userEvent.click(within(question).getByRole('button', { name: '同意退款' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onApprove).toHaveBeenLastCalledWith({
      id: '20311',
      refundAmount: 300,
      reason: '已入住一晚',
      paymentMethod: 'WECHAT',
      paymentClient: 'MP',
    });
  },
};

export const RefusedByKeyboard: Story = {
  play: async ({ args }) => {
    screen.getByRole('button', { name: '驳回' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onRefuse).toHaveBeenCalledOnce();
  },
};

export const ClosingDecidesNothing: Story = {
  play: async ({ args }) => {
    await press('关闭');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onApprove).not.toHaveBeenCalled();
    await expect(args.onRefuse).not.toHaveBeenCalled();
  },
};

export const Running: Story = {
  args: { onApprove: fn(() => new Promise<void>(() => {})) },
  play: async ({ args }) => {
    await approve();
    await waitFor(() => expect(screen.getByRole('button', { name: '驳回' })).toBeDisabled());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const GatewayFailed: Story = {
  args: { onApprove: fn(() => Promise.reject(new Error('退款失败，请联系管理员'))) },
  play: async ({ args }) => {
    await approve();
    await waitFor(() => expect(screen.getByText('退款失败，请联系管理员')).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Conflict: Story = {
  args: {
    onRefuse: fn(() =>
      Promise.reject(
        Object.assign(new Error(orderConflict(OrderStatus.refunded)), { code: Code.conflict }),
      ),
    ),
  },
  play: async ({ args }) => {
    await press('驳回');
    await waitFor(() => expect(screen.getByText('订单状态已变更为「已退款」')).toBeVisible());
    await press('刷新');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
