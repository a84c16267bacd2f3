import type { QuotedType } from '@anzhu/api/contract/booking';
import { Guarantee } from '@anzhu/api/contract/guarantee';
import { PayMethod } from '@anzhu/api/contract/bill';
import { PriceKind } from '@anzhu/api/contract/roomPrice';
import { addDays } from '@anzhu/api/rules/days';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { hotels } from '../fixtures.ts';
import { BookingDialog, type BookingDialogProps } from './BookingDialog.tsx';
import { roomTypes, today } from './fixtures.ts';

/** What rooms of one type would cost. */
const quoteOf = (
  pay: number,
  lastPay: number,
  type: Partial<QuotedType> = {},
): BookingDialogProps['quote'] => {
  const { full = [] } = type;
  const one = {
    roomType: '11',
    name: '豪华大床房',
    rooms: 1,
    lastPay,
    lines: null,
    available: 6,
    full,
  };
  return {
    quote: { nights: type.lines?.length ?? 1, pay, lastPay, full, types: [{ ...one, ...type }] },
    isLoading: false,
    refusal: null,
  };
};

/** The key of the form. */
const keyed = { requestKey: expect.any(String) };

const meta = {
  title: 'Hotel/Order 订单/BookingDialog',
  component: BookingDialog,
  args: {
    roomTypes,
    time: { now: `${today} 10:00:00`, dayStarts: '06:00:00' },
    holdHour: 18,
    companies: [],
    quote: quoteOf(576, 518.4),
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

const fill = async (): Promise<void> => {
  await choose('房型', '豪华大床房');
  await userEvent.type(screen.getByRole('textbox', { name: '预订人' }), '林示例');
  await userEvent.type(screen.getByRole('textbox', { name: '联系电话' }), '13800001234');
};
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('radio', { name }));
const book = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: '预订' }));

/** For tonight, paid on arrival: the room is held until the hour of the hotel, and no way to pay is asked. */
export const Default: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: '新增预订' });
    await fill();
    await expect(args.onStayChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ roomType: '11', rooms: 1 }),
    );
    await expect(screen.getByRole('radio', { name: '到店付' })).toBeChecked();
    await expect(screen.getByRole('textbox', { name: '保留至' })).toHaveValue(`${today} 18:00`);
    await expect(screen.queryByText('支付方式')).not.toBeInTheDocument();
    await expect(screen.getByText('¥518.40')).toBeVisible();
    await book();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    const [input] = (args.onSave.mock.lastCall ?? []) as unknown[];
    await expect(input).toMatchObject({
      roomType: '11',
      name: '林示例',
      number: '13800001234',
      guarantee: Guarantee.onArrival,
      lastPay: 518.4,
    });
    await expect(input).toMatchObject({ holdUntil: undefined, method: undefined });
  },
};

/** By hours: the departure follows from them, and the room is held until then at the latest. */
export const DayUse: Story = {
  args: {
    roomTypes: roomTypes.map((type) => ({ ...type, dayUseFee: 40 })),
    quote: quoteOf(160, 160, {
      lines: [],
      full: [],
    }),
  },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: '新增预订' });
    await press('钟点房');
    await fill();
    await expect(screen.getByRole('radio', { name: '3 小时' })).toBeChecked();
    await press('4 小时');
    await waitFor(() =>
      expect(args.onStayChange).toHaveBeenLastCalledWith(
        expect.objectContaining({
          hours: 4,
          estimatedCheckIn: `${today} 10:00:00`,
          estimatedCheckOut: `${today} 14:00:00`,
        }),
      ),
    );
    await expect(await screen.findByText('钟点 10:00–14:00')).toBeVisible();
    await expect(screen.queryByRole('textbox', { name: '预计离店' })).not.toBeInTheDocument();
    await expect(screen.getByRole('textbox', { name: '保留至' })).toHaveValue(`${today} 14:00`);
    await book();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ hours: 4, estimatedCheckOut: `${today} 14:00:00` }),
      keyed,
    );
  },
};

/** Two rooms that are paid at once: the way is chosen, never presumed. */
export const Prepaid: Story = {
  play: async ({ args }) => {
    await fill();
    await userEvent.clear(screen.getByRole('spinbutton', { name: '间数' }));
    await userEvent.type(screen.getByRole('spinbutton', { name: '间数' }), '2');
    await press('预付');
    await expect(screen.queryByRole('textbox', { name: '保留至' })).not.toBeInTheDocument();
    await book();
    await expect(await screen.findByText('请选择支付方式')).toBeVisible();
    await press('微信');
    await book();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        rooms: 2,
        guarantee: Guarantee.prepaid,
        method: PayMethod.wechat,
        lastPay: 518.4,
      }),
      keyed,
    );
  },
};

/** A part is received at once; what is due on arrival is said. */
export const Deposit: Story = {
  play: async ({ args }) => {
    await fill();
    await press('定金');
    await userEvent.type(screen.getByRole('spinbutton', { name: '收款' }), '200');
    await press('现金');
    await expect(await screen.findByText('¥318.40')).toBeVisible();
    const noon = `${addDays(today, 1)} 12:00`;
    await expect(screen.getByRole('textbox', { name: '保留至' })).toHaveValue(noon);
    await book();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        guarantee: Guarantee.deposit,
        received: 200,
        method: PayMethod.cash,
      }),
      keyed,
    );
  },
};

