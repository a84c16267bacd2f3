import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Layout/index.ts';
import { CheckboxGroup, type CheckboxGroupProps, type CheckboxOption } from './CheckboxGroup.tsx';

const facilities: readonly CheckboxOption<string>[] = [
  { value: 'wifi', label: '无线网络' },
  { value: 'park', label: '停车场' },
  { value: 'gym', label: '健身房' },
  { value: 'breakfast', label: '早餐' },
];

/** Keeps what is chosen, as a form does. */
function Controlled(props: CheckboxGroupProps<string>) {
  const [value, setValue] = useState(props.value);
  const change = (next: string[]): void => {
    setValue(next);
    props.onChange(next);
  };
  return <CheckboxGroup {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Inputs/CheckboxGroup',
  component: CheckboxGroup<string>,
  args: { label: '设施服务', value: [], onChange: fn(), options: facilities },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof CheckboxGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The value has the order of the options, not that of the presses. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '早餐' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '停车场' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['park', 'breakfast']);
    await userEvent.click(canvas.getByRole('checkbox', { name: '早餐' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['park']);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: '无线网络' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['wifi', 'park']);
  },
};

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: '请至少选择一项' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '设施服务' })).toHaveAccessibleDescription(
      '请至少选择一项',
    );
  },
};

const nothing = (): void => {};
const longWords = '入住当日十八点以前到店且全程未更换房型的客人，凭订单号在前台一次性享受直减';

/** Every state, none and many, long words and unbroken ones. */
export const Permutations: Story = {
  render: () => (
    <Stack gap={4}>
      <CheckboxGroup label="一项都没有" value={[]} onChange={nothing} options={[]} />
      <CheckboxGroup label="已选" value={['gym']} onChange={nothing} options={facilities} />
      <CheckboxGroup
        label="长"
        value={['a']}
        onChange={nothing}
        options={[
          { value: 'a', label: longWords, description: longWords },
          { value: 'b', label: 'https://example.com/hotels/hangzhou/xihu/rooms/1208' },
          { value: 'c', label: '停用的一项', isDisabled: true },
        ]}
      />
      <CheckboxGroup
        label="很多"
        value={[3, 12]}
        onChange={nothing}
        options={Array.from({ length: 30 }, (_, floor) => ({
          value: floor + 1,
          label: `${floor + 1} 楼`,
        }))}
      />
      <CheckboxGroup
        label="有误"
        value={[]}
        onChange={nothing}
        options={facilities}
        errorMessage="请至少选择一项"
      />
      <CheckboxGroup
        label="停用"
        value={['wifi']}
        onChange={nothing}
        options={facilities}
        isDisabled
      />
      <CheckboxGroup
        label="只读"
        value={['wifi']}
        onChange={nothing}
        options={facilities}
        isReadOnly
      />
    </Stack>
  ),
};
