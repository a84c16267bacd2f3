import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Grid } from '../Layout/index.ts';
import { DateField, type DateFieldProps } from './DateField.tsx';

function Controlled({ value: initial, onChange, ...props }: DateFieldProps) {
  const [value, setValue] = useState(initial);
  return (
    <DateField
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
  title: 'Inputs/DateField',
  component: DateField,
  args: { label: '有效期至', value: '', onChange: fn(), today: '2026-11-20' },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

const input = (): HTMLElement => screen.getByRole('textbox', { name: '有效期至' });
const openCalendar = async (): Promise<HTMLElement> => {
  await userEvent.click(screen.getByRole('button', { name: '打开日历' }));
  const dialog = await screen.findByRole('dialog', { name: '有效期至' });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

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

/** Text that cannot be parsed stays, with the expected format as error, and is no value. */
export const TypedWrongly: Story = {
  args: { value: '2026-11-20' },
  play: async ({ args }) => {
    await userEvent.clear(input());
    await userEvent.type(input(), '下周{Enter}');
    await expect(input()).toHaveValue('下周');
    await expect(input()).toHaveAccessibleDescription('日期应写成 2026-11-20 或 20261120');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    for (const text of ['2026/2/30', '2026-13-01']) {
      await userEvent.clear(input());
      await userEvent.type(input(), `${text}{Enter}`);
      await expect(input()).toHaveValue(text);
      await expect(input()).toHaveAccessibleDescription('该日期不存在');
    }
  },
};

/** Out of the bounds: field and calendar show the reason. */
export const OutOfBounds: Story = {
  args: { min: '2026-11-20', minReason: '有效期最早到今天' },
  play: async () => {
    await userEvent.type(input(), '1119{Enter}');
    await expect(input()).toHaveAccessibleDescription('有效期最早到今天');
    const dialog = await openCalendar();
    const day = within(dialog).getByRole('gridcell', { name: '2026年11月19日 星期四' });
    await expect(day).toBeDisabled();
    await expect(day).toHaveAttribute('title', '有效期最早到今天');
    await expect(within(dialog).getByText('有效期最早到今天')).toBeVisible();
  },
};

export const ByMouse: Story = {
  play: async ({ args }) => {
    const dialog = await openCalendar();
    await userEvent.click(within(dialog).getByRole('button', { name: '下一月' }));
    await userEvent.click(within(dialog).getByRole('gridcell', { name: '2026年12月24日 星期四' }));
    await closed();
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24');
  },
};

export const Today: Story = {
  play: async ({ args }) => {
    const dialog = await openCalendar();
    await userEvent.click(within(dialog).getByRole('button', { name: '今天' }));
    await closed();
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-20');
  },
};

/** A date far away: a year is typed, a month pressed. */
export const FarAway: Story = {
  play: async ({ args }) => {
    const dialog = await openCalendar();
    await userEvent.click(within(dialog).getByRole('button', { name: '2026年11月' }));
    await userEvent.keyboard('1990');
    await userEvent.click(within(dialog).getByRole('button', { name: '1990年3月' }));
    await userEvent.click(within(dialog).getByRole('gridcell', { name: '1990年3月7日 星期三' }));
    await closed();
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-03-07');
  },
};

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(
        within(dialog).getByRole('gridcell', { name: '今天，2026年11月20日 星期五' }),
      ).toHaveFocus(),
    );
    await userEvent.keyboard('{PageDown}{ArrowRight}{Enter}');
    await closed();
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-21');
    await waitFor(() => expect(input()).toHaveFocus());
  },
};

export const Open: Story = {
  args: { value: '2026-11-22' },
  play: async () => void (await openCalendar()),
};

export const Phone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };

/** Every state of the closed control. */
export const Permutations: Story = {
  render: (args) => {
    const value = '2026-11-20';
    return (
      <Grid columns="220px" gap={4}>
        <DateField {...args} label="未填" />
        <DateField {...args} label="已填" value={value} />
        <DateField {...args} label="必填" isRequired />
        <DateField {...args} label="有误" value={value} errorMessage="有效期应晚于今天" />
        <DateField {...args} label="说明" description="当天仍然有效" />
        <DateField {...args} label="停用" value={value} isDisabled />
        <DateField {...args} label="只读" value={value} isReadOnly />
      </Grid>
    );
  },
};
