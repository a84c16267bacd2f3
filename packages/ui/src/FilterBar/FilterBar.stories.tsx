import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { DateRange, type DateSpan } from '../DateRange/DateRange.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FilterBar, type FilterBarProps } from './FilterBar.tsx';

const onSubmit = fn();
const onReset = fn();

const states = ['未支付', '已支付', '已关闭', '已入住'].map((label, value) => ({ value, label }));

/** Four fields, as the list of orders has them. */
function OrderFilters(props: FilterBarProps) {
  const [number, setNumber] = useState('');
  const [state, setState] = useState<number | null>(null);
  const [roomType, setRoomType] = useState('');
  const [days, setDays] = useState<DateSpan | null>(null);
  const reset = (): void => {
    setNumber('');
    setState(null);
    setRoomType('');
    setDays(null);
    props.onReset();
  };
  return (
    <FilterBar {...props} onReset={reset}>
      <DateRange label="日期" value={days} onChange={setDays} today="2026-03-02" />
      <Select
        label="订单状态"
        value={state}
        onChange={setState}
        options={states}
        placeholder="全部"
        isClearable
      />
      <TextField label="订单号" value={number} onChange={setNumber} />
      <TextField label="房型" value={roomType} onChange={setRoomType} />
    </FilterBar>
  );
}

const meta = {
  title: 'Inputs/FilterBar',
  component: FilterBar,
  render: (args) => <OrderFilters {...args} />,
  args: { onSubmit, onReset, children: null },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Filled in, submitted by mouse, reset. */
export const Default: Story = {
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    const number = canvas.getByRole('textbox', { name: '订单号' });
    await userEvent.type(number, '20260302');
    await userEvent.click(canvas.getByRole('button', { name: '查询' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '重置' }));
    await expect(onReset).toHaveBeenCalled();
    await expect(number).toHaveValue('');
  },
};

/** Enter in any field submits. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    await userEvent.type(canvas.getByRole('textbox', { name: '房型' }), '大床{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

/** While the list is loading, submitting again does nothing. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    await userEvent.type(canvas.getByRole('textbox', { name: '订单号' }), '1{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: '查询' }));
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

const onRemove = fn();

/** The filters that are on; pressing one takes it off. */
export const WithChips: Story = {
  args: {
    chips: [
      { id: 'state', label: '订单状态：已支付', onRemove },
      { id: 'days', label: '日期：2026-02-24 至 2026-03-02', onRemove },
      { id: 'roomType', label: '房型：湖景家庭套房', onRemove },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '移除筛选「订单状态：已支付」' }));
    await expect(onRemove).toHaveBeenCalledOnce();
  },
};

const chipsAtFirst = ['订单状态：已支付', '日期：2026-02-24 至 2026-03-02', '房型：湖景家庭套房'];

/** Takes chips off, as a screen does. */
function Removable(props: FilterBarProps) {
  const [labels, setLabels] = useState(chipsAtFirst);
  const chips = labels.map((label) => ({
    id: label,
    label,
    onRemove: () => setLabels(labels.filter((one) => one !== label)),
  }));
  return <OrderFilters {...props} chips={chips} />;
}

/** By keyboard a chip hands the focus on when it goes: to its neighbour, and at last to 查询. */
export const ChipsByKeyboard: Story = {
  render: (args) => <Removable {...args} />,
  play: async ({ canvas }) => {
    const chip = (label: string) => canvas.getByRole('button', { name: `移除筛选「${label}」` });
    chip('日期：2026-02-24 至 2026-03-02').focus();
    await userEvent.keyboard('{Delete}');
    await expect(chip('房型：湖景家庭套房')).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(chip('订单状态：已支付')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: '查询' })).toHaveFocus();
    await expect(canvas.queryByRole('list', { name: '筛选条件' })).toBeNull();
  },
};

/** Very many filters, very long ones, and one that does not break: they wrap and are cut off. */
export const ManyChips: Story = {
  args: {
    chips: [
      ...Array.from({ length: 12 }, (_one, index) => ({
        id: String(index),
        label: `筛选条件 ${index + 1}：已选`,
        onRemove,
      })),
      {
        id: 'long',
        label: `房型：${'湖景家庭套房含双早与接送'.repeat(12)}`,
        onRemove,
      },
      { id: 'latin', label: `订单号：${'ABCDEFGHIJ'.repeat(20)}`, onRemove },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(14);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** One field and no chips: the least there can be. */
export const OneField: Story = {
  render: (args) => (
    <FilterBar {...args}>
      <TextField label="订单号" value="" onChange={() => {}} />
    </FilterBar>
  ),
};

/** On a phone there is one quiet button, with the number of active filters; submitting folds them again. */
export const Phone: Story = {
  args: {
    chips: ['订单状态：已支付', '房型：大床房'].map((label) => ({
      id: label,
      label,
      onRemove: fn(),
    })),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    await expect(canvas.queryByRole('button', { name: '查询' })).toBeNull();
    const toggle = canvas.getByRole('button', { name: '筛选 2' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(getComputedStyle(toggle).borderTopColor).toBe('rgba(0, 0, 0, 0)');
    await expect(canvas.queryByRole('list', { name: '筛选条件' })).toBeNull();
    await userEvent.click(toggle);
    await expect(canvas.getByRole('list', { name: '筛选条件' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '查询' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Without chips, with some, pending. */
export const Permutations: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '16px' }}>
      <OrderFilters {...args} />
      <Removable {...args} />
      <OrderFilters {...args} isPending />
    </div>
  ),
  parameters: {
    // Three bars on one page: in the product there is one, and its landmark has one name.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
};
