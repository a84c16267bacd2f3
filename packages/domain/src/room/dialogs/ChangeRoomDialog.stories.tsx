import { Code } from '@anzhu/api/contract/envelope';
import { RoomStatus } from '@anzhu/api/contract/room';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { everyKind, room, roomTypes } from '../fixtures.ts';
import { ChangeRoomDialog } from './ChangeRoomDialog.tsx';

const meta = {
  title: 'Hotel/Room 房间/ChangeRoomDialog',
  component: ChangeRoomDialog,
  args: {
    room: room({ id: '9', name: '902', floor: 9, isIsolation: true, status: RoomStatus.occupied }),
    rooms: [
      ...everyKind,
      room({
        id: '20',
        name: '910',
        floor: 9,
        isIsolation: true,
        type: '12',
        roomTypeName: '标准双床房',
      }),
    ],
    roomTypes,
    onSave: fn(() => Promise.resolve()),
    onRefresh: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ChangeRoomDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const newRoom = (): Promise<HTMLElement> => screen.findByRole('combobox', { name: '新房间' });
const move = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: '换房' }));

/** Only vacant isolation rooms are offered; the room type narrows them; the move is shown before it is made. */
export const Default: Story = {
  play: async ({ args }) => {
    await expect(await newRoom()).toHaveAccessibleDescription('空闲隔离房 2 间');
    await move();
    await expect(await newRoom()).toHaveAccessibleDescription('请选择新房间');
    await userEvent.click(screen.getByRole('combobox', { name: '房型' }));
    const twin = await screen.findByRole('option', { name: '标准双床房' });
    await expect(twin).toHaveTextContent('剩余 1 间');
    await userEvent.click(twin);
    await userEvent.click(await newRoom());
    await userEvent.click(await screen.findByRole('option', { name: /^910/ }));
    await expect(await screen.findByText('902 转为待打扫')).toBeVisible();
    await move();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onSave).toHaveBeenCalledWith({
      currentRoomId: args.room.id,
      newRoomId: '20',
    });
  },
};

/** Guests of a normal room: rooms of their type first; another type says the difference. */
export const Guests: Story = {
  args: {
    room: room({ id: '9', name: '902', floor: 9, type: '11', status: RoomStatus.occupied }),
    rooms: [
      room({ id: '21', name: '911', floor: 9, type: '11' }),
      room({ id: '22', name: '912', floor: 9, type: '12', roomTypeName: '标准双床房' }),
    ],
    quote: {
      quote: {
        nights: 2,
        pay: 640,
        lastPay: 640,
        difference: 64,
        cameBy: null,
        lines: [],
        full: [],
        groupRooms: 0,
        rooms: [],
      },
      isLoading: false,
      refusal: null,
    },
    onTargetChange: fn(),
  },
  play: async ({ args }) => {
    await expect(await newRoom()).toHaveAccessibleDescription('空闲普通房 1 间');
    await userEvent.click(screen.getByRole('combobox', { name: '房型' }));
    await userEvent.click(await screen.findByRole('option', { name: /^标准双床房/ }));
    await userEvent.click(await newRoom());
    await userEvent.click(await screen.findByRole('option', { name: /^912/ }));
    await expect(args.onTargetChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: '22' }),
    );
    await expect(screen.getByText('补收 ¥64.00')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: '现金' }));
    await move();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

/** Vacant now, and held by an order on a night of the stay: shown last with by whom, not to be chosen, not counted. */
export const Taken: Story = {
  args: {
    ...Guests.args,
    quote: undefined,
    rooms: [
      room({ id: '21', name: '911', floor: 9, type: '11' }),
      room({ id: '23', name: '913', floor: 9, type: '11' }),
    ],
    taken: new Map([['21', '已排房 陈晓 03-19 至 03-21']]),
    defaultTarget: { id: '21', type: '11' },
  },
  play: async ({ args }) => {
    await expect(await newRoom()).toHaveAccessibleDescription('空闲普通房 1 间');
    await move();
    await expect(await newRoom()).toHaveAccessibleDescription('请选择新房间');
    await userEvent.click(await newRoom());
    const [first, last] = await screen.findAllByRole('option');
    await expect(first).toHaveTextContent('913');
    await expect(last).toHaveTextContent('已排房 陈晓 03-19 至 03-21');
    await expect(last).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(first as HTMLElement);
    await move();
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ newRoomId: '23' })),
    );
  },
};

export const NoneFree: Story = { args: { rooms: [] } };

/** The rooms are loading: the room that was dropped on is no fault, and nothing is sent. */
export const Loading: Story = {
  args: { ...Guests.args, rooms: undefined, defaultTarget: { id: '22', type: '12' } },
  play: async ({ args }) => {
    const field = await newRoom();
    await move();
    await expect(field).not.toHaveAccessibleDescription('请选择新房间');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Another user took the room: the message, and 刷新 that reloads the rooms. */
export const Conflict: Story = {
  args: {
    onSave: fn(() =>
      Promise.reject(Object.assign(new Error('新房间已被占用'), { code: Code.conflict })),
    ),
  },
  play: async ({ args }) => {
    await userEvent.click(await newRoom());
    await userEvent.click(await screen.findByRole('option', { name: /^901/ }));
    await move();
    await waitFor(() => expect(screen.getByText('新房间已被占用')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: '刷新' }));
    await expect(args.onRefresh).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByText('新房间已被占用')).toBeNull());
  },
};

/** The room that a guest was dropped on, on the time axis: of another type, with its difference. */
export const DroppedOnRoom: Story = {
  args: { ...Guests.args, defaultTarget: { id: '22', type: '12' } },
  play: async ({ args }) => {
    await newRoom();
    await userEvent.click(screen.getByRole('radio', { name: '现金' }));
    await move();
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ newRoomId: '22' })),
    );
  },
};
