import { Role } from '@anzhu/api/contract/role';
import { RoomStatus } from '@anzhu/api/contract/room';
import { usualDayStart } from '@anzhu/api/rules/hotelDay';
import { AppFrame } from '@anzhu/ui/AppFrame';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { room, roomDetail, today } from './fixtures.ts';
import { RoomRecord } from './RoomRecord.tsx';

const stay = {
  status: RoomStatus.occupied,
  sn: 's801',
  orderId: '20311',
  guest: '林示例',
  arriveTime: '2026-03-16 15:20:00',
  estimatedCheckOut: '2026-03-18 12:00:00',
} as const;

const meta = {
  title: 'Hotel/Room 房间/RoomRecord',
  component: RoomRecord,
  parameters: { layout: 'fullscreen' },
  args: {
    room: room(),
    detail: roomDetail(),
    role: Role.hotelAdmin,
    today,
    hotelDay: today,
    dayStarts: usualDayStart,
    onAction: fn(),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <AppFrame rail={null} topBar={null}>
        <Story />
      </AppFrame>
    ),
  ],
} satisfies Meta<typeof RoomRecord>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const panel = await screen.findByRole('complementary', { name: '801 · 豪华大床房' });
    await expect(within(panel).getByText('¥468.00 / 晚')).toBeVisible();
    await expect(within(panel).getByText('适中')).toBeInTheDocument();
    await userEvent.click(within(panel).getByRole('button', { name: '办理入住' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('checkIn', args.room);
    await userEvent.click(within(panel).getByRole('button', { name: '维修' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('setOutOfOrder', args.room);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The guests first, then their stay with its order, and the bill. */
export const Occupied: Story = {
  args: {
    room: room(stay),
    detail: roomDetail(stay),
    people: '林示例',
    bill: { lines: [], charged: 936, paid: 936, deposit: 200, open: 0 },
    orderLink: { href: '#20311' },
  },
  play: async () => {
    const panel = within(await screen.findByRole('complementary'));
    await expect(
      panel.getAllByRole('region').map((one) => within(one).getByRole('heading').textContent),
    ).toEqual(['入住人', '入住', '房间', '房型']);
    await expect(panel.getByText('今日离 12:00')).toBeVisible();
    await expect(panel.getByText('03-16 → 03-18')).toBeVisible();
    await expect(panel.getByRole('link', { name: '20311' })).toHaveAttribute('href', '#20311');
    await expect(panel.getByRole('button', { name: '退房' })).toBeVisible();
  },
};

/** An occupied isolation room, for a role that sees no money. */
export const IsolationWithoutMoney: Story = {
  args: {
    role: Role.antiEpidemic,
    room: room({ ...stay, isIsolation: true, estimatedCheckOut: '2026-03-28 12:00:00' }),
    detail: roomDetail({ ...stay, isIsolation: true, fee: null, isolationFee: null }),
    people: '周示例',
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('03-28 到期')).toBeVisible());
    await expect(screen.queryByText(/价格/)).toBeNull();
    await expect(screen.getByRole('button', { name: '退出隔离' })).toBeVisible();
  },
};

/** Held for an order. */
export const Reserved: Story = {
  args: {
    room: room({ ...stay, status: RoomStatus.reserved, sn: null, arriveTime: `${today} 14:00:00` }),
  },
};

export const UnderRepair: Story = {
  args: { room: room({ blocked: { id: '31', from: today, to: '2026-03-20', reason: '漏水' } }) },
  play: async () => {
    await waitFor(() => expect(screen.getByText('维修至 03-20')).toBeVisible());
    const head = screen.getByRole('heading', { level: 2 }).closest('header');
    await expect(head).toHaveTextContent(/维修\s*维修至 03-20/);
    await expect(screen.queryByText('空闲')).toBeNull();
    await expect(screen.getByRole('button', { name: '解除维修' })).toBeVisible();
  },
};

/** What the board knows is shown at once. */
export const Loading: Story = { args: { detail: undefined, isLoading: true } };

export const Failed: Story = {
  args: { detail: undefined, error: { message: '网络连接失败，请检查网络', onRetry: fn() } },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
