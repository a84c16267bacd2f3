import { RoomStatus, type Room } from '@anzhu/api/contract/room';
import { Code } from '@anzhu/api/contract/envelope';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AssignRoomDialog } from './AssignRoomDialog.tsx';
import { order } from './fixtures.ts';

const room = (id: string, name: string): Room => ({
  id,
  name,
  type: '11',
  roomTypeName: '豪华大床房',
  floor: 5,
  direction: '南',
  isIsolation: false,
  status: RoomStatus.vacant,
  sn: null,
  hotelId: '1',
  orderId: null,
  estimatedCheckOut: null,
  guest: null,
  arriveTime: null,
  leaveTime: null,
  blocked: null,
});

const meta = {
  title: 'Hotel/Order/AssignRoomDialog',
  component: AssignRoomDialog,
  args: {
    order: order(),
    rooms: [room('7', '506'), room('8', '508')],
    onSave: fn(() => Promise.resolve()),
    onRefresh: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AssignRoomDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const assign = async (): Promise<void> => {
  await userEvent.click(await screen.findByRole('combobox', { name: '房间' }));
  await userEvent.click(await screen.findByRole('option', { name: /^508/ }));
  await userEvent.click(screen.getByRole('button', { name: '排房' }));
};

export const Default: Story = {
  play: async ({ args }) => {
    await assign();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onSave).toHaveBeenCalledWith({ orderId: args.order.id, roomId: '8' });
  },
};

/** The room was given to another order meanwhile: the message names it. */
export const Taken: Story = {
  args: {
    onSave: fn(() =>
      Promise.reject(
        Object.assign(new Error('房间 508 03-18 至 03-20 已排给订单 1042（张三）'), {
          code: Code.conflict,
        }),
      ),
    ),
  },
  play: async ({ args }) => {
    await assign();
    await expect(await screen.findByText(/已排给订单 1042/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '刷新' }));
    await expect(args.onRefresh).toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { rooms: undefined } };
