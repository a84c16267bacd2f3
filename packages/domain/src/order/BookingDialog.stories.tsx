import { OrderStatus } from '@anzhu/api/contract/order';
import { PayMethod } from '@anzhu/api/contract/bill';
import { PriceKind } from '@anzhu/api/contract/roomPrice';
import { addDays } from '@anzhu/api/rules/days';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { BookingDialog } from './BookingDialog.tsx';
import { roomTypes, today } from './fixtures.ts';

/** The key of the form. */
const keyed = { requestKey: expect.any(String) };

const meta = {
  title: 'Hotel/Order 订单/BookingDialog',
  component: BookingDialog,
  args: {
    roomTypes,
    time: { now: `${today} 10:00:00`, dayStarts: '06:00:00' },
    quote: {
      quote: { nights: 1, pay: 576, lastPay: 518.4, lines: null, left: 6, full: [] },
      isLoading: false,
      refusal: null,
    },
    onStayChange: fn(),
    onSave: fn(() => Promise.resolve()),
    onRefresh: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof BookingDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (label: string, option: string): Promise<void> => {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

/** Two rooms for a caller who pays at once: nights, price and rooms left are said before. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: '新增预订' });
    await choose('房型', '豪华大床房');
    await userEvent.clear(within(dialog).getByRole('spinbutton', { name: '间数' }));
    await userEvent.type(within(dialog).getByRole('spinbutton', { name: '间数' }), '2');
    await userEvent.type(within(dialog).getByRole('textbox', { name: '预订人' }), '林示例');
    await userEvent.type(within(dialog).getByRole('textbox', { name: '联系电话' }), '13800001234');
    await expect(args.onStayChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ roomType: '11', rooms: 2 }),
    );
    await choose('订单状态', '已支付');
    await choose('支付方式', '微信');
    await expect(within(dialog).getByText('¥518.40')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: '预订' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        roomType: '11',
        rooms: 2,
        name: '林示例',
        number: '13800001234',
        status: OrderStatus.paid,
        method: PayMethod.wechat,
        lastPay: 518.4,
      }),
      keyed,
    );
  },
};

/** What is missing is said at its field, and nothing is sent. */
export const Invalid: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '预订' }));
    await expect(await screen.findByText('手机号不能为空')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** A night with too few rooms left. */
export const Full: Story = {
  args: {
    quote: {
      quote: { nights: 1, pay: 576, lastPay: 518.4, lines: null, left: 0, full: [today] },
      isLoading: false,
      refusal: null,
    },
  },
};

/** Two rooms over a weekend: the nights cost different prices, of each room. */
export const Weekend: Story = {
  args: {
    quote: {
      quote: {
        nights: 2,
        pay: 1360,
        lastPay: 1360,
        lines: [
          { night: '2026-03-19', fee: 300, kind: PriceKind.usual },
          { night: '2026-03-20', fee: 380, kind: PriceKind.weekday },
        ],
        left: 6,
        full: [],
      },
      isLoading: false,
      refusal: null,
    },
  },
  play: async () => {
    await expect(await screen.findByText('平日 ¥300 × 1，周末 ¥380 × 1')).toBeVisible();
    const rooms = screen.getByRole('spinbutton', { name: '间数' });
    await userEvent.clear(rooms);
    await userEvent.type(rooms, '2');
    await expect(await screen.findByText('每间 平日 ¥300 × 1，周末 ¥380 × 1')).toBeVisible();
  },
};

const chosen = {
  roomType: '12',
  estimatedCheckIn: `${addDays(today, 2)} 14:00:00`,
  estimatedCheckOut: `${addDays(today, 4)} 12:00:00`,
};

/** The nights and the room type that were chosen on the time axis. */
export const ChosenNights: Story = {
  args: { defaultBooking: chosen },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: '预订人' }), '林示例');
    await userEvent.type(screen.getByRole('textbox', { name: '联系电话' }), '13800001234');
    await userEvent.click(screen.getByRole('button', { name: '预订' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ ...chosen, rooms: 1 }),
        keyed,
      ),
    );
  },
};

/** At 02:20 it is still the evening before: from now until noon, one night; so is a typed departure. */
export const AtNight: Story = {
  args: { time: { now: `${addDays(today, 1)} 02:20:00`, dayStarts: '06:00:00' } },
  play: async ({ args }) => {
    const leave = await screen.findByRole('textbox', { name: '预计离店' });
    await expect(screen.getByRole('textbox', { name: '预计入住' })).toHaveValue('2026-03-19 02:20');
    await expect(leave).toHaveValue('2026-03-19 12:00');
    await choose('房型', '豪华大床房');
    await expect(args.onStayChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ estimatedCheckOut: '2026-03-19 12:00:00' }),
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
