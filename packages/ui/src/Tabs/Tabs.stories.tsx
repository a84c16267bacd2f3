import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Text } from '../Text/index.ts';
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
  title: 'UI/Tabs',
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
