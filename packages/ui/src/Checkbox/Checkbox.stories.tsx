import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../Layout/index.ts';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

/** Keeps what is chosen. */
function Controlled(props: CheckboxProps) {
  const [isSelected, setSelected] = useState(props.isSelected);
  const change = (next: boolean): void => {
    setSelected(next);
    props.onChange(next);
  };
  return <Checkbox {...props} isSelected={isSelected} onChange={change} />;
}

const meta = {
  title: 'Inputs/Checkbox',
  component: Checkbox,
  args: { label: '接收隔离', isSelected: false, onChange: fn() },
  render: (args) => <Controlled {...args} />,
  parameters: {
    guide: {
      anatomy: { 方框: '24 px 可按区域', 文字: '也能按' },
      good: ['可单独勾选的事实', '全选时半选为横线'],
      bad: ['立刻生效的开关：用 Switch', '写否定句：不接收'],
    },
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('接收隔离'));
    await expect(canvas.getByRole('checkbox', { name: '接收隔离' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: '接收隔离' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

export const Invalid: Story = {
  args: { label: '已核对证件', isRequired: true, errorMessage: '请先核对证件' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: '已核对证件' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('请先核对证件');
  },
};

export const ReadOnly: Story = {
  args: { isSelected: true, isReadOnly: true },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: '接收隔离' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

const nothing = (): void => {};

/** Every state. */
export const Permutations: Story = {
  render: () => (
    <Grid columns={3} gap={3}>
      <Checkbox label="窗户" isSelected={false} onChange={nothing} />
      <Checkbox label="网络" isSelected onChange={nothing} />
      <Checkbox label="早餐（停用）" isSelected={false} isDisabled onChange={nothing} />
      <Checkbox label="早餐（停用，已选）" isSelected isDisabled onChange={nothing} />
      <Checkbox label="早餐（只读）" isSelected isReadOnly onChange={nothing} />
      <Checkbox label="接收隔离" isSelected onChange={nothing} description="可分配隔离人员" />
      <Checkbox
        label="已核对证件"
        isSelected={false}
        isRequired
        errorMessage="请先核对证件"
        onChange={nothing}
      />
      <Checkbox label="选中此行" isLabelHidden isSelected onChange={nothing} />
    </Grid>
  ),
};
