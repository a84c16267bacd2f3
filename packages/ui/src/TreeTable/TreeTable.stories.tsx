import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../Layout/index.ts';
import { TextField } from '../TextField/TextField.tsx';
import {
  deepDepartments,
  departmentColumns,
  departments,
  manyDepartments,
  type Department,
} from './fixture.tsx';
import { TreeTable } from './TreeTable.tsx';
import type { TreeTableProps } from './useTree.ts';

const meta = {
  title: 'Data/TreeTable',
  component: TreeTable<Department>,
  args: {
    label: '部门',
    columns: departmentColumns,
    rows: departments,
    rowId: ({ id }) => id,
    childrenOf: ({ below }) => below,
  },
} satisfies Meta<TreeTableProps<Department>>;

/** All departments with others below them. */
const everything = new Set(['1', '1-1', '2']);

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const rowOf = (canvas: Canvas, name: string): HTMLElement =>
  canvas.getByRole('row', { name: new RegExp(name) });

/** By mouse: one branch, then everything, then nothing. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '展开 总部' }));
    const front = rowOf(canvas, '前厅部');
    await expect(front).toHaveAttribute('aria-level', '2');
    await expect(front).toHaveAttribute('aria-posinset', '1');
    await expect(front).toHaveAttribute('aria-setsize', '3');
    await userEvent.click(canvas.getByRole('button', { name: '全部展开' }));
    await expect(rowOf(canvas, '晚班')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await userEvent.click(canvas.getByRole('button', { name: '全部收起' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
  },
};

/** By keyboard, as in every tree. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    rowOf(canvas, '总部').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(rowOf(canvas, '总部')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(rowOf(canvas, '前厅部')).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect(rowOf(canvas, '早班')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(rowOf(canvas, '前厅部')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(rowOf(canvas, '总部')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(rowOf(canvas, '筹备组')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
  },
};

/** Everything is open. */
export const Expanded: Story = { args: { expandedIds: everything } };

/** Siblings are ordered among themselves; each stays below its parent. */
export const Sorted: Story = {
  args: { expandedIds: everything },
  play: async ({ canvas }) => {
    const head = canvas.getByRole('columnheader', { name: '人数' });
    await userEvent.click(within(head).getByRole('button'));
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    const names = canvas.getAllByRole('row').map((row) => row.textContent ?? '');
    await expect(names[1]).toContain('总部');
    await expect(names[2]).toContain('前厅部');
    await userEvent.click(within(head).getByRole('button'));
    await expect(head).toHaveAttribute('aria-sort', 'descending');
  },
};

function Filtered(props: TreeTableProps<Department>) {
  const [text, setText] = useState('');
  const [filter, setFilter] = useState<TreeTableProps<Department>['filter']>();
  const search = (next: string): void => {
    setText(next);
    setFilter(() => (next ? ({ name }: Department) => name.includes(next) : undefined));
  };
  return (
    <>
      <TextField label="部门名称" value={text} onChange={search} />
      <TreeTable {...props} filter={filter} emptyMessage="没有符合条件的部门" />
    </>
  );
}

/** What is found is shown with all above it; without the filter everything is as it was. */
export const Filter: Story = {
  render: (args) => <Filtered {...args} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: '部门名称' });
    await userEvent.type(field, '晚班');
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(rowOf(canvas, '晚班')).toHaveAttribute('aria-level', '3');
    await userEvent.clear(field);
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(rowOf(canvas, '筹备组')).toBeVisible();
    await userEvent.type(field, '没有');
    await expect(canvas.getByText('没有符合条件的部门')).toBeVisible();
  },
};

function Controlled(props: TreeTableProps<Department>) {
  const [expandedIds, setExpandedIds] = useState<ReadonlySet<string>>(new Set(['1']));
  return (
    <>
      <output>{[...expandedIds].join('、')}</output>
      <TreeTable {...props} expandedIds={expandedIds} onExpandedChange={setExpandedIds} />
    </>
  );
}

