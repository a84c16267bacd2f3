import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { DateRange, type DateSpan } from '../DateRange/DateRange.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FilterBar, type FilterBarProps, type FilterChip } from './FilterBar.tsx';

const onSubmit = fn();
const onReset = fn();

const provinces = ['浙江', '新疆维吾尔自治区'].map((label) => ({ value: label, label }));
const states = ['未支付', '已支付', '已关闭', '已入住'].map((label, value) => ({ value, label }));

/** Four fields, as the list of orders has them: what is chosen is on at once, what is typed by 查询. */
function OrderFilters(props: FilterBarProps) {
  const [number, setNumber] = useState({ typed: '', inUse: '' });
  const [state, setState] = useState<number | null>(null);
  const [province, setProvince] = useState<string | null>(null);
  const [days, setDays] = useState<DateSpan | null>(null);
  const chip = (field: string, words: string | null, onRemove: () => void): FilterChip[] =>
    words === null ? [] : [{ id: field, field, label: `${field}：${words}`, onRemove }];
  const noNumber = () => setNumber({ typed: '', inUse: '' });
  return (
    <FilterBar
      {...props}
      chips={[
        ...chip('订单号', number.inUse || null, noNumber),
        ...chip('日期', days && `${days.begin} 至 ${days.end}`, () => setDays(null)),
        ...chip('订单状态', state === null ? null : (states[state]?.label ?? null), () =>
          setState(null),
        ),
        ...chip('客源省份', province, () => setProvince(null)),
        ...(props.chips ?? []),
      ]}
      onSubmit={() => {
        setNumber({ ...number, inUse: number.typed });
        props.onSubmit();
      }}
      onReset={() => {
        noNumber();
        setState(null);
        setProvince(null);
        setDays(null);
        props.onReset();
      }}
    >
      <TextField
        label="订单号"
        value={number.typed}
        onChange={(typed) => setNumber({ ...number, typed })}
      />
      <DateRange label="日期" value={days} onChange={setDays} today="2026-03-02" shortcuts="past" />
      <Select
        label="订单状态"
        value={state}
        onChange={setState}
        options={states}
        placeholder="全部"
        isClearable
      />
      <Select
        label="客源省份"
        value={province}
        onChange={setProvince}
        options={provinces}
        placeholder="全部"
        isClearable
      />
    </FilterBar>
  );
}

const meta = {
  title: 'Inputs/FilterBar',
  component: FilterBar,
  render: (args) => <OrderFilters {...args} />,
  args: { onSubmit, onReset, children: null },
  parameters: {
    guide: {
      anatomy: { 条件: '写出当前值', 重置: '有条件时才有', 更多: '放不下的收在里面' },
      good: ['选了立刻生效', '条件在网址里，可发给同事'],
      bad: ['条件挪动表格', '先填满条件才能看列表'],
    },
  },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const own = (field: string, words: string): FilterChip => ({
  id: field,
  field,
  label: `${field}：${words}`,
  onRemove: fn(),
});

/** A number is typed and submitted by mouse, then all is reset. */
export const Default: Story = {
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    const number = canvas.getByRole('textbox', { name: '订单号' });
    await expect(canvas.queryByRole('button', { name: '重置' })).toBeNull();
    await userEvent.type(number, '20260302');
    await userEvent.click(canvas.getByRole('button', { name: '查询' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '重置' }));
    await expect(onReset).toHaveBeenCalled();
    await expect(number).toHaveValue('');
    await expect(number).toHaveFocus();
  },
};

/** What is chosen says so in its chip, which keeps its place, and goes by its ×. */
export const Chosen: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { height } = canvasElement.getBoundingClientRect();
    const state = canvas.getByRole('combobox', { name: '订单状态' });
    const { x, y } = state.getBoundingClientRect();
    await userEvent.click(state);
    await userEvent.click(await screen.findByRole('option', { name: '已支付' }));
    await expect(state).toHaveTextContent(/^已支付$/);
    await expect(state.getBoundingClientRect()).toMatchObject({ x, y });
    await expect(canvasElement.getBoundingClientRect().height).toBe(height);
    await userEvent.click(canvas.getByRole('button', { name: '移除筛选「订单状态：已支付」' }));
    await expect(state).toHaveTextContent(/^订单状态$/);
    await expect(state).toHaveFocus();
  },
};

