import type { GroupRoom } from '@anzhu/api/contract/groupStay';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { GroupCheckOutConfirm } from './GroupCheckOutConfirm.tsx';

const room = (name: string, of: Partial<GroupRoom>): GroupRoom => ({
  id: name,
  name,
  sn: `${name}-1`,
  orderId: `20${name}`,
  guests: ['林示例'],
  estimatedCheckOut: '2026-03-18 12:00:00',
  open: 0,
  deposit: 0,
  late: 0,
  ...of,
});

const rooms = [
  room('801', { guests: ['林示例', '陈样本'] }),
  room('802', { guests: ['周示例'], open: 28 }),
  room('803', { guests: ['吴样本'], deposit: 200 }),
];

const meta = {
  title: 'Hotel/Stay 入住/GroupCheckOutConfirm',
  component: GroupCheckOutConfirm,
  args: {
    groupNo: 'T260318-20311',
    rooms,
    onConfirm: fn(() => Promise.resolve()),
    onClose: fn(),
  },
} satisfies Meta<typeof GroupCheckOutConfirm>;

export default meta;
type Story = StoryObj<typeof meta>;

const confirm = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));

/** What is open on each bill is named; all rooms leave at once. */
export const Default: Story = {
  play: async ({ args }) => {
    await screen.findByRole('alertdialog', { name: '团队「T260318-20311」退房？' });
    await expect(screen.getByText('802：未结 ¥28.00 未收')).toBeVisible();
    await confirm('退房 3 间');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onConfirm).toHaveBeenCalledWith(rooms, true);
  },
};

/** One of them stays. */
export const OneStays: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /^802/ }));
    await expect(screen.queryByText('802：未结 ¥28.00 未收')).not.toBeInTheDocument();
    await confirm('退房 2 间');
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith([rooms[0], rooms[2]], true));
  },
};

const late = rooms.map((one, index) => ({ ...one, late: index < 2 ? 144 : 0 }));

/** What leaving late costs is proposed for all rooms, and may be left off. */
export const Late: Story = {
  args: { rooms: late },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: '收取延迟退房 ¥288.00' }));
    await confirm('退房 3 间');
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith(late, false));
  },
};

/** Another clerk was first: the question stays and says which room. */
export const Refused: Story = {
  args: {
    onConfirm: fn(() => Promise.reject(new Error('房间 802 的该次入住已结束，请刷新后重试'))),
  },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await confirm('退房 3 间');
    await expect(await screen.findByText(/房间 802/)).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { rooms: undefined } };

export const None: Story = { args: { rooms: [] } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
