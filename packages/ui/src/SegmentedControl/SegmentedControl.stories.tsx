import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Layout/index.ts';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

const views = [
  { value: 'order', label: '订单视图' },
  { value: 'isolation', label: '防疫视图' },
];

/** Keeps what is chosen. */
function Controlled(props: SegmentedControlProps<string>) {
  const [value, setValue] = useState(props.value);
  const change = (next: string): void => {
    setValue(next);
    props.onChange(next);
  };
  return <SegmentedControl {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Inputs/SegmentedControl',
  component: SegmentedControl<string>,
  args: { label: '视图', value: 'order', onChange: fn(), options: views },
  render: (args) => <Controlled {...args} />,
  parameters: {
    guide: {
      anatomy: { 标签: '读屏用，可不显示', 选项: '二到四个，字数相近', 当前项: '底色与边框' },
      good: ['切换同一内容的看法', '选了立刻生效'],
      bad: ['五项以上', '用来提交'],
    },
  },
} satisfies Meta<typeof SegmentedControl<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('radiogroup', { name: '视图' });
    const { width } = group.getBoundingClientRect();
    await userEvent.click(canvas.getByText('防疫视图'));
    await expect(canvas.getByRole('radio', { name: '防疫视图' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith('isolation');
    await expect(group.getBoundingClientRect().width).toBe(width);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '订单视图' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '防疫视图' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '订单视图' })).toBeChecked();
  },
};

/** Unseen, its label is read once: as the name of the group. */
export const LabelHidden: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: '视图' })).toBeVisible();
    await expect(canvas.getByText('视图')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const NothingChosen: Story = {
  args: {
    label: '性别',
    value: null,
    isRequired: true,
    options: [
      { value: '男', label: '男' },
      { value: '女', label: '女' },
    ],
  },
};

export const Invalid: Story = {
  ...NothingChosen,
  args: { ...NothingChosen.args, errorMessage: '请选择性别' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: '性别' })).toHaveAccessibleDescription(
      '请选择性别',
    );
  },
};

const nothing = (): void => {};

/** Every state. */
export const Permutations: Story = {
  render: () => (
    <Stack gap={4}>
      <SegmentedControl label="视图" value="order" onChange={nothing} options={views} />
      <SegmentedControl
        label="主题"
        value="dark"
        onChange={nothing}
        options={[
          { value: 'light', label: '浅色' },
          { value: 'dark', label: '深色' },
          { value: 'system', label: '跟随系统' },
        ]}
      />
      <SegmentedControl
        label="证件类型"
        value={null}
        onChange={nothing}
        errorMessage="请选择证件类型"
        options={[
          { value: '1', label: '居民身份证' },
          { value: '2', label: '其他证件' },
        ]}
      />
      <SegmentedControl
        label="视图（停用）"
        value="order"
        onChange={nothing}
        options={views}
        isDisabled
      />
      <SegmentedControl
        label="视图（只读）"
        value="order"
        onChange={nothing}
        options={views}
        isReadOnly
      />
    </Stack>
  ),
};
