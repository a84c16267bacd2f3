import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

function Controlled({ value: initial, onChange, ...props }: TabsProps) {
  const [value, setValue] = useState(initial);
  return (
    <Tabs
      {...props}
      value={value}
      onChange={(id) => {
        setValue(id);
        onChange(id);
      }}
    />
  );
}

const meta = {
  title: 'Layout/Tabs',
  component: Tabs,
  args: {
    label: '工作台视图',
    value: 'orders',
    onChange: fn(),
    items: [
      { id: 'orders', label: '订单视图', content: <Text>近一年订单 3,208 单。</Text> },
      { id: 'isolation', label: '防疫视图', content: <Text>正在隔离 46 人。</Text> },
      { id: 'materials', label: '物资', content: <Text>待审核 3 条。</Text> },
    ],
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('tab', { name: '订单视图' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(canvas.getByRole('tab', { name: '防疫视图' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('isolation');
    await expect(canvas.getByRole('tabpanel', { name: '防疫视图' })).toHaveTextContent(
      '正在隔离 46 人。',
    );
    await expect(canvas.queryByText('近一年订单 3,208 单。')).not.toBeInTheDocument();
  },
};

/** The ring of a tab is beside its words. */
export const RingBesideWords: Story = {
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('tab', { name: '订单视图' });
    tab.focus();
    const { outlineWidth, outlineOffset } = getComputedStyle(tab);
    const ring =
      parseFloat(outlineWidth) - Math.min(0, parseFloat(outlineOffset) + parseFloat(outlineWidth));
    const words = canvas.getByText('订单视图').getBoundingClientRect();
    const box = tab.getBoundingClientRect();
    await expect(words.left - box.left).toBeGreaterThan(ring);
    await expect(box.right - words.right).toBeGreaterThan(ring);
  },
};

/** A refused choice: the arrows go on from the focus. */
export const RefusedChoice: Story = {
  render: (args) => <Tabs {...args} onChange={() => {}} />,
  play: async ({ canvas }) => {
    const tabs = canvas.getAllByRole('tab');
    tabs[0]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tabs[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tabs[0]).toHaveFocus();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: '订单视图' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: '防疫视图' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('正在隔离 46 人。');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: '订单视图' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: '订单视图' })).toHaveFocus();
  },
};

/** More tabs than fit: the row scrolls, the page does not. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    items: ['入住登记', '换房记录', '检测记录', '物资申请', '操作日志', '优惠明细'].map(
      (label) => ({ id: label, label, content: <Text>{label}</Text> }),
    ),
    value: '入住登记',
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const many = Array.from({ length: 30 }, (_, index) => ({
  id: `floor${index + 1}`,
  label: `${index + 1} 楼`,
  content: <Text>{`${index + 1} 楼，24 间。`}</Text>,
}));

/** Thirty of them: the chosen one comes into view, and the page stays where it is. */
export const VeryMany: Story = {
  args: { items: many, value: 'floor28', label: '楼层' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist').getBoundingClientRect();
    const isInSight = (name: string) =>
      waitFor(() => {
        const tab = canvas.getByRole('tab', { name }).getBoundingClientRect();
        return expect(tab.left >= row.left && tab.right <= row.right + 1).toBe(true);
      });
    await isInSight('28 楼');
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await isInSight('1 楼');
    await userEvent.keyboard('{ArrowLeft}');
    await isInSight('30 楼');
    await expect(window.scrollX).toBe(0);
  },
};

export const One: Story = {
  args: { items: [{ id: 'orders', label: '订单视图', content: <Text>3,208 单。</Text> }] },
};

/** How much waits in each view; nothing is shown for nothing. */
export const Counts: Story = {
  args: {
    value: 'waiting',
    items: [
      { id: 'waiting', label: '待审核', count: 12, content: <Text>12 条。</Text> },
      { id: 'done', label: '已通过', count: 13208, content: <Text>13,208 条。</Text> },
      { id: 'refused', label: '已驳回', count: 0, content: <Text>没有。</Text> },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: '待审核 12' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: '已驳回' })).toBeVisible();
  },
};

export const VeryLongText: Story = {
  args: {
    value: 'a',
    items: [
      { id: 'a', label: '隔离人员入住前核酸检测结果人工复核与补录', content: <Text>1</Text> },
      { id: 'b', label: 'SynchroniseWithPropertyManagementSystem', content: <Text>2</Text> },
    ],
  },
};

export const Permutations: Story = {
  render: ({ items, label }) => (
    <>
      {items.map((item) => (
        <Tabs
          key={item.id}
          label={`${label} ${item.label}`}
          value={item.id}
          items={items}
          onChange={fn()}
        />
      ))}
    </>
  ),
};
