import { PayMethod } from '@anzhu/api/contract/bill';
import { Code } from '@anzhu/api/contract/envelope';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ChangeHotelDialog } from './ChangeHotelDialog.tsx';

const meta = {
  title: 'Hotel/Stay 入住/ChangeHotelDialog',
  component: ChangeHotelDialog,
  args: {
    room: { id: '7', name: '506', sn: '506-3' },
    guests: ['林示例', '陈样本'],
    quote: {
      nights: 2,
      credit: 576,
      cameBy: PayMethod.alipay,
      hotels: [
        { id: '2', name: '安住滨江店' },
        { id: '3', name: '安住萧山店' },
      ],
      types: [
        { id: '21', name: '江景大床房', available: 3, lastPay: 720, full: [] },
        { id: '22', name: '标准双床房', available: 0, lastPay: 540, full: ['2026-03-19'] },
      ],
    },
    onHotelChange: fn(),
    onSave: fn(() => Promise.resolve()),
    onRefresh: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ChangeHotelDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

async function choose(label: string, option: RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** A hotel, one of its room types, and how the nights that are left are given back. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = within(
      await screen.findByRole('dialog', { name: '转至其他酒店 · 506 · 林示例、陈样本' }),
    );
    await expect(dialog.getByText('2 晚')).toBeVisible();
    await expect(dialog.getByText('¥576.00')).toBeVisible();
    await expect(dialog.getByRole('radio', { name: '支付宝' })).toBeChecked();
    await choose('新酒店', /安住滨江店/);
    await expect(args.onHotelChange).toHaveBeenCalledWith('2');
    await userEvent.click(screen.getByRole('combobox', { name: '新房型' }));
    await expect(await screen.findByRole('option', { name: /标准双床房/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(screen.getByRole('option', { name: /江景大床房/ }));
    await userEvent.click(dialog.getByRole('radio', { name: '微信' }));
    await userEvent.click(dialog.getByRole('button', { name: '转移' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onSave).toHaveBeenCalledWith({
      roomId: '7',
      sn: '506-3',
      hotelId: '2',
      roomType: '21',
      credit: 576,
      lastPay: 720,
      method: PayMethod.wechat,
    });
  },
};

/** The last room was sold meanwhile: the message stays with the choice. */
export const Conflict: Story = {
  args: {
    onSave: fn(() =>
      Promise.reject(
        Object.assign(new Error('安住滨江店「江景大床房」 03-19 已满'), { code: Code.conflict }),
      ),
    ),
  },
  play: async ({ args }) => {
    await choose('新酒店', /安住滨江店/);
    await choose('新房型', /江景大床房/);
    await userEvent.click(screen.getByRole('button', { name: '转移' }));
    await expect(await screen.findByText('安住滨江店「江景大床房」 03-19 已满')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { quote: undefined, guests: undefined } };

export const Failed: Story = {
  args: { quote: undefined, error: { message: '没有剩余的夜晚，请办理退房', onRetry: fn() } },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