/** A company guarantees: it is named. */
export const Guaranteed: Story = {
  play: async ({ args }) => {
    await fill();
    await press('担保');
    await userEvent.type(screen.getByRole('textbox', { name: '担保说明' }), '西湖文旅公司');
    await book();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        guarantee: Guarantee.guaranteed,
        guaranteeNote: '西湖文旅公司',
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

/** A night with too few available rooms. */
export const Full: Story = {
  args: { quote: quoteOf(576, 518.4, { available: 0, full: [today] }) },
};

/** Two rooms over a weekend: the nights cost different prices, of each room. */
export const Weekend: Story = {
  args: {
    quote: quoteOf(1360, 1360, {
      rooms: 2,
      lines: [
        { night: '2026-03-19', fee: 300, kind: PriceKind.usual },
        { night: '2026-03-20', fee: 380, kind: PriceKind.weekday },
      ],
    }),
  },
  play: async () => {
    await expect(await screen.findByText('每间 平日 ¥300 × 1，周末 ¥380 × 1')).toBeVisible();
  },
};

const group = quoteOf(1728, 1555.2, { rooms: 2, lastPay: 1036.8 });

/** A group of two types: one price with its parts, and one call. */
export const TwoTypes: Story = {
  args: {
    quote: {
      ...group,
      quote: group.quote && {
        ...group.quote,
        types: [
          ...group.quote.types,
          {
            roomType: '12',
            name: '标准双床房',
            rooms: 1,
            lastPay: 518.4,
            lines: null,
            available: 1,
            full: [],
          },
        ],
      },
    },
  },
  play: async ({ args }) => {
    await fill();
    const rooms = screen.getByRole('spinbutton', { name: '间数' });
    await userEvent.clear(rooms);
    await userEvent.type(rooms, '2');
    await userEvent.click(screen.getByRole('button', { name: '添加房型' }));
    // The same type twice is one line.
    await choose('第 2 种房型', '豪华大床房');
    await book();
    await expect(await screen.findByText('房型重复，请合并间数')).toBeVisible();
    await choose('第 2 种房型', '标准双床房');
    const otherTypes = [{ roomType: '12', rooms: 1 }];
    await expect(args.onStayChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ roomType: '11', rooms: 2, otherTypes }),
    );
    await expect(screen.getByText('¥1,555.20')).toBeVisible();
    await expect(screen.getByText('¥1,036.80（剩余 6 间）')).toBeVisible();
    await expect(screen.getByText('¥518.40（剩余 1 间）')).toBeVisible();
    await book();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ roomType: '11', rooms: 2, otherTypes, lastPay: 1555.2 }),
      keyed,
    );
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

const agreedPrices = [{ roomType: '11', roomTypeName: '豪华大床房', price: 260 }];

/** A company with an agreement: its price is quoted. */
export const ForCompany: Story = {
  args: {
    companies: [{ id: '7', name: '西溪软件有限公司', share: 85, prices: agreedPrices }],
    quote: quoteOf(489.6, 489.6),
  },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: '新增预订' });
    await fill();
    await choose('协议单位', '西溪软件有限公司 · ¥260');
    await expect(args.onStayChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ roomType: '11', companyId: '7' }),
    );
    await book();
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ companyId: '7' }), keyed),
    );
  },
};

/** Who sees several hotels chooses one first; another one has room types of its own. */
export const OfHotels: Story = {
  args: { hotel: { hotels, id: null, onChange: fn() } },
  play: async ({ args }) => {
    const type = await screen.findByRole('combobox', { name: '房型' });
    await expect(type).toBeDisabled();
    await expect(type).toHaveAccessibleDescription('请先选择酒店');
    await choose('酒店', '安住·外滩店');
    await expect(args.hotel?.onChange).toHaveBeenLastCalledWith('2');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** An arrival on a day that is over is asked for; what was said of a former choice goes with the next one. */
export const PastArrival: Story = {
  args: {
    defaultBooking: {
      roomType: '11',
      estimatedCheckIn: `${addDays(today, -1)} 14:00:00`,
      estimatedCheckOut: `${addDays(today, 1)} 12:00:00`,
    },
    onSave: fn(() => Promise.reject(new Error('该房型已满'))),
  },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: '新增预订' });
    await userEvent.type(screen.getByRole('textbox', { name: '预订人' }), '林示例');
    await userEvent.type(screen.getByRole('textbox', { name: '联系电话' }), '13800001234');
    await book();
    const question = await screen.findByRole('alertdialog', { name: '确认保存？' });
    await expect(question).toHaveTextContent('已过，按补登预订？');
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(screen.getByText('该房型已满')).toBeVisible());
    await choose('房型', '标准双床房');
    await waitFor(() => expect(screen.queryByText('该房型已满')).not.toBeInTheDocument());
  },
};
