import type { Id } from '@anzhu/api/contract/codecs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { hotelsOf } from '../../fixtures.ts';
import { chain } from '../fixtures.ts';
import { HotelsPicker, type HotelsPickerProps } from './HotelsPicker.tsx';

function Field(props: HotelsPickerProps) {
  const [value, setValue] = useState<readonly Id[]>(props.value);
  return (
    <HotelsPicker
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
  title: 'Hotel/Hotel 酒店/HotelsPicker',
  component: HotelsPicker,
  args: { label: '复制到', value: [], hotels: hotelsOf(chain), onChange: fn() },
  render: (args) => <Field {...args} />,
} satisfies Meta<typeof HotelsPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two of a region, by keyboard. */
export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('华东');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['1', '2']);
  },
};

/** The hotel that they come from is not offered, nor is one that was closed. */
export const Except: Story = {
  args: { except: '1' },
  play: async () => {
    await userEvent.click(screen.getByRole('combobox', { name: '复制到' }));
    await screen.findByRole('option', { name: '安住西安钟楼店' });
    await expect(screen.queryByRole('option', { name: '安住杭州西湖店' })).toBeNull();
    await expect(screen.queryByRole('option', { name: /象山/ })).toBeNull();
  },
};

/** Their names are there without a list. */
export const Chosen: Story = { args: { value: ['3', '4'] } };