/** The caller holds the expanded rows, as in the URL of a screen. */
export const ControlledExpansion: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas }) => {
    await expect(rowOf(canvas, '客房部')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '展开 湖景分店' }));
    await expect(canvas.getByText('1、2')).toBeVisible();
    await expect(rowOf(canvas, '保洁部')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '收起 总部' }));
    await expect(canvas.getByText('2', { selector: 'output' })).toBeVisible();
  },
};

const many = manyDepartments(99);

/** Two thousand: those in view are in the page. */
export const VeryMany: Story = {
  args: { rows: many },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '全部展开' }));
    await expect(canvas.getByRole('treegrid')).toHaveAttribute('aria-rowcount', '2001');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    rowOf(canvas, '部门 1-1 ').focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(rowOf(canvas, '部门 20-99')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(rowOf(canvas, '部门 20-98')).toHaveFocus();
  },
};

/** Twelve levels, a very long name, and one that does not break. */
export const Deep: Story = {
  args: {
    rows: [
      ...deepDepartments(12),
      { id: 'long', name: '防疫组'.repeat(30), head: '何以宁', staff: 1, budget: 0 },
      { id: 'latin', name: 'Department'.repeat(20), head: '何以宁', staff: 1, budget: 0 },
    ],
    expandedIds: new Set(Array.from({ length: 12 }, (_, level) => `${level + 1}`)),
  },
};

const left = (element: Element | null | undefined): number =>
  element?.getBoundingClientRect().left ?? Number.NaN;

/** The chevron of the head is above those of the rows, and its name above theirs, sorted or not. */
export const InOneLine: Story = {
  render: (args) => (
    <Stack gap={4}>
      <TreeTable {...args} />
      <TreeTable
        {...args}
        label="不排序"
        columns={departmentColumns.map((column) => ({ ...column, sortValue: undefined }))}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const table of canvas.getAllByRole('treegrid')) {
      const view = within(table);
      const chevron = view.getByRole('button', { name: '展开 总部' });
      await expect(left(view.getByRole('button', { name: '全部展开' }))).toBe(left(chevron));
      await expect(textLeft(view.getByText('部门名称'))).toBe(textLeft(view.getByText('总部')));
    }
  },
};

const textLeft = (element: Element): number => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().left;
};

/** The name of the first column, and the bars below it, are where name and names will be. */
export const Loading: Story = {
  args: { rows: [], isLoading: true, pageSize: 5 },
  render: (args) => (
    <Stack gap={4}>
      <TreeTable {...args} />
      <TreeTable {...args} label="已加载" rows={departments} isLoading={false} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [loading, loaded] = canvas.getAllByRole('treegrid').map((table) => within(table));
    if (!loading || !loaded) throw new Error('there are not two tables');
    const nameLeft = textLeft(loaded.getByText('部门名称'));
    await expect(textLeft(loading.getByText('部门名称'))).toBe(nameLeft);
    const bar = loading.getAllByRole('row')[1]?.querySelector('td [aria-hidden]');
    await expect(left(bar)).toBe(textLeft(loaded.getByText('总部')));
  },
};
export const Empty: Story = { args: { rows: [], pageSize: 5 } };

const retry = fn();
export const Failed: Story = {
  args: { rows: [], pageSize: 5, error: { message: '网络连接失败，请检查网络', onRetry: retry } },
};

/** One record, and nothing to open. */
export const OneRow: Story = {
  args: { rows: departments.slice(2) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '全部展开' })).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { expandedIds: everything },
};

/** Collapsed, expanded, loading, empty. */
export const Permutations: Story = {
  render: (args) => (
    <Stack gap={4}>
      <TreeTable {...args} label="收起" />
      <TreeTable {...args} label="展开" expandedIds={everything} />
      <TreeTable {...args} label="加载中" rows={[]} isLoading pageSize={3} />
      <TreeTable {...args} label="没有" rows={[]} pageSize={3} />
    </Stack>
  ),
};
