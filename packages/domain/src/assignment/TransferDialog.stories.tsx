import { Code } from '@anzhu/api/contract/envelope';
import { RoomStatus, type Room } from '@anzhu/api/contract/room';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { hotelsOf } from '../fixtures.ts';
import { TransferDialog } from './TransferDialog.tsx';

const room = (id: string, name: string, type: string): Room => ({
  id,
  name,
  type,
  roomTypeName: '标准双床房',
  floor: 3,
  direction: '朝南',
  isIsolation: true,
  status: RoomStatus.vacant,
  sn: null,
  hotelId: '3',
  orderId: null,
  estimatedCheckOut: null,
  guest: null,
  arriveTime: null,
  checkedInTime: null,
  leaveTime: null,
  isToInspect: false,
  cleanedDay: null,
  cleaner: null,
  blocked: null,
});

const meta = {
  title: 'Isolation/Assignment 隔离人员分配/TransferDialog',
  component: TransferDialog,
  args: {
    person: {
      id: '21',
      name: '王芳',
      hotelId: '1',
      hotelName: '安住·西湖店',
      roomName: '611',
    },
    hotels: hotelsOf([
      { id: '1', name: '安住·西湖店' },
      { id: '3', name: '安住·珠江店' },
    ]),
    roomTypes: [
      { id: '31', name: '标准双床房', vacant: 2 },
      { id: '32', name: '豪华大床房', vacant: 0 },
    ],
    rooms: [room('5', '301', '31'), room('6', '302', '31'), room('7', '801', '33')],
    onHotelChange: fn(),
    onSave: fn(() => Promise.resolve()),
    onRefresh: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof TransferDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

async function choose(field: string, option: RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

const transfer = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: '转移' }));

/** Only other hotels are offered; the server picks the room. */
export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: '转入酒店' }));
    await expect(screen.queryByRole('option', { name: '安住·西湖店' })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('option', { name: '安住·珠江店' }));
    await expect(args.onHotelChange).toHaveBeenCalledWith('3');
    await choose('房型', /标准双床房/);
    await transfer();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onSave).toHaveBeenCalledWith({ ids: ['21'], hotelId: '3', roomType: '31' });
  },
};

/** A room of the type is chosen; another hotel clears it. */
export const ChosenRoom: Story = {
  play: async ({ args }) => {
    await choose('转入酒店', /珠江店/);
    await choose('房型', /标准双床房/);
    await choose('新房间', /^302/);
    await transfer();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onSave).toHaveBeenCalledWith({
      ids: ['21'],
      hotelId: '3',
      roomType: '31',
      roomId: '6',
    });
  },
};

/** None of the type is available; the refusal of the server is shown, and 刷新 reads the rooms again. */
export const NoneAvailable: Story = {
  args: {
    onSave: fn(() =>
      Promise.reject(Object.assign(new Error('该房型暂无空闲隔离房'), { code: Code.conflict })),
    ),
  },
  play: async ({ args }) => {
    await choose('转入酒店', /珠江店/);
    await choose('房型', /豪华大床房/);
    await expect(await screen.findByText('该房型暂无空闲隔离房')).toBeVisible();
    await transfer();
    await userEvent.click(await screen.findByRole('button', { name: '刷新' }));
    await waitFor(() => expect(args.onRefresh).toHaveBeenCalled());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
