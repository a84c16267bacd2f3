import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Grid, Inline } from '../Layout/index.ts';
import { DateRange, type DateRangeProps } from './DateRange.tsx';

function Controlled({ value: initial, onChange, ...props }: DateRangeProps) {
  const [value, setValue] = useState(initial);
  return (
    <Inline gap={3} align="end">
      <DateRange
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
      <Button>查询</Button>
    </Inline>
  );
}

const meta = {
  title: 'Inputs/DateRange',
  component: DateRange,
  args: { label: '下单日期', value: null, onChange: fn(), today: '2026-11-20' },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof DateRange>;

export default meta;
type Story = StoryObj<typeof meta>;

const begin = (): HTMLElement => screen.getByRole('textbox', { name: '开始日期' });
const end = (): HTMLElement => screen.getByRole('textbox', { name: '结束日期' });
const openCalendar = async (): Promise<HTMLElement> => {
  await userEvent.click(screen.getByRole('button', { name: '打开日历' }));
  const dialog = await screen.findByRole('dialog', { name: '下单日期' });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Both inputs are as high as their box, and their words in its middle. */
export const InTheMiddle: Story = {
  args: { value: { begin: '2026-11-01', end: '2026-11-20' } },
  play: async () => {
    const box = begin().parentElement?.getBoundingClientRect() ?? new DOMRect();
    for (const input of [begin(), end(), screen.getByRole('button', { name: '打开日历' })]) {
      const { top, height } = input.getBoundingClientRect();
      await expect(top + height / 2).toBeCloseTo(box.top + box.height / 2, 0);
      await expect(height).toBeGreaterThanOrEqual(24);
    }
    await expect(begin().getBoundingClientRect().height).toBe(box.height - 2);
  },
};

/** Two full dates are not cut at the least width, whichever digits the machine has. */
export const NotCut: Story = {
  args: { value: { begin: '2026-11-01', end: '2026-12-28' } },
  render: (args) => (
    <div style={{ display: 'inline-flex', width: 0 }}>
      <Controlled {...args} />
    </div>
  ),
  play: async () => {
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('no canvas');
    for (const input of [begin(), end()]) {
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(input);
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      await expect(input.clientWidth).toBeGreaterThan(pen.measureText('2026-12-28').width);
    }
  },
};

/** Typing needs no calendar. */
export const Default: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('group', { name: '下单日期' })).toBeVisible();
    await userEvent.type(begin(), '20261101');
    await userEvent.type(end(), '1120');
    await expect(begin()).toHaveValue('2026-11-01');
    await userEvent.click(screen.getByRole('button', { name: '查询' }));
    await expect(end()).toHaveValue('2026-11-20');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith({
      begin: '2026-11-01',
      end: '2026-11-20',
    });
  },
};

/** One date alone means that day; the wrong way round is put right. */
export const TypedLoosely: Story = {
  play: async ({ args }) => {
    await userEvent.type(begin(), '11-20{Enter}');
    await expect(end()).toHaveValue('2026-11-20');
    await userEvent.clear(end());
    await userEvent.type(end(), '2026/11/3{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      begin: '2026-11-03',
      end: '2026-11-20',
    });
    await expect(begin()).toHaveValue('2026-11-03');
  },
};

/** Text that cannot be parsed stays, with the expected format as error. */
export const TypedWrongly: Story = {
  args: { value: { begin: '2026-11-01', end: '2026-11-20' } },
  play: async ({ args }) => {
    await userEvent.clear(begin());
    await userEvent.type(begin(), '十一月');
    await userEvent.click(screen.getByRole('button', { name: '查询' }));
    await expect(begin()).toHaveValue('十一月');
    await expect(begin()).toBeInvalid();
    await expect(begin()).toHaveAccessibleDescription('日期应写成 2026-11-20 或 20261120');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.clear(begin());
    await userEvent.type(begin(), '1105{Enter}');
    await expect(begin()).toBeValid();
    await expect(args.onChange).toHaveBeenLastCalledWith({
      begin: '2026-11-05',
      end: '2026-11-20',
    });
  },
};

export const OutOfBounds: Story = {
  args: { min: '2026-11-19' },
  play: async () => {
    await userEvent.type(begin(), '1118{Enter}');
    await expect(begin()).toHaveAccessibleDescription('不能早于 2026-11-19');
    const dialog = await openCalendar();
    await expect(
      within(dialog).getByRole('gridcell', { name: '2026年11月18日 星期三' }),
    ).toBeDisabled();
    await expect(within(dialog).getByRole('button', { name: '近 7 天' })).toBeDisabled();
  },
};

