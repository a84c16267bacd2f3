import { OrderStatus, type Order } from '@anzhu/api/contract/order';
import { Role } from '@anzhu/api/contract/role';
import { Table, type TableProps } from '@anzhu/ui/Table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { everyStatus, order, today, withoutMoney } from './fixtures.ts';
import { useOrderColumns, type OrderColumnOptions } from './orderColumns.tsx';

type OrdersProps = OrderColumnOptions & Pick<TableProps<Order>, 'isLoading' | 'isStale' | 'error'>;

const rowId = ({ id }: Order): string => id;

/** The list as the screen shows it. */
function Orders({ rows, role, today: day, linkOf, onAction, onGroup, ...states }: OrdersProps) {
  const columns = useOrderColumns({ rows, role, today: day, linkOf, onAction, onGroup });
  return (
    <Table
      label="订单"
      emptyMessage="没有符合条件的订单"
      {...{ rows, rowId, columns }}
      {...states}
    />
  );
}

const meta = {
  title: 'Hotel/Order 订单/orderColumns',
  component: Orders,
  parameters: {
    docs: {
      description: {
        component:
          'The columns of a list of orders, each for the roles that may see it. Use them in a `Table` of orders.',
      },
    },
  },
  args: {
    today,
    rows: everyStatus,
    role: Role.admin,
    linkOf: ({ id }) => ({ href: `#${id}` }),
    onAction: fn(),
    onGroup: fn(),
  },
} satisfies Meta<typeof Orders>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (id: string): HTMLElement => {
  const row = screen.getByText(id).closest('tr');
  if (!row) throw new Error(`没有订单 ${id} 的一行`);
  return row;
};

/** Orders that were booked together; a press shows these only. */
export const OfGroup: Story = {
  args: { rows: everyStatus.map((one) => ({ ...one, groupNo: 'T260318-21' })) },
  play: async ({ args }) => {
    await userEvent.click(within(rowOf('20310')).getByRole('button', { name: 'T260318-21' }));
    await expect(args.onGroup).toHaveBeenLastCalledWith('T260318-21');
  },
};

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const unpaid = within(rowOf('20311'));
    await expect(unpaid.getByText('138****1234')).toBeVisible();
    await expect(unpaid.getByText('安住杭州西湖店')).toBeVisible();
    // What is not paid is not said to be, under 实付金额 either.
    await expect(rowOf('20311')).toHaveTextContent('未付 ¥999.60');
    await expect(rowOf('20310')).not.toHaveTextContent('未付');
    await userEvent.click(unpaid.getByRole('button', { name: '修改预订' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('modify', everyStatus[0]);
    await userEvent.click(within(rowOf('20310')).getByRole('button', { name: '去入住' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('checkIn', everyStatus[1]);
    await userEvent.click(within(rowOf('20306')).getByRole('button', { name: '退款' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('refund', everyStatus[5]);
    await expect(canvas.getByRole('columnheader', { name: '应付金额' })).toBeInTheDocument();
  },
};

export const ReasonsByKeyboard: Story = {
  play: async ({ args }) => {
    within(rowOf('20306')).getByRole('button', { name: '更多' }).focus();
    await userEvent.keyboard('{Enter}');
    const refused = await screen.findByRole('menuitem', { name: '改价' });
    await expect(refused).toHaveAccessibleDescription('订单状态为「申请退款」，不能改价');
    // 账单 is the first of the menu.
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
  },
};

export const HotelAdmin: Story = {
  args: { role: Role.hotelAdmin },
  play: ({ canvas }) =>
    expect(canvas.queryByRole('columnheader', { name: '酒店' })).not.toBeInTheDocument(),
};

export const HotelMember: Story = {
  args: { role: Role.hotelMember },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '改价' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: '退款' })).not.toBeInTheDocument();
    await userEvent.click(within(rowOf('20311')).getByRole('button', { name: '更多' }));
    const checkIn = await screen.findByRole('menuitem', { name: '去入住' });
    await expect(checkIn).toHaveAccessibleDescription('订单状态为「未支付」，不能办理入住');
    await userEvent.keyboard('{Escape}');
  },
};

export const WithoutMoney: Story = {
  args: { role: Role.hotelMember, rows: withoutMoney },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: '应付金额' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('columnheader', { name: '实付金额' })).not.toBeInTheDocument();
  },
};

/** The second words of a status: 未到店, and 已放房 while the refund is undecided. */
export const SecondWords: Story = {
  args: {
    rows: [
      order({ id: '30001', status: OrderStatus.refundRequested, isReleased: true }),
      order({ id: '30002', status: OrderStatus.completed, isNoShow: true }),
      order({ id: '30003', status: OrderStatus.refunded, isReleased: true }),
      order({ id: '30004', status: OrderStatus.unpaid, received: 200 }),
    ],
  },
  play: async () => {
    await expect(rowOf('30001')).toHaveTextContent('申请退款已放房');
    await expect(rowOf('30002')).toHaveTextContent('已完成未到店');
    await expect(rowOf('30003')).not.toHaveTextContent('已放房');
    await expect(rowOf('30004')).toHaveTextContent('未付清 ¥999.60');
  },
};

/** The moments of stays, where there are any on the page. */
export const Moments: Story = {
  args: {
    rows: [
      order({
        id: '30001',
        status: OrderStatus.completed,
        checkedInTime: '2026-03-18 10:13:20',
        checkedOutTime: '2026-03-20 23:50:10',
      }),
      order({ id: '30002' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: '实际入住' })).toBeInTheDocument();
    await expect(rowOf('30001')).toHaveTextContent('2026-03-18 10:13');
    await expect(rowOf('30001')).toHaveTextContent('2026-03-20 23:50');
  },
};

export const MasksWhatComesWhole: Story = {
  args: { rows: [order({ number: '13800001234', idcard: '990101199003070012' })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('138****1234')).toBeVisible();
    await expect(canvas.getByText('9901********0012')).toBeInTheDocument();
  },
};

export const LittleIsKnown: Story = {
  args: {
    rows: [
      order({
        id: 'WX-2026-0318-000017',
        userPO: null,
        hotelName: null,
        customerName: null,
        province: null,
        roomTypeName: null,
        days: null,
        lastPay: null,
        createTime: null,
        name: null,
        number: null,
        idcard: null,
        estimatedCheckIn: null,
        estimatedCheckOut: null,
      }),
    ],
  },
};

export const Loading: Story = { args: { rows: [], isLoading: true } };

export const Stale: Story = { args: { isStale: true } };

export const Failed: Story = {
  args: { rows: [], error: { message: '网络异常，请检查连接后重试', onRetry: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.error?.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有符合条件的订单')).toBeVisible();
    // Without rows there is nothing in it to focus: it scrolls by keyboard itself.
    const region = canvas.getByRole('region', { name: '订单' });
    await waitFor(() => expect(region).toHaveAttribute('tabindex', '0'));
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** A number of another region, an unreadable one, and an erased one. */
export const Phones: Story = {
  args: {
    rows: [
      order({ id: '20401', number: '+85291234567' }),
      order({ id: '20402', number: '****', isNumberUnverified: true }),
      order({ id: '20403', number: '', idcard: '' }),
    ],
  },
  play: async () => {
    await expect(within(rowOf('20401')).getByText('+852****4567')).toBeVisible();
    await expect(within(rowOf('20402')).getByText('号码待核实')).toBeVisible();
    await expect(rowOf('20403')).not.toHaveTextContent('*');
  },
};
