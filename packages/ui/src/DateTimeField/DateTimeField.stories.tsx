import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Grid } from '../Layout/index.ts';
import { DateTimeField, type DateTimeFieldProps } from './DateTimeField.tsx';

function Controlled({ value: initial, onChange, ...props }: DateTimeFieldProps) {
  const [value, setValue] = useState(initial);
  return (
    <DateTimeField
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
  title: 'Inputs/DateTimeField',
  component: DateTimeField,
  args: {
    label: '入住时间',
    value: '',
    onChange: fn(),
    today: '2026-11-20',
    defaultTime: '14:00:00',
  },
  render: (args) => <Controlled {...args} />,
  parameters: {
    guide: {
      anatomy: { 日期: '可键入，也可在日历选', 时间: '缺省取酒店规定的时刻', 日历: '今天有记号' },
      good: ['缺省 14:00 入住', '写明最早与最晚'],
      bad: ['只要日期也用它', '默认填今天却不说明'],
    },
  },
} satisfies Meta<typeof DateTimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

const input = (): HTMLElement => screen.getByRole('textbox', { name: '入住时间' });
const openCalendar = async (): Promise<HTMLElement> => {
  await userEvent.click(screen.getByRole('button', { name: '打开日历' }));
  const dialog = await screen.findByRole('dialog', { name: '入住时间' });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.type(input(), '1121 930{Enter}');
    await expect(input()).toHaveValue('2026-11-21 09:30');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21 09:30:00');
    await userEvent.clear(input());
    await userEvent.type(input(), '20261122');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-22 14:00:00');
    await userEvent.clear(input());
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

/** Text that cannot be parsed stays, with the expected format as error, and is no value. */
export const TypedWrongly: Story = {
  args: { value: '2026-11-20 14:00:00' },
  play: async ({ args }) => {
    await userEvent.clear(input());
    await userEvent.type(input(), '明天下午{Enter}');
    await expect(input()).toHaveValue('明天下午');
    await expect(input()).toBeInvalid();
    await expect(input()).toHaveAccessibleDescription('时间应写成 2026-11-20 14:00');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const OutOfBounds: Story = {
  args: { min: '2026-11-19 00:00:00' },
  play: async () => {
    await userEvent.type(input(), '1118{Enter}');
    await expect(input()).toHaveAccessibleDescription('不能早于 2026-11-19 00:00');
    const dialog = await openCalendar();
    await expect(
      within(dialog).getByRole('gridcell', { name: '2026年11月18日 星期三' }),
    ).toBeDisabled();
  },
};

/** The first click selects all of the text, a second one puts the cursor. */
export const SelectedByClick: Story = {
  args: { value: '2026-11-20 14:00:00' },
  play: async ({ args }) => {
    const field = input() as HTMLInputElement;
    await userEvent.click(field);
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, 16]);
    await userEvent.click(field);
    await expect(field.selectionEnd).toBe(field.selectionStart);
    await userEvent.tab();
    await userEvent.click(field);
    await userEvent.keyboard('1122{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-22 14:00:00');
  },
};

/** A day keeps the time that is there. */
export const ByMouse: Story = {
  args: { value: '2026-11-20 15:30:00' },
  play: async ({ args }) => {
    const dialog = await openCalendar();
    await userEvent.click(within(dialog).getByRole('button', { name: '下一月' }));
    await userEvent.click(within(dialog).getByRole('gridcell', { name: '2026年12月24日 星期四' }));
    await closed();
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24 15:30:00');
    await waitFor(() => expect(screen.getByRole('button', { name: '打开日历' })).toHaveFocus());
  },
};

export const ByKeyboard: Story = {
  args: { value: '2026-11-20 14:00:00' },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(
        within(dialog).getByRole('gridcell', { name: '今天，2026年11月20日 星期五' }),
      ).toHaveFocus(),
    );
    await userEvent.tab();
    const time = within(dialog).getByRole('textbox', { name: '时间' });
    await expect(time).toHaveFocus();
    await userEvent.clear(time);
    await userEvent.type(time, '1815{Enter}');
    await closed();
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-20 18:15:00');
    await waitFor(() => expect(input()).toHaveFocus());
  },
};

export const Open: Story = {
  args: { value: '2026-11-22 12:00:00' },
  play: async () => void (await openCalendar()),
};

export const Phone: Story = {
  ...Open,
  globals: { viewport: { value: 'phone' } },
};

/** Every state of the closed control. */
export const Permutations: Story = {
  render: (args) => {
    const value = '2026-11-20 14:00:00';
    return (
      <Grid columns="220px" gap={4}>
        <DateTimeField {...args} label="未填" />
        <DateTimeField {...args} label="已填" value={value} />
        <DateTimeField {...args} label="带秒" value="2026-11-20 23:59:59" />
        <DateTimeField {...args} label="必填" isRequired />
        <DateTimeField {...args} label="有误" value={value} errorMessage="离店时间应晚于入住时间" />
        <DateTimeField {...args} label="说明" description="最早可选昨天" />
        <DateTimeField {...args} label="停用" value={value} isDisabled />
        <DateTimeField {...args} label="只读" value={value} isReadOnly />
      </Grid>
    );
  },
};
