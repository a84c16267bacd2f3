import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import type { TimelineRoom } from '@anzhu/api/contract/roomTimeline';
import { Code } from '@anzhu/api/contract/envelope';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AssignRoomDialog } from './AssignRoomDialog.tsx';
import { order, today } from './fixtures.ts';

const room = (id: string, name: string, of: Partial<TimelineRoom> = {}): TimelineRoom => ({
  id,
  name,
  type: '11',
  roomTypeName: '豪华大床房',
  floor: 5,
  isIsolation: false,
  isToInspect: false,
  status: RoomStatus.vacant,
  hotelId: '1',
  spans: [],
  ...of,
});

const taken: TimelineRoom = room('5', '502', {
  status: RoomStatus.occupied,
  spans: [
    {
      kind: 'stay',
      from: '2026-03-16 15:02:00',
      to: '2026-03-19 12:00:00',
      label: '陈样本',
      status: OrderStatus.checkedIn,
      orderId: '20290',
      sn: '502-4',
      id: null,
    },
  ],
});

const meta = {
  title: 'Hotel/Order 订单/AssignRoomDialog',
  component: AssignRoomDialog,
  args: {
    order: order(),
    rooms: [taken, room('7', '506'), room('8', '508')],
    time: { now: `${today} 13:20:00`, dayStarts: '06:00:00' },
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

/** The first room that is free is proposed; those that are taken in these nights say by what. */
export const Default: Story = {
  play: async ({ args }) => {
    const field = await screen.findByRole('combobox', { name: '房间' });
    await expect(field).toHaveTextContent('506');
    await userEvent.click(field);
    const other = await screen.findByRole('option', { name: '502' });
    await expect(other).toHaveAttribute('aria-disabled', 'true');
    await expect(other).toHaveTextContent('陈样本 03-19 离店');
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onSave).toHaveBeenCalledWith({ orderId: args.order.id, roomId: '7' });
  },
};

/** Another room than the proposed one. */
export const Chosen: Story = {
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

/** No room of the type is free in all nights. */
export const Full: Story = {
  args: { rooms: [taken] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '排房' }));
    await expect(await screen.findByText('请选择房间')).toBeVisible();
  },
};

/** The rooms are loading: that is no fault, and nothing is sent. */
export const Loading: Story = {
  args: { rooms: undefined },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '排房' }));
    await expect(screen.queryByText('请选择房间')).toBeNull();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
