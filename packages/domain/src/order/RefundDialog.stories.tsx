import { Code } from '@anzhu/api/contract/envelope';
import { OrderStatus } from '@anzhu/api/contract/order';
import { orderConflict } from '@anzhu/api/rules/orderTransitions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { order } from './fixtures.ts';
import { RefundDialog } from './RefundDialog.tsx';

const meta = {
  title: 'Hotel/Order/RefundDialog',
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
    await expect(screen.getByRole('dialog')).toHaveAccessibleName('退款审核');
    await waitFor(() =>
      expect(screen.getByText('行程取消：航班停飞，改签后无法按时到店。')).toBeVisible(),
    );
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
    await expect(args.onApprove).toHaveBeenCalledOnce();
    await expect(args.onRefuse).not.toHaveBeenCalled();
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
