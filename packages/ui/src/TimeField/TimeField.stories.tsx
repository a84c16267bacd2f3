import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../Layout/index.ts';
import { TimeField, type TimeFieldProps } from './TimeField.tsx';

/** Keeps what is typed, as a form does. */
function Controlled(props: TimeFieldProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string): void => {
    setValue(next);
    props.onChange(next);
  };
  return <TimeField {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Inputs/TimeField',
  component: TimeField,
  args: { label: '检测时间', value: '', onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: '检测时间' });
    await userEvent.type(input, '930{Enter}');
    await expect(input).toHaveValue('09:30');
    await expect(args.onChange).toHaveBeenLastCalledWith('09:30:00');
    await userEvent.clear(input);
    await userEvent.type(input, '14点30分');
    await userEvent.tab();
    await expect(input).toHaveValue('14:30');
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const TypedWrongly: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '检测时间' });
    await userEvent.type(input, '下午{Enter}');
    await expect(input).toHaveValue('下午');
    await expect(input).toHaveAccessibleDescription('时间应写成 14:00');
  },
};

/** The part that the caret is in steps, and stays marked. */
export const ByKeyboard: Story = {
  args: { value: '14:07:00', step: 15 },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: '检测时间' });
    input.setSelectionRange(4, 4);
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('14:15');
    await expect(input.selectionStart).toBe(3);
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('14:30');
    input.setSelectionRange(0, 0);
    await userEvent.keyboard('{ArrowDown}');
    await expect(input).toHaveValue('13:30');
  },
};

export const Steps: Story = {
  args: { value: '14:00:00', step: 30 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '增加' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('14:30:00');
    await userEvent.click(canvas.getByRole('button', { name: '减少' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('14:00:00');
  },
};

export const WithSeconds: Story = {
  args: { value: '23:59:59' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '检测时间' })).toHaveValue('23:59:59');
  },
};

/** Every state. */
export const Permutations: Story = {
  render: (args) => (
    <Grid columns="160px" gap={4}>
      <TimeField {...args} label="未填" />
      <TimeField {...args} label="已填" value="14:00:00" />
      <TimeField {...args} label="带秒" value="14:00:30" />
      <TimeField {...args} label="步进" value="14:00:00" step={30} />
      <TimeField {...args} label="有误" value="14:00:00" errorMessage="与上一次检测相隔太近" />
      <TimeField {...args} label="说明" description="每天两次" isRequired />
      <TimeField {...args} label="停用" value="14:00:00" step={30} isDisabled />
      <TimeField {...args} label="只读" value="14:00:00" step={30} isReadOnly />
    </Grid>
  ),
};
