import type { Id } from '@anzhu/api/contract/codecs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { HotelPicker, type HotelPickerProps } from './HotelPicker.tsx';

const cities = [
  '杭州',
  '成都',
  '西安',
  '厦门',
  '哈尔滨',
  '昆明',
  '拉萨',
  '乌鲁木齐',
  '桂林',
  '青岛',
  '三亚',
  '敦煌',
];
const hotels = cities.map((city, place) => ({ id: String(place + 1), name: `安住${city}示范店` }));

function Field(props: HotelPickerProps) {
  const [value, setValue] = useState<Id | null>(props.value);
  return (
    <HotelPicker
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Hotel/Hotel 酒店/HotelPicker',
  component: HotelPicker,
  args: { value: null, hotels, onChange: fn() },
  render: (args) => <Field {...args} />,
} satisfies Meta<typeof HotelPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '酒店' }));
    await userEvent.click(await screen.findByRole('option', { name: '安住西安示范店' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('3');
  },
};

/** An id that came as text, from an address, is the same hotel. */
export const ChosenByText: Story = {
  args: { value: '3' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('combobox', { name: '酒店' })).toHaveTextContent('安住西安示范店'),
};

export const AsFilter: Story = {
  args: { value: '3', placeholder: '全部', isClearable: true },
  play: async ({ args, canvas }) => {
    canvas.getByRole('combobox', { name: '酒店' }).focus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const Searching: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('combobox', { name: '酒店' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('option', { name: '安住敦煌示范店' });
    await userEvent.keyboard('敦煌{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('12');
  },
};

export const Loading: Story = { args: { value: '3', hotels: undefined } };
