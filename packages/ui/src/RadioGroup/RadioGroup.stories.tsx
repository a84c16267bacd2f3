import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Layout/index.ts';
import { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup.tsx';

const ways: readonly RadioOption<string>[] = [
  { value: 'none', label: '无门槛' },
  { value: 'days', label: '满天数' },
  { value: 'amount', label: '满金额' },
];

const exclusions: readonly RadioOption<string>[] = [
  { value: 'free', label: '不互斥', description: '可以与任何优惠同时使用' },
  { value: 'all', label: '与全部互斥', description: '使用后不能再用其他优惠' },
  { value: 'some', label: '与指定互斥', description: '在互斥范围里选择', isDisabled: true },
];

/** Keeps what is chosen, as a form does. */
function Controlled(props: RadioGroupProps<string>) {
  const [value, setValue] = useState(props.value);
  const change = (next: string): void => {
    setValue(next);
    props.onChange(next);
  };
  return <RadioGroup {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Inputs/RadioGroup',
  component: RadioGroup<string>,
  args: { label: '生效方式', value: null, onChange: fn(), options: ways },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof RadioGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('满天数'));
    await expect(canvas.getByRole('radio', { name: '满天数' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('days');
  },
};

/** Tab goes in, the arrows choose, and pass by what cannot be chosen. */
export const ByKeyboard: Story = {
  args: { label: '互斥方式', options: exclusions },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: '不互斥' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '与全部互斥' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '不互斥' })).toBeChecked();
  },
};

/** Each option has a description. */
export const WithNotes: Story = {
  args: { label: '互斥方式', value: 'all', options: exclusions },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: '互斥方式' });
    await expect(group).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '与全部互斥' })).toHaveAccessibleDescription(
      '使用后不能再用其他优惠',
    );
  },
};

/** A box each: the whole box can be pressed. */
export const Boxed: Story = {
  args: {
    label: '楼层',
    isBoxed: true,
    options: [
      { value: '6', label: '6 楼', description: '12/16 已录' },
      { value: '7', label: '7 楼', description: '16 人已录完' },
      { value: '8', label: '8 楼', description: '0/9 已录', isDisabled: true },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('16 人已录完'));
    await expect(canvas.getByRole('radio', { name: '7 楼' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: '6 楼' })).toBeChecked();
  },
};

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: '请选择生效方式' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('请选择生效方式');
  },
};

const nothing = (): void => {};
const longWords = '入住当日十八点以前到店且全程未更换房型的客人，凭订单号在前台一次性享受直减';

/** Every state, none and many of them, long words and unbroken ones. */
export const Permutations: Story = {
  render: () => (
    <Stack gap={4}>
      <RadioGroup label="一项都没有" value={null} onChange={nothing} options={[]} />
      <RadioGroup label="一项" value="none" onChange={nothing} options={ways.slice(0, 1)} />
      <RadioGroup label="横排" value="days" onChange={nothing} options={ways} />
      <RadioGroup label="说明" value="free" onChange={nothing} options={exclusions} />
      <RadioGroup
        label="很多"
        value={12}
        onChange={nothing}
        options={Array.from({ length: 30 }, (_, floor) => ({
          value: floor + 1,
          label: `${floor + 1} 楼`,
        }))}
      />
      <RadioGroup
        label="长"
        value="a"
        onChange={nothing}
        options={[
          { value: 'a', label: longWords, description: longWords },
          { value: 'b', label: 'https://example.com/hotels/hangzhou/xihu/rooms/1208' },
        ]}
      />
      <RadioGroup
        label="有误"
        value={null}
        onChange={nothing}
        options={ways}
        errorMessage="请选择"
      />
      <RadioGroup label="方框" value="free" onChange={nothing} options={exclusions} isBoxed />
      <RadioGroup label="停用" value="days" onChange={nothing} options={ways} isDisabled />
      <RadioGroup label="只读" value="days" onChange={nothing} options={ways} isReadOnly />
    </Stack>
  ),
};
