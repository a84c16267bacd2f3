import { PayMethod } from '@anzhu/api/contract/bill';
import { Code } from '@anzhu/api/contract/envelope';
import { PriceKind } from '@anzhu/api/contract/roomPrice';
import type { ChangeQuote } from '@anzhu/api/contract/stayChange';
import { addDays } from '@anzhu/api/rules/days';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { today } from '../../fixtures.ts';
import { ChangeStayDialog } from './ChangeStayDialog.tsx';

const leave = `${addDays(today, 1)} 12:00:00`;
const later = `${addDays(today, 2)} 12:00:00`;
const quoted: ChangeQuote = {
  nights: 3,
  pay: 864,
  lastPay: 777.6,
  difference: 259.2,
  cameBy: PayMethod.wechat,
  lines: [
    { night: addDays(today, -1), fee: 288, kind: null },
    { night: today, fee: 288, kind: null },
    { night: addDays(today, 1), fee: 288, kind: PriceKind.usual },
  ],
  full: [],
  groupRooms: 0,
  rooms: [],
};

const meta = {
  title: 'Hotel/Stay 入住/ChangeStayDialog',
  component: ChangeStayDialog,
  args: {
    room: {
      id: '7',
      name: '506',
      sn: '506-3',
      isIsolation: false,
      estimatedCheckOut: leave,
    },
    guests: ['林示例', '陈样本'],
    today,
    quote: { quote: quoted, isLoading: false, refusal: null },
    onLeaveTimeChange: fn(),
    onSave: fn(() => Promise.resolve()),
    onRefresh: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ChangeStayDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a clerk gives back waits for a manager: it is said before it is done. */
export const Waits: Story = {
  args: {
    quote: {
      quote: { ...quoted, nights: 1, lastPay: 259.2, difference: -259.2, waits: true },
      isLoading: false,
      refusal: null,
    },
  },
  play: async () => {
    await screen.findByText('退还 ¥259.20 须酒店管理员审批，同意后再退给客人');
  },
};

/** A night more is proposed: price and difference are said before it is done. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: '续住 · 506 · 林示例、陈样本' });
    await expect(within(dialog).getByRole('textbox', { name: '离店时间' })).toHaveValue(
      later.slice(0, 16),
    );
    // What can be filled in has the focus, not what is only read.
    await waitFor(() =>
      expect(within(dialog).getByRole('textbox', { name: '离店时间' })).toHaveFocus(),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: '+1 晚' }));
    await userEvent.click(within(dialog).getByRole('button', { name: '−1 晚' }));
    await expect(args.onLeaveTimeChange).toHaveBeenLastCalledWith(later, 'one');
    await expect(within(dialog).getByText('补收 ¥259.20')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: '续住' }));
    await expect(await screen.findByText('请选择支付方式')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('radio', { name: '微信' }));
    await userEvent.click(within(dialog).getByRole('button', { name: '续住' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onSave).toHaveBeenCalledWith({
      roomId: '7',
      sn: '506-3',
      leaveTime: later,
      method: PayMethod.wechat,
    });
  },
};

/** All rooms of a group at once, with one price and its parts. */
export const Group: Story = {
  args: {
    groupRooms: 2,
    quote: {
      quote: {
        ...quoted,
        pay: 1728,
        lastPay: 1555.2,
        difference: 518.4,
        groupRooms: 2,
        rooms: [
          { orderId: '20311', name: '506', difference: 259.2 },
          { orderId: '20312', name: '507', difference: 259.2 },
        ],
      },
      isLoading: false,
      refusal: null,
    },
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: '整个团队' }));
    await screen.findByRole('dialog', { name: '续住 · 团队 2 间' });
    await expect(args.onLeaveTimeChange).toHaveBeenLastCalledWith(later, 'group');
    await expect(screen.getByText('506 补收 ¥259.20，507 补收 ¥259.20')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: '微信' }));
    await userEvent.click(screen.getByRole('button', { name: '续住' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ roomId: '7', leaveTime: later, scope: 'group' }),
      ),
    );
  },
};

/** An earlier day: the act is called 提前离店; what is given back goes the way it came. */
export const Earlier: Story = {
  args: {
    quote: { quote: { ...quoted, nights: 1, difference: -259.2 }, isLoading: false, refusal: null },
  },
  play: async ({ args }) => {
    const shorter = await screen.findByRole('button', { name: '−1 晚' });
    await userEvent.click(shorter);
    await userEvent.click(shorter);
    await expect(screen.getByText('退还 ¥259.20')).toBeVisible();
    await expect(screen.getByRole('radio', { name: '微信' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: '提前离店' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ method: PayMethod.wechat }),
      ),
    );
  },
};

/** What is on a company's account goes back there, and the rest in the way that is chosen. */
export const BackToAccount: Story = {
  args: {
    quote: {
      quote: { ...quoted, nights: 1, difference: -259.2, accountBack: 200 },
      isLoading: false,
      refusal: null,
    },
  },
  play: async () => {
    await expect(await screen.findByText('其中 ¥200.00 退回挂账')).toBeVisible();
    await expect(screen.queryByRole('radio', { name: '挂账' })).toBeNull();
  },
};

/** Nothing was changed: it says so and sends nothing. */
export const Unchanged: Story = {
  args: { quote: { quote: undefined, isLoading: false, refusal: null } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '−1 晚' }));
    await userEvent.click(await screen.findByRole('button', { name: '续住' }));
    await expect(await screen.findByText('请选择新的离店时间')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The price is loading: nothing is sent before it has been shown. */
export const Loading: Story = {
  args: { guests: undefined, quote: { quote: undefined, isLoading: true, refusal: null } },
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox', { name: '离店时间' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** A night on which no room of the type is available. */
export const Full: Story = {
  args: {
    quote: {
      quote: { ...quoted, full: [addDays(today, 1)] },
      isLoading: false,
      refusal: null,
    },
  },
};

/** The night more costs another price than those before. */
export const OtherNight: Story = {
  args: {
    quote: {
      quote: {
        ...quoted,
        lines: quoted.lines.with(2, {
          night: addDays(today, 1),
          fee: 380,
          kind: PriceKind.day,
        }),
      },
      isLoading: false,
      refusal: null,
    },
  },
  play: async () => {
    await expect(await screen.findByText('已订 ¥288 × 2，特殊日期 ¥380 × 1')).toBeVisible();
  },
};

/** The price has changed since: the message says what it is now, and 刷新 reads it again. */
export const OtherPrice: Story = {
  args: {
    onSave: fn(() =>
      Promise.reject(
        Object.assign(new Error('差价现为 ¥320.00，请核对后重试'), { code: Code.conflict }),
      ),
    ),
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: '现金' }));
    await userEvent.click(await screen.findByRole('button', { name: '续住' }));
    await expect(await screen.findByText('差价现为 ¥320.00，请核对后重试')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '刷新' }));
    await expect(args.onRefresh).toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** An isolation room: the planned release is moved, and costs nothing. */
export const Isolation: Story = {
  args: {
    room: { id: '9', name: '902', sn: '902-1', isIsolation: true, estimatedCheckOut: leave },
    guests: undefined,
    quote: { quote: undefined, isLoading: false, refusal: null },
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '+1 天' }));
    await userEvent.click(screen.getByRole('button', { name: '改解除时间' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalled());
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
