import { OrderStatus } from '@anzhu/api/contract/order';
import { Role } from '@anzhu/api/contract/role';
import { AppFrame } from '@anzhu/ui/AppFrame';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { order, today, wholeOrder } from './fixtures.ts';
import { OrderRecord } from './OrderRecord.tsx';

const meta = {
  title: 'Hotel/Order 订单/OrderRecord',
  component: OrderRecord,
  parameters: { layout: 'fullscreen' },
  args: {
    order: wholeOrder(),
    role: Role.admin,
    today,
    bill: { lines: [], charged: 1290.6, paid: 1290.6, deposit: 200, open: 0 },
    onAction: fn(),
    onGroup: fn(),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <AppFrame rail={null} topBar={null}>
        <Story />
      </AppFrame>
    ),
  ],
} satisfies Meta<typeof OrderRecord>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const panel = await screen.findByRole('complementary', { name: '林示例 · 豪华大床房' });
    await expect(within(panel).getByText('990101199003070012')).toBeVisible();
    await userEvent.click(within(panel).getByRole('button', { name: '去入住' }));
    await expect(args.onAction).toHaveBeenCalledWith('checkIn', args.order);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A press on the group shows its orders. */
export const OfGroup: Story = {
  args: { order: wholeOrder({ groupNo: 'T260318-21' }), groupRooms: 3 },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'T260318-21 · 本团 3 间' }));
    await expect(args.onGroup).toHaveBeenCalledWith('T260318-21');
  },
};

/** Who is to come stands beside the booking, also one of whom only the name was sent. */
export const WithExpectedGuests: Story = {
  args: {
    expected: [
      { name: '林示例', documentKind: 0, idcard: '990101199003070012', number: '19900001234' },
      { name: '陈样例', documentKind: 0 },
    ],
  },
  play: async () => {
    const group = within(await screen.findByRole('region', { name: '入住名单' }));
    await expect(group.getByText('990101199003070012 · 19900001234')).toBeVisible();
    await expect(group.getByText('2 陈样例')).toBeVisible();
  },
};

export const RefundRequested: Story = {
  args: {
    order: wholeOrder({
      status: OrderStatus.refundRequested,
      reason: '行程取消：航班停飞，改签后无法按时到店，请退回全部房费。',
    }),
  },
};

/** The stamp of an earlier decision is there at once, without a press. */
export const Completed: Story = {
  args: { order: wholeOrder({ status: OrderStatus.completed }) },
  play: async () => {
    const stamp = await screen.findByRole('img', { name: '已完成' });
    await expect(getComputedStyle(stamp).animationName).toBe('none');
  },
};

export const Refunded: Story = {
  args: { order: wholeOrder({ status: OrderStatus.refunded, reason: '行程取消' }) },
  play: async () => {
    await expect(await screen.findByRole('img', { name: '已退款' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { order: order(), isLoading: true },
  play: () => waitFor(() => expect(screen.getByText('9901********0012')).toBeVisible()),
};

/** Opened by its number, without a row. */
export const Pending: Story = {
  args: { order: undefined, isLoading: true },
  play: () => waitFor(() => expect(screen.getByText('预计时间')).toBeVisible()),
};

export const Failed: Story = {
  args: { order: order(), error: { message: '网络异常，请检查连接后重试', onRetry: fn() } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expect(args.error?.onRetry).toHaveBeenCalledOnce();
  },
};

export const WithoutMoney: Story = {
  args: {
    order: wholeOrder({ pay: null, lastPay: null }),
    bill: undefined,
    role: Role.hotelMember,
  },
  play: () => expect(screen.queryByRole('heading', { name: '账单' })).not.toBeInTheDocument(),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
