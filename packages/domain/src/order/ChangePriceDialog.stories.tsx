import { Code } from '@anzhu/api/contract/envelope';
import { OrderStatus } from '@anzhu/api/contract/order';
import { orderConflict } from '@anzhu/api/rules/orderTransitions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ChangePriceDialog } from './ChangePriceDialog.tsx';
import { order } from './fixtures.ts';

const meta = {
  title: 'Hotel/Order 订单/ChangePriceDialog',
  component: ChangePriceDialog,
  args: {
    order: order({ status: OrderStatus.unpaid }),
    onSave: fn(async () => {}),
    onClose: fn(),
  },
} satisfies Meta<typeof ChangePriceDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (): HTMLElement => screen.getByRole('spinbutton', { name: /新价格/ });

const ask = async (price: string): Promise<HTMLElement> => {
  await userEvent.clear(field());
  await userEvent.type(field(), `${price}{Enter}`);
  return screen.findByRole('alertdialog', { name: '用户将以修改后的价格支付' });
};

export const Default: Story = {
  play: async () => {
    await expect(screen.getByRole('dialog')).toHaveAccessibleName('修改价格');
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(field()).toHaveValue('999.60');
    // It is selected: what is typed takes its place.
    await userEvent.keyboard('880.5');
    await waitFor(() => expect(screen.getByText('减 ¥119.10（-11.9%）')).toBeVisible());
  },
};

export const Changed: Story = {
  play: async ({ args }) => {
    const question = await ask('880.5');
    await expect(question).toHaveTextContent('¥999.60');
    await expect(question).toHaveTextContent('¥880.50');
    await userEvent.click(within(question).getByRole('button', { name: '确定' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ id: args.order.id, lastPay: 880.5 }),
    );
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const Asked: Story = {
  play: async ({ args }) => {
    const question = await ask('880.5');
    const cancel = within(question).getByRole('button', { name: '取消' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const AskedAndCancelled: Story = {
  play: async ({ args }) => {
    const question = await ask('880');
    await userEvent.click(within(question).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(field()).toHaveValue('880.00'));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Invalid: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(screen.getByText('新价格与当前价格相同')).toBeVisible());
    await userEvent.clear(field());
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(screen.getByText('新价格不能为空')).toBeVisible());
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.type(field(), '1000000{Enter}');
    await waitFor(() => expect(screen.getByText(/不能大于 999999.99/)).toBeVisible());
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};

export const Refused: Story = {
  args: { onSave: fn(() => Promise.reject(new Error('网络异常，请检查连接后重试'))) },
  play: async ({ args }) => {
    const question = await ask('880');
    await userEvent.click(within(question).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(screen.getByText('网络异常，请检查连接后重试')).toBeVisible());
    await expect(field()).toHaveValue('880.00');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Conflict: Story = {
  args: {
    onSave: fn(() =>
      Promise.reject(
        Object.assign(new Error(orderConflict(OrderStatus.closed)), { code: Code.conflict }),
      ),
    ),
  },
  play: async ({ args }) => {
    const question = await ask('880');
    await userEvent.click(within(question).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(screen.getByText('订单状态已变更为「已关闭」')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: '刷新' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
