import { Select } from '@anzhu/ui/Select';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { roomFilter, type RoomFilterValue } from './filter.ts';
import { roomTypes } from './fixtures.ts';
import { RoomFilterBar, type RoomFilterBarProps } from './RoomFilterBar.tsx';

/** The filter as a screen holds it. */
function Held({ value: initial, onQuery, ...props }: RoomFilterBarProps) {
  const [value, setValue] = useState(initial);
  const query = (next: RoomFilterValue): void => {
    setValue(next);
    onQuery(next);
  };
  return <RoomFilterBar {...props} value={value} onQuery={query} />;
}

const meta = {
  title: 'Hotel/Room 房间/RoomFilterBar',
  component: RoomFilterBar,
  render: (args) => <Held {...args} />,
  args: { value: roomFilter.empty, onQuery: fn(), floors: [-1, 1, 2, 8, 9, 10], roomTypes },
} satisfies Meta<typeof RoomFilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Filled in by keyboard; Enter submits. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '房间号' }), '80{Enter}');
    await expect(args.onQuery).toHaveBeenLastCalledWith({ ...roomFilter.empty, name: '80' });
    await userEvent.click(canvas.getByRole('button', { name: '移除筛选「房间号：80」' }));
    await expect(args.onQuery).toHaveBeenLastCalledWith(roomFilter.empty);
    await expect(canvas.getByRole('textbox', { name: '房间号' })).toHaveValue('');
  },
};

/** Everything in use; 重置 empties all. */
export const Full: Story = {
  args: {
    value: {
      floor: 8,
      name: '80',
      guest: '',
      orderId: '20311',
      type: '11',
      isIsolation: true,
      isArchived: null,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByRole('button', { name: '移除筛选「房间性质：隔离房」' }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: '移除筛选「房型：豪华大床房」' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重置' }));
    await expect(args.onQuery).toHaveBeenLastCalledWith(roomFilter.empty);
  },
};

/** The platform's admin chooses the hotel first. */
export const WithHotel: Story = {
  args: {
    hotelPicker: (
      <Select
        label="酒店"
        value={1}
        options={[{ value: 1, label: '安住杭州西湖店' }]}
        onChange={fn()}
      />
    ),
  },
};

/** Floors and room types are being loaded. */
export const Loading: Story = { args: { floors: undefined, roomTypes: undefined } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
