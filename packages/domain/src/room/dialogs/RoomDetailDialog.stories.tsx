import { Role } from '@anzhu/api/contract/role';
import { RoomStatus } from '@anzhu/api/contract/room';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { room, roomDetail, today } from '../fixtures.ts';
import { RoomDetailDialog } from './RoomDetailDialog.tsx';

const meta = {
  title: 'Hotel/Room/RoomDetailDialog',
  component: RoomDetailDialog,
  args: {
    room: room(),
    detail: roomDetail(),
    role: Role.hotelAdmin,
    hotelDay: today,
    onAction: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof RoomDetailDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByText('¥468.00 / 晚')).toBeVisible());
    await expect(screen.getByText('适中')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '办理入住' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('checkIn');
    await userEvent.click(screen.getByRole('button', { name: '更多' }));
    await expect(await screen.findByRole('menuitem', { name: '维修' })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: '编辑房间' }));
    await waitFor(() => expect(args.onAction).toHaveBeenLastCalledWith('edit'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

const stay = {
  isIsolation: true,
  status: RoomStatus.occupied,
  orderId: '20311',
  estimatedCheckOut: '2026-03-28 12:00:00',
} as const;

/** An occupied isolation room, for a role that sees no money. */
export const IsolationWithoutMoney: Story = {
  args: {
    role: Role.antiEpidemic,
    room: room(stay),
    detail: roomDetail({ ...stay, fee: null, isolationFee: null }),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('2026-03-28 12:00')).toBeVisible());
    await expect(screen.queryByText(/价格/)).toBeNull();
    await expect(screen.getByRole('button', { name: '退出隔离' })).toBeVisible();
  },
};

/** Data of the board is shown immediately. */
export const Loading: Story = { args: { detail: undefined } };

export const Failed: Story = {
  args: { detail: undefined, error: { message: '网络连接失败，请检查网络', onRetry: fn() } },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
