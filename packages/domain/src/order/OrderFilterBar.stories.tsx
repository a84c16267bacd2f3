import { OrderStatus } from '@anzhu/api/contract/order';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { orderFilter, type OrderFilterValue } from './filter.ts';
import { roomTypes, today } from './fixtures.ts';
import { hotels } from '../fixtures.ts';
import { OrderFilterBar, type OrderFilterBarProps } from './OrderFilterBar.tsx';

const full: OrderFilterValue = {
  ...orderFilter.empty,
  days: { begin: '2026-03-12', end: '2026-03-18' },
  status: OrderStatus.paid,
  roomType: '11',
  province: '浙江',
};

/** As a screen does: what was asked for is in use from then on. */
function Screen(props: OrderFilterBarProps) {
  const [value, setValue] = useState(props.value);
  return (
    <OrderFilterBar
      {...props}
      value={value}
      onQuery={(next) => {
        setValue(next);
        props.onQuery(next);
      }}
    />
  );
}

const meta = {
  title: 'Hotel/Order 订单/OrderFilterBar',
  component: OrderFilterBar,
  args: { value: orderFilter.empty, today, roomTypes, hotels: null, onQuery: fn() },
  render: (args) => <Screen {...args} />,
} satisfies Meta<typeof OrderFilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '订单状态' }));
    await userEvent.click(await screen.findByRole('option', { name: '未支付' }));
    const asked = { ...orderFilter.empty, status: OrderStatus.unpaid };
    await expect(args.onQuery).toHaveBeenLastCalledWith(asked);
    await expect(
      canvas.getByRole('button', { name: '移除筛选「订单状态：未支付」' }),
    ).toBeVisible();
  },
};

/** 团队号 is behind 更多筛选, and in the line while it is on. */
export const OfGroup: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('combobox', { name: '订单状态' })).toBeVisible();
    const field = canvas.queryByRole('textbox', { name: '团队号' });
    if (!field) await userEvent.click(canvas.getByRole('button', { name: '更多筛选' }));
    await userEvent.type(await screen.findByRole('textbox', { name: '团队号' }), 'T-1{Enter}');
    await expect(args.onQuery).toHaveBeenLastCalledWith({ ...orderFilter.empty, groupNo: 'T-1' });
    await expect(
      await canvas.findByRole('button', { name: '移除筛选「团队号：T-1」' }),
    ).toBeVisible();
  },
};

export const InUse: Story = {
  args: { value: full },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('button', { name: '移除筛选「房型：豪华大床房」' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '移除筛选「客源省份：浙江」' }));
    await expect(args.onQuery).toHaveBeenLastCalledWith({ ...full, province: null });
    await userEvent.click(canvas.getByRole('button', { name: '重置' }));
    await expect(args.onQuery).toHaveBeenLastCalledWith(orderFilter.empty);
    await expect(canvas.queryByRole('button', { name: '移除筛选「订单状态：已支付」' })).toBeNull();
  },
};

/** Removing a chip applies at once, without what is only typed; that stays for 查询. */
export const DraftsStay: Story = {
  args: { value: full },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '关键字' }), '7788');
    await userEvent.click(canvas.getByRole('button', { name: '移除筛选「客源省份：浙江」' }));
    await expect(args.onQuery).toHaveBeenLastCalledWith({ ...full, province: null });
    await userEvent.click(canvas.getByRole('button', { name: '查询' }));
    await expect(args.onQuery).toHaveBeenLastCalledWith({
      ...full,
      province: null,
      keyword: '7788',
    });
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('combobox', { name: '客源省份' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('option', { name: '黑龙江' });
    await userEvent.keyboard('黑龙{Enter}');
    canvas.getByRole('button', { name: '日期' }).focus();
    await userEvent.keyboard('{Enter}');
    const begin = await screen.findByRole('textbox', { name: /开始日期/ });
    await userEvent.type(begin, '20260301');
    await userEvent.tab();
    await userEvent.keyboard('20260318{Enter}');
    await expect(args.onQuery).toHaveBeenLastCalledWith({
      ...orderFilter.empty,
      days: { begin: '2026-03-01', end: '2026-03-18' },
      province: '黑龙江',
    });
  },
};

/** What is due today and one of several hotels; what a chart has set is a chip without a field. */
export const FromDashboard: Story = {
  args: {
    value: { ...orderFilter.empty, due: 'arriving', hotelId: '1', source: '小程序' },
    hotels,
  },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('button', { name: '移除筛选「今日待办：今日到店」' }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: '移除筛选「酒店：安住·西湖店」' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: '今日待办' }));
    await userEvent.click(await screen.findByRole('option', { name: '逾期未离' }));
    const asked = { ...args.value, due: 'overdue' };
    await expect(args.onQuery).toHaveBeenLastCalledWith(asked);
    await userEvent.click(canvas.getByRole('button', { name: '移除筛选「订单来源：小程序」' }));
    await expect(args.onQuery).toHaveBeenLastCalledWith({ ...asked, source: '' });
  },
};

/** Without a hotel no room type can be chosen; the chosen one is removed with its hotel. */
export const RoomTypesOfHotel: Story = {
  args: {
    hotels,
    value: { ...orderFilter.empty, hotelId: '1', roomType: '11' },
    roomTypes: [{ id: '11', name: '标准间', hotelName: '安住·西湖店' }],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: '移除筛选「房型：标准间」' })).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: '酒店' }));
    await userEvent.click(await screen.findByRole('option', { name: '安住·外滩店' }));
    await expect(args.onQuery).toHaveBeenLastCalledWith({ ...orderFilter.empty, hotelId: '2' });
  },
};

export const OfAllHotels: Story = {
  args: { hotels, roomTypes: null },
  play: ({ canvas }) => expect(canvas.queryByRole('combobox', { name: '房型' })).toBeNull(),
};

export const RoomTypesLoading: Story = { args: { roomTypes: undefined, value: full } };

export const Pending: Story = { args: { isPending: true, value: full } };

/** While the list is loading, the same query is not sent again, another one is. */
export const OtherWhilePending: Story = {
  args: { isPending: true, value: full },
  play: async ({ args, canvas }) => {
    const keyword = canvas.getByRole('textbox', { name: '关键字' });
    await userEvent.type(keyword, '{Enter}');
    await expect(args.onQuery).not.toHaveBeenCalled();
    await userEvent.type(keyword, '7788{Enter}');
    await expect(args.onQuery).toHaveBeenLastCalledWith({ ...full, keyword: '7788' });
  },
};

export const Phone: Story = { args: { value: full }, globals: { viewport: { value: 'phone' } } };
