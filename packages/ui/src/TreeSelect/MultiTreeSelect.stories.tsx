import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Grid } from '../Layout/index.ts';
import { chain, departments } from './fixtures.ts';
import { MultiTreeSelect, type MultiTreeSelectProps } from './TreeSelect.tsx';

type Value = string | number;

function Controlled({ value: initial, onChange, ...props }: MultiTreeSelectProps<Value>) {
  const [value, setValue] = useState(initial);
  return (
    <Grid columns="260px" gap={4}>
      <MultiTreeSelect
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    </Grid>
  );
}

const meta = {
  title: 'Inputs/MultiTreeSelect',
  component: MultiTreeSelect<Value>,
  args: { label: '部门', value: [], onChange: fn(), options: departments },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof MultiTreeSelect<Value>>;

export default meta;
type Story = StoryObj<typeof meta>;

const trigger = (): HTMLElement => screen.getByRole('combobox', { name: /^部门/ });
const searchField = (): HTMLElement => screen.getByRole('searchbox', { name: '搜索' });
const open = async (): Promise<void> => {
  await userEvent.click(trigger());
  await waitFor(() => expect(searchField()).toHaveFocus());
};
const item = (name: string | RegExp): Promise<HTMLElement> =>
  screen.findByRole('treeitem', { name });

/** Each node for itself; the footer counts them, and clears. */
export const Default: Story = {
  args: { value: [1] },
  play: async ({ args }) => {
    await open();
    await userEvent.click(await item('华东区'));
    await expect(args.onChange).toHaveBeenLastCalledWith([1, 2]);
    await expect(await item('华南区')).toHaveAttribute('aria-checked', 'false');
    await expect(screen.getByText('已选 2 项')).toBeVisible();
    await expect(trigger()).toHaveTextContent('安住集团、华东区');
    await userEvent.click(screen.getByRole('button', { name: '清空' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(await item('安住集团')).toHaveAttribute('aria-checked', 'false');
  },
};

/** Parents together with what is below them: a press reaches all that is not disabled, parents follow. */
export const Linked: Story = {
  args: { isLinked: true, value: [3] },
  play: async ({ args }) => {
    await expect(trigger()).toHaveTextContent('华南区');
    await open();
    await expect(await item('广州珠江店')).toHaveAttribute('aria-checked', 'true');
    await expect(await item('安住集团')).toHaveAttribute('aria-checked', 'mixed');
    await userEvent.click(await item('安住集团'));
    await expect(args.onChange).toHaveBeenLastCalledWith([21, 3, 31, 4]);
    await expect(await item('安住集团')).toHaveAttribute('aria-checked', 'mixed');
    await userEvent.click(await item('广州珠江店'));
    await expect(args.onChange).toHaveBeenLastCalledWith([21, 4]);
    await expect(await item('华南区')).toHaveAttribute('aria-checked', 'false');
    await userEvent.click(await item('华南区'));
    await expect(args.onChange).toHaveBeenLastCalledWith([21, 3, 31, 4]);
    await userEvent.keyboard('{Escape}');
    await expect(trigger()).toHaveTextContent('杭州西湖店、华南区、财务部');
  },
};

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(searchField()).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    await expect(args.onChange).toHaveBeenLastCalledWith([3]);
    await expect(await item('华南区')).toHaveAttribute('aria-checked', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await userEvent.keyboard('xihu{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([21]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger()).toHaveFocus());
    await expect(trigger()).toHaveTextContent('杭州西湖店');
  },
};

/** A disabled node cannot be checked, nor unchecked. */
export const DisabledNodes: Story = {
  args: { value: [22] },
  play: async ({ args }) => {
    await open();
    const disabled = await item('上海外滩店 已停用');
    await expect(disabled).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(disabled);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(disabled).toHaveAttribute('aria-checked', 'true');
  },
};

/** 5,225 nodes. */
export const Thousands: Story = {
  args: { options: chain },
  play: async ({ args }) => {
    await open();
    await userEvent.click(await item('第 3 区'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['r3']);
    await userEvent.type(searchField(), '3-2-7');
    await waitFor(() => expect(screen.getAllByRole('treeitem').length).toBeLessThan(20));
  },
};

export const Empty: Story = {
  args: { options: [] },
  play: async () => {
    await open();
    await expect(screen.getByText('暂无数据')).toBeVisible();
  },
};

/** Every state of the closed control. */
export const Permutations: Story = {
  render: (args) => (
    <Grid columns="200px" gap={4}>
      <MultiTreeSelect {...args} label="未选" placeholder="全部" />
      <MultiTreeSelect {...args} label="一项" value={[2]} />
      <MultiTreeSelect {...args} label="多项" value={[21, 31, 4]} isClearable />
      <MultiTreeSelect {...args} label="有误" errorMessage="请选择部门" isRequired />
      <MultiTreeSelect {...args} label="停用" value={[2]} isDisabled />
      <MultiTreeSelect {...args} label="只读" value={[2]} isReadOnly />
    </Grid>
  ),
};
