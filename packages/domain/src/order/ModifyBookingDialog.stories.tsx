import { Guarantee } from '@anzhu/api/contract/guarantee';
import { OrderStatus } from '@anzhu/api/contract/order';
import { PayMethod } from '@anzhu/api/contract/bill';
import { addDays } from '@anzhu/api/rules/days';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { order, roomTypes, today, wholeOrder } from './fixtures.ts';
import { ModifyBookingDialog } from './ModifyBookingDialog.tsx';

const booked = wholeOrder({
  status: OrderStatus.unpaid,
  guarantee: Guarantee.onArrival,
  holdUntil: `${today} 18:00:00`,
  assignedRoomId: '402',
  assignedRoomName: '402',
});

const room = {
  orderId: booked.id,
  roomTypeName: '豪华大床房',
  lastPay: 1499.4,
  difference: 0,
  roomId: '402',
  roomName: '402',
  isRoomKept: true,
  roomTaken: null,
  freeRoomId: null,
  freeRoomName: null,
};
const quoted = {
  rooms: [room],
  nights: 3,
  pay: 1764,
  lastPay: 1499.4,
  priceChange: 499.8,
  difference: 0,
  cameBy: null,
  open: 1499.4,
  lines: [],
  full: [],
  shortages: [],
  skipped: [],
  seen: 'a1',
};
const quote = { quote: quoted, isLoading: false, refusal: null };
const nothingAsked = { quote: undefined, isLoading: false, refusal: null };

const meta = {
  title: 'Hotel/Order 订单/ModifyBookingDialog',
  component: ModifyBookingDialog,
  args: {
    order: booked,
    roomTypes,
    time: { now: `${today} 10:00:00`, dayStarts: '06:00:00', holdHour: 18 },
    quote,
    onStayChange: fn(),
    onSave: fn(() => Promise.resolve()),
    onRefresh: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ModifyBookingDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const leave = (): HTMLElement => screen.getByRole('textbox', { name: '预计离店' });
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: '保存修改' }));
const retype = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
};

/** A night more: the new sum beside the one before, the room is kept, and only what changed is sent. */
export const Default: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: '修改预订 · 林示例' });
    const day = addDays(today, 3);
    await retype(leave(), day);
    await expect(args.onStayChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: booked.id, estimatedCheckOut: `${day} 12:00:00` }),
    );
    await expect(screen.getByText('¥1,499.40，原 ¥999.60')).toBeVisible();
    await save();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onSave).toHaveBeenCalledWith({
      id: booked.id,
      scope: 'one',
      estimatedCheckOut: `${day} 12:00:00`,
      pay: 0,
      lastPay: 1499.4,
      seen: 'a1',
    });
  },
};

/** Only the name is another one: no price is asked for. */
export const AnotherName: Story = {
  args: { quote: nothingAsked },
  play: async ({ args }) => {
    await retype(await screen.findByRole('textbox', { name: '预订人' }), '陈样本');
    await save();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onStayChange).toHaveBeenCalledWith(null);
    await expect(args.onSave).toHaveBeenCalledWith({
      id: booked.id,
      scope: 'one',
      name: '陈样本',
    });
  },
};

/** A paid booking costs more: the difference is received in a way that is chosen. */
export const Paid: Story = {
  args: {
    order: wholeOrder(),
    quote: { ...quote, quote: { ...quoted, difference: 499.8, open: 0 } },
  },
  play: async ({ args }) => {
    await retype(await screen.findByRole('textbox', { name: '预计离店' }), addDays(today, 3));
    await expect(screen.getByText('收 ¥499.80')).toBeVisible();
    await expect(screen.queryByText('担保方式')).not.toBeInTheDocument();
    await save();
    await expect(await screen.findByText('请选择支付方式')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: '微信' }));
    await save();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ pay: 499.8, method: PayMethod.wechat }),
    );
  },
};

/** Its room is taken in the new nights: another one is offered. */
export const RoomTaken: Story = {
  args: {
    quote: {
      ...quote,
      quote: {
        ...quoted,
        rooms: [
          {
            ...room,
            isRoomKept: false,
            roomTaken: '房间 402 在 03-21 已排给订单 20315',
            freeRoomId: '405',
            freeRoomName: '405',
          },
        ],
      },
    },
    defaultChange: { estimatedCheckOut: `${addDays(today, 4)} 12:00:00` },
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: '改排房间 405' }));
    await expect(args.onStayChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ roomId: '405' }),
    );
    await save();
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ roomId: '405' })),
    );
  },
};

/** A night is full: the server would refuse, and the dialog says so. */
export const Full: Story = {
  args: {
    quote: {
      ...quote,
      quote: { ...quoted, full: [addDays(today, 2)], shortages: ['该房型 03-20 已满'] },
    },
  },
};

/** One of a group of two types: all rooms are changed at once, each in its own type, and short types are named. */
export const Group: Story = {
  args: {
    order: order({ ...booked, groupNo: 'G20260318-01' }),
    quote: {
      ...quote,
      quote: {
        ...quoted,
        rooms: [
          room,
          { ...room, orderId: '20312', roomTypeName: '标准双床房', roomId: null, roomName: null },
        ],
        shortages: ['豪华大床房 03-20 仅剩 1 间', '标准双床房 03-20 已满'],
      },
    },
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: '整个团队' }));
    await expect(screen.getByRole('combobox', { name: '房型' })).toHaveTextContent('各间原房型');
    const day = addDays(today, 3);
    await retype(leave(), day);
    await expect(args.onStayChange).toHaveBeenLastCalledWith({
      id: booked.id,
      scope: 'group',
      estimatedCheckOut: `${day} 12:00:00`,
    });
    await expect(
      screen.getByText('402 豪华大床房 ¥1,499.40，订单 20312 标准双床房 ¥1,499.40'),
    ).toBeVisible();
    await expect(screen.getByText('标准双床房 03-20 已满')).toBeVisible();
    await save();
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        id: booked.id,
        scope: 'group',
        estimatedCheckOut: `${day} 12:00:00`,
        pay: 0,
        lastPay: 1499.4,
        seen: 'a1',
      }),
    );
  },
};

/** A type that is chosen for the whole group is that of all its rooms. */
export const TypeOfGroup: Story = {
  args: { order: order({ ...booked, groupNo: 'G20260318-01' }) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: '整个团队' }));
    await expect(args.onStayChange).toHaveBeenLastCalledWith(null);
    const type = screen.getByRole('combobox', { name: '房型' });
    await userEvent.click(type);
    const other = roomTypes.find(({ id }) => id !== booked.roomType);
    await userEvent.click(
      await screen.findByRole('option', { name: new RegExp(`^${other?.name ?? ''}`) }),
    );
    await expect(args.onStayChange).toHaveBeenLastCalledWith({
      id: booked.id,
      scope: 'group',
      roomType: other?.id,
    });
    await userEvent.click(screen.getByRole('radio', { name: '本间' }));
    await expect(args.onStayChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ scope: 'one', roomType: other?.id }),
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** A booking with 定金: what was received stays, and is not asked again. */
export const OfDeposit: Story = {
  args: { order: { ...booked, guarantee: Guarantee.deposit } },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: '定金' })).toBeChecked();
    await expect(screen.queryByRole('spinbutton', { name: '已收' })).not.toBeInTheDocument();
  },
};
