import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Grid } from '../Layout/index.ts';
import { DatePicker, type DatePickerProps } from './DatePicker.tsx';

function Controlled({ value: initial, onChange, ...props }: DatePickerProps) {
  const [value, setValue] = useState(initial);
  return (
    <DatePicker
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Inputs/DatePicker',
  component: DatePicker,
  args: { label: '出生日期', value: '', onChange: fn(), today: '2026-11-20' },
  render: (args) => <Controlled {...args} />,
  parameters: {
    guide: {
      anatomy: { 日期: '可键入，也可在日历选', 日历: '今天有记号' },
      good: ['能直接键入 20261120', '写明最早与最晚'],
      bad: ['要时刻也用它', '一段日期用两个它'],
    },
  },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const input = (): HTMLElement => screen.getByRole('textbox', { name: '出生日期' });

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.type(input(), '1121{Enter}');
    await expect(input()).toHaveValue('2026-11-21');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21');
    await userEvent.clear(input());
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

/** A day out of the bounds, and a text that is no day, stay with a message that speaks of days only. */
export const OutOfBounds: Story = {
  args: { min: '2026-11-01', max: '2026-11-30', value: '2026-11-20' },
  play: async ({ args }) => {
    await userEvent.clear(input());
    await userEvent.type(input(), '20261201');
    await userEvent.tab();
    await expect(input()).toHaveAccessibleDescription('不能晚于 2026-11-30');
    await userEvent.clear(input());
    await userEvent.type(input(), '1120 14:00');
    await userEvent.tab();
    await expect(input()).toHaveAccessibleDescription('日期应写成 2026-11-20 或 20261120');
    await userEvent.clear(input());
    await userEvent.type(input(), '20261130');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-30');
    await expect(input()).not.toHaveAccessibleDescription();
  },
};

/** Picked by mouse: the last day of the bounds can be, the day after it cannot. */
export const Picked: Story = {
  args: { max: '2026-11-21' },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '打开日历' }));
    const dialog = await screen.findByRole('dialog', { name: '出生日期' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).getByRole('gridcell', { name: /11月22日/ })).toBeDisabled();
    await userEvent.click(within(dialog).getByRole('gridcell', { name: /11月21日/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(input()).toHaveValue('2026-11-21');
  },
};

/** Without `today` it is the day of this device. */
export const TodayOfDevice: Story = {
  args: { today: undefined },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '打开日历' }));
    const dialog = await screen.findByRole('dialog', { name: '出生日期' });
    await waitFor(() => expect(dialog).toBeVisible());
    const today = within(dialog).getByRole('gridcell', { name: /^今天，/ });
    const day = today.dataset['date'];
    await expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
    await userEvent.click(today);
    await expect(args.onChange).toHaveBeenLastCalledWith(day);
  },
};

/** Empty, filled, wrong, fixed, disabled. */
export const Permutations: Story = {
  render: (args) => (
    <Grid columns="200px" gap={4}>
      <DatePicker {...args} label="未填" />
      <DatePicker {...args} label="已填" value="2026-11-20" />
      <DatePicker {...args} label="有误" value="2026-11-20" errorMessage="该日无房" />
      <DatePicker {...args} label="只读" value="2026-11-20" isReadOnly />
      <DatePicker {...args} label="停用" value="2026-11-20" isDisabled />
    </Grid>
  ),
};
