import type { Id } from '@anzhu/api/contract/codecs';
import type { Region } from '@anzhu/api/rules/regions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { RegionPicker } from './RegionPicker.tsx';

const region = (id: Id, parentId: Id | null, name: string, count: number): Region<Id> => ({
  id,
  parentId,
  name,
  hotelIds: new Set(Array.from({ length: count }, (_, index) => `${id}-${index}`)),
});

const meta = {
  title: 'Hotel/Department 部门/RegionPicker',
  tags: ['草稿', '!稳定'],
  component: RegionPicker,
  args: {
    regions: [
      region('1', null, '华东区', 60),
      region('2', '1', '杭州', 32),
      region('3', '1', '上海', 28),
      region('4', null, '华南区', 40),
    ],
    value: null,
    onChange: fn(),
  },
} satisfies Meta<typeof RegionPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

function Chosen(args: ComponentProps<typeof RegionPicker>) {
  const [value, setValue] = useState(args.value);
  return (
    <RegionPicker
      {...args}
      value={value}
      onChange={(id) => {
        setValue(id);
        args.onChange(id);
      }}
    />
  );
}

/** A region is named with those above it and the number of its hotels. */
export const Default: Story = {
  render: Chosen,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: '区域' });
    await expect(field).toHaveTextContent('全部区域');
    await userEvent.click(field);
    const hangzhou = await screen.findByRole('option', { name: /杭州/ });
    await expect(hangzhou).toHaveTextContent('华东区 · 32 家');
    await userEvent.click(hangzhou);
    await expect(args.onChange).toHaveBeenCalledWith('2');
    await expect(field).toHaveTextContent('杭州');
  },
};

/** A chain without regions has nothing to choose. */
export const NoRegions: Story = {
  args: { regions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
  },
};

export const Loading: Story = { args: { regions: undefined } };
