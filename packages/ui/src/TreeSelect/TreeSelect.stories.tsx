import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Grid } from '../Layout/index.ts';
import type { TreeNode } from '../lib/tree/index.ts';
import { chain, departments, parentsOfEast } from './fixtures.ts';
import { TreeSelect, type TreeSelectProps } from './TreeSelect.tsx';

type Value = string | number;

function Controlled({ value: initial, onChange, ...props }: TreeSelectProps<Value>) {
  const [value, setValue] = useState(initial);
  return (
    <Grid columns="260px" gap={4}>
      <TreeSelect
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
  title: 'Inputs/TreeSelect',
  component: TreeSelect<Value>,
  args: { label: '所属部门', value: null, onChange: fn(), options: departments },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof TreeSelect<Value>>;

export default meta;
type Story = StoryObj<typeof meta>;

const trigger = (): HTMLElement => screen.getByRole('combobox', { name: /^所属部门/ });
const searchField = (): HTMLElement => screen.getByRole('searchbox', { name: '搜索' });
const open = async (): Promise<void> => {
  await userEvent.click(trigger());
  await waitFor(() => expect(searchField()).toHaveFocus());
};
const item = (name: string | RegExp): Promise<HTMLElement> =>
  screen.findByRole('treeitem', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const activeRow = (): HTMLElement | null =>
  document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '');
const onRow = (name: string) => waitFor(() => expect(activeRow()).toHaveAccessibleName(name));
/** The handle before the words expands; the words choose. */
const pressHandle = async (name: string): Promise<void> => {
  const { left, top, height } = (await item(name)).getBoundingClientRect();
  const level = Number((await item(name)).getAttribute('aria-level'));
  const handle = document.elementFromPoint(left + 4 + (level - 1) * 18 + 12, top + height / 2);
  if (handle) await userEvent.click(handle);
};

export const Default: Story = {
  play: async ({ args }) => {
    await open();
    await expect(screen.getAllByRole('treeitem')).toHaveLength(4);
    await pressHandle('华东区');
    await expect(await item('华东区')).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(await item('杭州西湖店'));
    await gone();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith(21);
    await expect(trigger()).toHaveTextContent('杭州西湖店');
    await waitFor(() => expect(trigger()).toHaveFocus());
  },
};

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(searchField()).toHaveFocus());
    await onRow('安住集团');
    await userEvent.keyboard('{ArrowRight}');
    await onRow('华东区');
    await userEvent.keyboard('{ArrowRight}');
    await expect(await item('华东区')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await onRow('杭州西湖店');
    await userEvent.keyboard('{ArrowLeft}');
    await onRow('华东区');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await item('华东区')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{End}');
    await onRow('财务部');
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
    await gone();
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await waitFor(() => expect(trigger()).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(searchField()).toHaveFocus());
    await onRow('华东区');
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(trigger()).toHaveFocus());
  },
};

/** What was found is in its place in the tree. */
export const SearchByPinyin: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('xh');
    await waitFor(() => expect(searchField()).toHaveValue('xh'));
    await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(3));
    await onRow('杭州西湖店');
    await expect(await item('安住集团')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(args.onChange).toHaveBeenLastCalledWith(21);
  },
};

export const SearchWithoutMatch: Story = {
  play: async () => {
    await open();
    await userEvent.type(searchField(), '东京');
    await waitFor(() => expect(screen.queryByRole('tree')).not.toBeInTheDocument());
    await expect(screen.getAllByText('没有匹配项')[0]).toBeVisible();
  },
};

/** Never under the record itself or one below it. */
export const ParentOfRecord: Story = {
  args: { label: '上级部门', options: parentsOfEast, value: 1 },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('combobox', { name: /^上级部门/ }));
    const east = await item('华东区 不能选自己或下级');
    await expect(east).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(east);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Clearable: Story = {
  args: { value: 21, isClearable: true, placeholder: '全部' },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '清除' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(trigger()).toHaveTextContent('全部');
    await expect(trigger()).toHaveFocus();
  },
};