/** Days are typed or picked in the sheet of their chip. */
export const Days: Story = {
  play: async ({ canvas }) => {
    const days = canvas.getByRole('button', { name: '日期' });
    await userEvent.click(days);
    const sheet = within(await screen.findByRole('dialog', { name: '日期' }));
    await userEvent.type(sheet.getByRole('textbox', { name: '开始日期' }), '20260301');
    await userEvent.type(sheet.getByRole('textbox', { name: '结束日期' }), '20260302{Enter}');
    await expect(days).toHaveTextContent('03-01 至 03-02');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(days);
    await userEvent.click(await screen.findByRole('button', { name: '今天' }));
    await expect(days).toHaveTextContent('03-02 至 03-02');
    days.focus();
    await userEvent.keyboard('{Delete}');
    await expect(days).toHaveTextContent(/^日期$/);
  },
};

/** Enter in a field submits; Delete takes a choice off. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    await userEvent.type(canvas.getByRole('textbox', { name: '订单号' }), '2026{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
    const state = canvas.getByRole('combobox', { name: '订单状态' });
    state.focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox', { name: '订单状态' });
    await userEvent.keyboard('{Enter}');
    await expect(state).toHaveTextContent(/^未支付$/);
    await userEvent.keyboard('{Delete}');
    await expect(state).toHaveTextContent(/^订单状态$/);
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

/** What a chart has set has no field: a chip of its own takes it off, and hands the focus on. */
export const WithoutField: Story = {
  render: (args) => <Removable {...args} />,
  play: async ({ canvas }) => {
    const chip = (label: string) => canvas.getByRole('button', { name: `移除筛选「${label}」` });
    chip('订单来源：小程序').focus();
    await userEvent.keyboard('{Delete}');
    await expect(chip('收入日期：2026-03-01 至 2026-03-01')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: '订单号' })).toHaveFocus();
    await expect(canvas.queryByRole('list', { name: '筛选条件' })).toBeNull();
  },
};

const ownAtFirst = [own('订单来源', '小程序'), own('收入日期', '2026-03-01 至 2026-03-01')];

/** Takes chips off, as a screen does. */
function Removable(props: FilterBarProps) {
  const [left, setLeft] = useState(ownAtFirst);
  const chips = left.map((one) => ({
    ...one,
    onRemove: () => setLeft(left.filter(({ id }) => id !== one.id)),
  }));
  return <OrderFilters {...props} chips={chips} />;
}

/** What does not fit is behind 更多筛选, what is chosen there comes into the line, which stays one line. */
export const Narrow: Story = {
  decorators: [(Bar) => <div style={{ width: 'min(360px, 100%)' }}>{Bar()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const { height } = canvasElement.getBoundingClientRect();
    await expect(canvas.queryByRole('combobox', { name: '客源省份' })).toBeNull();
    const more = canvas.getByRole('button', { name: '更多筛选' });
    await userEvent.click(more);
    const sheet = within(await screen.findByRole('dialog', { name: '更多筛选' }));
    await userEvent.click(sheet.getByRole('combobox', { name: '客源省份' }));
    await userEvent.click(await screen.findByRole('option', { name: '浙江' }));
    const chosen = canvas.getByRole('combobox', { name: '客源省份' });
    await expect(chosen).toHaveTextContent('浙江');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(more).toHaveFocus();
    await expect(canvasElement.getBoundingClientRect().height).toBe(height);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Very many filters without a field, and very long ones: they share the line and are cut off. */
export const ManyChips: Story = {
  args: {
    chips: [
      ...Array.from({ length: 12 }, (_one, index) => own(`条件 ${index + 1}`, '已选')),
      own('房型', '湖景家庭套房含双早与接送'.repeat(12)),
      own('团队号', 'ABCDEFGHIJ'.repeat(20)),
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
  args: { chips: [own('订单状态', '已支付'), own('房型', '大床房')] },
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

/** Nothing on, some on, pending. */
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
