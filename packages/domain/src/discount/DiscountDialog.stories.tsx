import {
  type Discount,
  DiscountEffect,
  DiscountExclusion,
  DiscountKind,
  DiscountScope,
} from '@anzhu/api/contract/discount';
import { hotels, now } from '../fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DiscountDialog } from './DiscountDialog.tsx';

const discount = (id: string, name: string, fields: Partial<Discount>): Discount => ({
  id,
  name,
  hotelId: '1',
  hotelName: '安住·西湖店',
  description: '',
  type: DiscountScope.personal,
  discountsType: DiscountKind.percentage,
  discounts: 0.9,
  effectType: DiscountEffect.always,
  effectCondition: null,
  exclusiveType: DiscountExclusion.none,
  exclusiveRange: [],
  validityTime: '2026-12-31 23:59:59',
  picture: '',
  ...fields,
});

const all = [
  discount('31', '连住九折', {
    picture: '/files/discount-nights.png',
    description: '连住两晚及以上',
    effectType: DiscountEffect.nights,
    effectCondition: 2,
    exclusiveType: DiscountExclusion.all,
  }),
  discount('32', '满千减百', {
    picture: '/files/discount-hundred.png',
    discountsType: DiscountKind.flat,
    discounts: 100,
    effectType: DiscountEffect.spending,
    effectCondition: 1000,
    exclusiveType: DiscountExclusion.listed,
    exclusiveRange: ['33'],
    validityTime: '2026-03-01 23:59:59',
  }),
  discount('33', '早订八五折', {
    discounts: 0.85,
    validityTime: '2026-02-28 23:59:59',
    picture: '/files/discount-member.png',
  }),
  discount('34', '新店开业', { discounts: 0.8, hotelId: '3', hotelName: '安住·珠江店' }),
];
const meta = {
  title: 'Hotel/Discount 优惠/DiscountDialog',
  component: DiscountDialog,
  args: {
    record: null,
    hotels: null,
    discounts: all.filter(({ hotelId }) => hotelId === '1'),
    now,
    upload: fn(async () => '/files/picture.png'),
    onSave: fn(async () => {}),
    onClose: fn(),
  },
} satisfies Meta<typeof DiscountDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const name = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: '优惠名称' });
const value = (): HTMLElement => screen.getByRole('spinbutton', { name: '优惠数值' });
const condition = (): HTMLElement => screen.getByRole('spinbutton', { name: '生效条件' });
const range = (): HTMLElement => screen.getByRole('combobox', { name: '互斥范围' });
const radio = (label: string): Promise<void> =>
  userEvent.click(screen.getByRole('radio', { name: label }));
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: '保存' }));
/** Waits until the example has these words. */
const example = (words: string): Promise<void> =>
  waitFor(() => expect(screen.getByRole('region', { name: '优惠示例' })).toHaveTextContent(words));

/** 折 as they are spoken, with an example that follows; sent is the part that is paid. */
export const Default: Story = {
  play: async ({ args }) => {
    await name();
    await save();
    await expect(await name()).toHaveAccessibleDescription('优惠名称不能为空');
    await userEvent.type(await name(), '八五折');
    await userEvent.type(value(), '85');
    await example('打 8.5 折：原价 100 元，实付 85 元');
    await userEvent.clear(value());
    await userEvent.type(value(), '8.5');
    await example('打 8.5 折：原价 100 元，实付 85 元');
    const until = screen.getByRole('textbox', { name: /有效期至/ });
    await userEvent.type(until, '2026-12-31');
    await userEvent.tab();
    await save();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith({
      name: '八五折',
      description: '',
      type: 1,
      discountsType: DiscountKind.percentage,
      discounts: 0.85,
      effectType: DiscountEffect.always,
      effectCondition: null,
      exclusiveType: DiscountExclusion.none,
      exclusiveRange: [],
      validityTime: '2026-12-31 23:59:59',
      picture: '',
    });
  },
};

/** Another kind clears the value, another way to apply the condition, another exclusion the range. */
export const ConditionalFields: Story = {
  args: { record: all[1] ?? null },
  play: async () => {
    await name();
    await example('直减 100 元：原价 1000 元，实付 900 元');
    await radio('满天数');
    await expect(condition()).toHaveValue('');
    await userEvent.type(condition(), '3');
    await example('直减 100 元：住 3 晚，原价 300 元，实付 200 元');
    await radio('无门槛');
    await expect(screen.queryByRole('spinbutton', { name: '生效条件' })).toBeNull();
    await radio('折扣');
    await expect(value()).toHaveValue('');
    await radio('不互斥');
    await expect(screen.queryByRole('combobox', { name: '互斥范围' })).toBeNull();
    await radio('与指定互斥');
    await expect(screen.queryByRole('button', { name: '移除 早订八五折' })).toBeNull();
    await userEvent.click(range());
    const options = await screen.findAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual([
      '连住九折9 折 · 满 2 晚',
      '早订八五折8.5 折 · 无门槛',
    ]);
  },
};

/** Warnings: expired, without effect, never combined. Saving is still possible. */
export const Warnings: Story = {
  args: { record: { ...(all[0] as (typeof all)[0]), validityTime: '2026-03-31 23:59:59' } },
  play: async ({ args }) => {
    await name();
    await example('不与其他优惠同享');
    await radio('与指定互斥');
    await userEvent.click(range());
    await userEvent.keyboard('早订{Enter}{Escape}');
    await example('「早订八五折」已过期，不会与它同时生效，不必列出');
    await userEvent.clear(value());
    await userEvent.type(value(), '10');
    await example('10 折即原价，没有优惠');
    await save();
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ discounts: 1, exclusiveRange: ['33'] }),
      ),
    );
  },
};

/** The others of the chosen hotel only, named with it. */
export const ForAdmin: Story = {
  args: { hotels, discounts: all },
  play: async () => {
    await name();
    await radio('与指定互斥');
    await expect(range()).toBeDisabled();
    await userEvent.click(screen.getByRole('combobox', { name: '酒店' }));
    await userEvent.click(await screen.findByRole('option', { name: '安住·珠江店' }));
    await userEvent.click(range());
    const [option, ...others] = await screen.findAllByRole('option');
    await expect(others).toHaveLength(0);
    await expect(within(option as HTMLElement).getByText(/安住·珠江店/)).toBeVisible();
  },
};

export const Phone: Story = {
  args: { record: all[1] ?? null },
  globals: { viewport: { value: 'phone' } },
};