/** 5,225 nodes: all expanded, only the rows near the seen ones are in the page. */
export const Thousands: Story = {
  args: { options: chain },
  play: async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: '全部展开' }));
    await item('部门 1-1-1');
    await expect(screen.getAllByRole('treeitem').length).toBeLessThan(100);
    await userEvent.click(searchField());
    await userEvent.keyboard('{End}');
    await onRow('部门 25-13-15');
    await userEvent.click(screen.getByRole('button', { name: '全部收起' }));
    await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(25));
  },
};

export const OneNode: Story = {
  args: { options: [{ value: 1, label: '总店' }] },
  play: async ({ args }) => {
    await open();
    await userEvent.click(await item('总店'));
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
  },
};

export const Empty: Story = {
  args: { options: [] },
  play: async () => {
    await open();
    await expect(screen.getByText('暂无数据')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { options: [], isLoading: true, value: 21, labelOf: () => '杭州西湖店' },
  play: async () => {
    await expect(trigger()).toHaveTextContent('杭州西湖店');
    await open();
    await expect(screen.getByText('加载中')).toBeVisible();
  },
};

const deep: TreeNode<Value>[] = Array.from({ length: 40 }).reduce<TreeNode<Value>[]>(
  (children, _, place) => [
    { value: 40 - place, label: `第 ${40 - place} 级`, ...(children.length > 0 && { children }) },
  ],
  [],
);

/** Forty levels: from the eighth on they are not moved in further, so that names have room. */
export const Deep: Story = {
  args: { options: deep, value: 40 },
  play: async () => {
    await open();
    await expect(await item('第 40 级')).toBeVisible();
    await expect(await item('第 40 级')).toHaveAttribute('aria-level', '40');
  },
};

export const LongNames: Story = {
  args: {
    value: 'b',
    options: [
      {
        value: 'a',
        label: '安住（杭州西湖）豪华行政江景双床套房及隔离观察楼层管理部',
        children: [
          { value: 'b', label: 'UninterruptedlyLongDepartmentNameWithoutAnySpaceInIt' },
          {
            value: 'c',
            label: '安住（上海外滩）豪华行政江景双床套房管理部',
            isDisabled: true,
            disabledReason: '正在装修，十二月起可选',
          },
        ],
      },
    ],
  },
  play: async () => {
    await open();
    await expect(await item(/^Uninterruptedly/)).toBeVisible();
  },
};

function InDialogPage(props: TreeSelectProps<Value>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>打开</Button>
      <Dialog title="修改用户" isOpen={isOpen} onClose={() => setOpen(false)}>
        <Controlled {...props} />
      </Dialog>
    </>
  );
}

/** Esc closes the sheet only; the focus returns to the control. */
export const InDialog: Story = {
  render: (args) => <InDialogPage {...args} />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: '打开' }));
    const dialog = await screen.findByRole('dialog', { name: '修改用户' });
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tree')).not.toBeInTheDocument());
    await expect(dialog).toBeVisible();
    await waitFor(() => expect(trigger()).toHaveFocus());
  },
};

export const Invalid: Story = {
  args: { errorMessage: '请选择所属部门', isRequired: true },
  play: async () => {
    await expect(trigger()).toBeInvalid();
    await expect(trigger()).toHaveAccessibleDescription('请选择所属部门');
  },
};

export const ReadOnly: Story = {
  args: { value: 21, isReadOnly: true },
  play: async () => {
    await userEvent.click(trigger());
    await expect(trigger()).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click(trigger());
    await userEvent.click(await item('财务部'));
    await gone();
    await expect(trigger()).toHaveTextContent('财务部');
  },
};

/** Every state of the closed control. */
export const Permutations: Story = {
  render: (args) => (
    <Grid columns="200px" gap={4}>
      <TreeSelect {...args} label="未选" />
      <TreeSelect {...args} label="全部" isClearable placeholder="全部" />
      <TreeSelect {...args} label="已选" value={21} />
      <TreeSelect {...args} label="可清除" value={21} isClearable />
      <TreeSelect {...args} label="有误" errorMessage="请选择所属部门" isRequired />
      <TreeSelect {...args} label="停用" value={21} isDisabled />
      <TreeSelect {...args} label="只读" value={21} isReadOnly />
      <TreeSelect
        {...args}
        label="很长"
        value={9}
        labelOf={() => '安住（杭州西湖）行政楼层管理部'}
      />
    </Grid>
  ),
};
