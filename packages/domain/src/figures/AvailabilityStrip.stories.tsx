import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AvailabilityStrip } from './AvailabilityStrip.tsx';
import { threeTypes } from './fixtures.ts';

const meta = {
  title: 'Hotel/Figures 工作台/AvailabilityStrip',
  component: AvailabilityStrip,
  args: { availability: threeTypes },
} satisfies Meta<typeof AvailabilityStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each cell says its night, its room type and what is available. The table has the numbers. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: '03-21 周六 标准双床房：超 1 间' });
    await expect(canvas.getByRole('option', { name: /^03-19 周四：/ })).toBeVisible();
    // Tonight is not among them.
    await expect(canvas.queryByRole('option', { name: /^03-18/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: '2 晚有房型已满，最早 03-20' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '显示表格' }));
    await expect(canvas.getByRole('row', { name: /^标准双床房 2 间 0 间 -1 间/ })).toBeVisible();
  },
};

/** Isolation rooms of several hotels: more types than are shown at first. */
export const Isolation: Story = {
  args: {
    availability: {
      ...threeTypes,
      isIsolation: true,
      roomTypes: [1, 2, 3, 4, 5].flatMap((hotel) =>
        threeTypes.roomTypes.map((type) => ({
          ...type,
          id: `${hotel}${type.id}`,
          hotelId: String(hotel),
          hotelName: `安住·${hotel} 店`,
          available: type.available.map((available) => Math.max(0, available)),
        })),
      ),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: '03-19 周四 标准双床房 · 安住·1 店：剩 2 间' });
    await expect(
      canvas.queryByRole('option', { name: /家庭套房 · 安住·5 店：/ }),
    ).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '显示全部 15 种房型' }));
    await canvas.findByRole('option', { name: '03-19 周四 家庭套房 · 安住·5 店：剩 2 间' });
  },
};

export const Empty: Story = { args: { availability: { ...threeTypes, roomTypes: [] } } };
export const Loading: Story = { args: { availability: undefined, isLoading: true } };

/** It could not be read again: what was read before stays. */
export const Failed: Story = {
  args: { error: { message: '网络连接超时', onRetry: fn() } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('更新失败：网络连接超时。显示的是之前的数据')).toBeVisible();
    await canvas.findByRole('option', { name: '03-19 周四 家庭套房：剩 2 间' });
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.error?.onRetry).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
