import { OrderStatus } from '@anzhu/api/contract/order';
import { Code } from '@anzhu/api/contract/envelope';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { MasterBillDialog } from './MasterBillDialog.tsx';

const room = { status: OrderStatus.checkedIn, open: 540, routed: 540 };

const master = {
  groupNo: 'T260318-20311',
  masterOrderId: '20311',
  roomFees: true,
  charges: false,
  orders: [
    { ...room, orderId: '20311', roomName: '301', name: '林示例', open: 588, routed: 0 },
    { ...room, orderId: '20312', roomName: '302', name: '王芳', open: 573.5 },
    { ...room, orderId: '20313', roomName: '303', name: '赵示例' },
  ],
  open: 1668,
};

const meta = {
  title: 'Hotel/Order 订单/MasterBillDialog',
  tags: ['草稿', '!稳定'],
  component: MasterBillDialog,
  args: {
    orderId: '20312',
    master,
    onSave: fn(() => Promise.resolve()),
    onRefresh: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof MasterBillDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Charges go to the master as well from now on. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '团队主账 · T260318-20311' }));
    await expect(
      await dialog.findByRole('row', { name: /302 · 王芳 · 订单 20312/ }),
    ).toHaveTextContent('¥573.50¥540.00');
    await userEvent.click(dialog.getByRole('checkbox', { name: '消费转主账' }));
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        orderId: '20312',
        masterOrderId: '20311',
        roomFees: true,
        charges: true,
      }),
    );
  },
};

/** What is open in all rooms is settled from here. */
export const Settle: Story = {
  args: { onSettle: fn() },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '结主账 ¥1,668.00' }));
    await expect(args.onSettle).toHaveBeenCalled();
  },
};

/** Without a master each room is settled by itself; the first one and its 房费 are proposed. */
export const WithoutMaster: Story = {
  args: {
    onSettle: fn(),
    master: {
      ...master,
      masterOrderId: null,
      roomFees: false,
      open: 0,
      orders: master.orders.map((order) => ({ ...order, routed: 0 })),
    },
  },
  play: async () => {
    await expect(await screen.findByRole('checkbox', { name: '房费转主账' })).toBeChecked();
    await expect(screen.queryByRole('button', { name: /^结主账/ })).not.toBeInTheDocument();
  },
};

/** The order that was chosen has left the group meanwhile. */
export const Conflict: Story = {
  args: {
    onSave: fn(() =>
      Promise.reject(
        Object.assign(new Error('主账须为本团的一笔订单'), {
          code: Code.invalid,
          fields: { masterOrderId: '主账须为本团的一笔订单' },
        }),
      ),
    ),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '保存' }));
    await expect(await screen.findByText('主账须为本团的一笔订单')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
