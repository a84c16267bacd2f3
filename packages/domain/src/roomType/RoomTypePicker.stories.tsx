import type { Id } from '@anzhu/api/contract/codecs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { RoomTypePicker, type RoomTypePickerProps } from './RoomTypePicker.tsx';

const roomTypes = [
  { id: '11', name: '豪华大床房', vacant: 12 },
  { id: '12', name: '标准双床房', vacant: 3 },
  { id: '13', name: '家庭套房', vacant: 0 },
  { id: '14', name: '无障碍房', vacant: null },
];

function Field(props: RoomTypePickerProps) {
  const [value, setValue] = useState<Id | null>(props.value);
  return (
    <RoomTypePicker
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
  title: 'Hotel/Room type 房型/RoomTypePicker',
  component: RoomTypePicker,
  args: { value: null, roomTypes, onChange: fn() },
  render: (args) => <Field {...args} />,
} satisfies Meta<typeof RoomTypePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '房型' }));
    await waitFor(() => expect(screen.getByText('剩余 3 间')).toBeVisible());
    await userEvent.click(screen.getByRole('option', { name: /标准双床房/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('12');
  },
};

export const Open: Story = {
  args: { value: '12' },
  play: async ({ canvas }) => {
    canvas.getByRole('combobox', { name: '房型' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByText('剩余 0 间')).toBeVisible());
  },
};

export const AsFilter: Story = { args: { placeholder: '全部', isClearable: true, value: '11' } };

export const Invalid: Story = { args: { isRequired: true, errorMessage: '请选择房型' } };

export const Loading: Story = { args: { roomTypes: undefined } };