export const ByMouse: Story = {
  play: async ({ args }) => {
    const dialog = await openCalendar();
    await expect(within(dialog).getAllByRole('grid')).toHaveLength(2);
    await userEvent.click(within(dialog).getByRole('gridcell', { name: '2026年11月5日 星期四' }));
    await expect(within(dialog).getByText('2026-11-05 起，选择结束日期')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('gridcell', { name: '2026年12月2日 星期三' }));
    await closed();
    await expect(args.onChange).toHaveBeenLastCalledWith({
      begin: '2026-11-05',
      end: '2026-12-02',
    });
    await waitFor(() => expect(screen.getByRole('button', { name: '打开日历' })).toHaveFocus());
  },
};

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const dialog = await screen.findByRole('dialog');
    const day = (name: string): HTMLElement => within(dialog).getByRole('gridcell', { name });
    await waitFor(() => expect(day('今天，2026年11月20日 星期五')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await expect(day('2026年11月12日 星期四')).toHaveFocus();
    await userEvent.keyboard('{Enter}{PageDown}{PageDown}{End}');
    await expect(day('2027年1月17日 星期日')).toHaveFocus();
    await userEvent.keyboard(' ');
    await closed();
    await expect(args.onChange).toHaveBeenLastCalledWith({
      begin: '2026-11-12',
      end: '2027-01-17',
    });
    await waitFor(() => expect(begin()).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(begin()).toHaveFocus());
  },
};

/** Going on typing closes the calendar. */
export const TypedAfterOpening: Story = {
  play: async ({ args }) => {
    await openCalendar();
    await userEvent.click(begin());
    await closed();
    await userEvent.keyboard('1120');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ begin: '2026-11-20', end: '2026-11-20' }),
    );
  },
};

export const Shortcut: Story = {
  play: async ({ args }) => {
    const dialog = await openCalendar();
    await userEvent.click(within(dialog).getByRole('button', { name: '近 7 天' }));
    await closed();
    await expect(args.onChange).toHaveBeenLastCalledWith({
      begin: '2026-11-14',
      end: '2026-11-20',
    });
  },
};

export const Open: Story = {
  args: { value: { begin: '2026-11-12', end: '2026-12-03' } },
  play: async () => {
    const dialog = await openCalendar();
    await waitFor(() =>
      expect(within(dialog).getByRole('gridcell', { name: '2026年11月12日 星期四' })).toHaveFocus(),
    );
    await expect(within(dialog).getAllByRole('gridcell', { selected: true })).toHaveLength(22);
  },
};

/** For logs: the shortcuts look back, and the month before is beside this one. */
export const Past: Story = {
  args: { shortcuts: 'past', max: '2026-11-20' },
  play: async () => {
    const dialog = await openCalendar();
    await expect(within(dialog).getByRole('grid', { name: '2026年10月' })).toBeVisible();
    await expect(within(dialog).queryByRole('button', { name: '明天' })).not.toBeInTheDocument();
  },
};

export const Clear: Story = {
  args: { value: { begin: '2026-11-01', end: '2026-11-20' } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '清除' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(begin()).toHaveValue('');
    await expect(begin()).toHaveFocus();
  },
};

/** One month at a time, the shortcuts above it. */
export const Phone: Story = {
  args: { value: { begin: '2026-11-12', end: '2026-11-16' } },
  globals: { viewport: { value: 'phone' } },
  render: (args) => <DateRange {...args} />,
  play: async () => {
    const dialog = await openCalendar();
    await expect(within(dialog).getAllByRole('grid')).toHaveLength(1);
    await expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Closed: what the opening costs is measured here. */
export const Measured: Story = {};

/** Every state of the closed control. */
export const Permutations: Story = {
  render: (args) => {
    const value = { begin: '2026-11-01', end: '2026-11-20' };
    return (
      <Grid columns="280px" gap={4}>
        <DateRange {...args} label="未选" />
        <DateRange {...args} label="已选" value={value} />
        <DateRange {...args} label="必填" isRequired />
        <DateRange {...args} label="有误" errorMessage="请选择日期" />
        <DateRange {...args} label="说明" description="按下单时间" />
        <DateRange {...args} label="停用" value={value} isDisabled />
        <DateRange {...args} label="只读" value={value} isReadOnly />
      </Grid>
    );
  },
};
