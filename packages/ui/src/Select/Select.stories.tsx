import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { BedDouble, Users } from '../Icon/index.ts';
import { Grid } from '../Layout/index.ts';
import { Select, type SelectProps, type SelectOption } from './Select.tsx';

type Value = string | number;

const statuses: SelectOption<Value>[] = [
  { value: 0, label: '未支付' },
  { value: 1, label: '已支付' },
  { value: 2, label: '已关闭', isDisabled: true },
  { value: 3, label: '已入住' },
  { value: 4, label: '已完成' },
];

const provinces: SelectOption<Value>[] = (
  '北京 天津 河北 山西 内蒙古 辽宁 吉林 黑龙江 上海 江苏 浙江 安徽 福建 江西 山东 河南 湖北 湖南 ' +
  '广东 广西 海南 重庆 四川 贵州 云南 西藏 陕西 甘肃 青海 宁夏 新疆 香港 澳门 台湾'
)
  .split(' ')
  .map((label) => ({ value: label, label }));

function Controlled({ value: initial, onChange, ...props }: SelectProps<Value>) {
  const [value, setValue] = useState(initial);
  return (
    <Select
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Inputs/Select',
  component: Select<Value>,
  args: { label: '订单状态', value: null, onChange: fn(), options: statuses },
  render: (args) => <Controlled {...args} />,
  parameters: {
    guide: {
      anatomy: { 标签: '选什么', 当前值: '未选时写“请选择”', 列表: '打开时当前项在眼前' },
      good: ['七项以内用它', '选项按使用次数或时间排'],
      bad: ['上百项：用 Picker 搜索', '两个选项：用分段控件'],
    },
  },
} satisfies Meta<typeof Select<Value>>;

export default meta;
type Story = StoryObj<typeof meta>;

const trigger = (): HTMLElement => screen.getByRole('combobox', { name: '订单状态' });
const listGone = () => waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());

export const Default: Story = {
  play: async ({ args }) => {
    await expect(trigger()).toHaveTextContent('请选择');
    await userEvent.click(trigger());
    await userEvent.click(await screen.findByRole('option', { name: '已支付' }));
    await listGone();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await expect(trigger()).toHaveTextContent('已支付');
    await waitFor(() => expect(trigger()).toHaveFocus());
  },
};

export const Open: Story = {
  args: { value: 3 },
  play: async () => {
    await userEvent.click(trigger());
    const list = await screen.findByRole('listbox', { name: '订单状态' });
    await waitFor(() => expect(screen.getByRole('option', { name: '已入住' })).toHaveFocus());
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('已入住');
    await expect(screen.getByRole('option', { name: '已关闭' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const { width } = trigger().getBoundingClientRect();
    await expect(list.getBoundingClientRect().width).toBeGreaterThanOrEqual(width - 12);
  },
};

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(trigger()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () =>
      expect(await screen.findByRole('option', { name: '未支付' })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('option', { name: '已入住' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await listGone();
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await waitFor(() => expect(trigger()).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(async () =>
      expect(await screen.findByRole('option', { name: '已入住' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await listGone();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(trigger()).toHaveFocus());
    await userEvent.keyboard(' ');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await listGone();
    await waitFor(() => expect(trigger()).toHaveFocus());
    await expect(trigger()).toHaveTextContent('已入住');
  },
};

/** The list does not be in the way: its own control closes it, another control works at once. */
export const PressAgain: Story = {
  play: async () => {
    await userEvent.click(trigger());
    await screen.findByRole('listbox');
    await expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(trigger());
    await listGone();
    await expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger());
    await screen.findByRole('listbox');
    await userEvent.click(document.body);
    await listGone();
  },
};

/** First letters and digits move to an option. */
export const Typeahead: Story = {
  args: {
    label: '房型',
    options: ['A101', 'A102', 'B201'].map((label) => ({ value: label, label })),
  },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('combobox', { name: '房型' }));
    await screen.findByRole('listbox');
    await waitFor(() => expect(screen.getByRole('option', { name: 'A101' })).toHaveFocus());
    await userEvent.keyboard('b');
    await waitFor(() => expect(screen.getByRole('option', { name: 'B201' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('B201');
  },
};

/** While it is closed, letters choose at once, as in a native select; by pinyin too. */
export const TypedWhileClosed: Story = {
  args: { label: '客源省份', options: provinces },
  play: async ({ args }) => {
    const select = screen.getByRole('combobox', { name: '客源省份' });
    await userEvent.tab();
    // The dictionary is preloaded on focus.
    await waitFor(async () => {
      await userEvent.keyboard('s');
      await expect(select).toHaveTextContent(/山西|上海|山东/);
    });
    await userEvent.keyboard('{Delete}');
    await expect(select).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await listGone();
    await expect(args.onChange).toHaveBeenCalled();
  },
};

/** In filters: no choice means all. */
export const Clearable: Story = {
  args: { value: 1, isClearable: true, placeholder: '全部' },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '清除' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(trigger()).toHaveTextContent('全部');
    await expect(trigger()).toHaveFocus();
    await userEvent.click(trigger());
    await userEvent.click(await screen.findByRole('option', { name: '已完成' }));
    await waitFor(() => expect(trigger()).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** With many options: type to find, arrows to choose. */
export const Searchable: Story = {
  args: { label: '客源省份', options: provinces, isSearchable: true },
  play: async ({ args }) => {
    const select = screen.getByRole('combobox', { name: '客源省份' });
    await userEvent.click(select);
    const search = await screen.findByRole('searchbox', { name: '搜索' });
    await waitFor(() => expect(search).toHaveFocus());
    await expect(screen.getAllByRole('option')).toHaveLength(34);
    await userEvent.type(search, 'cq');
    await expect(await screen.findByRole('option', { name: '重庆' })).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.clear(search);
    await userEvent.type(search, '江');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await listGone();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(select).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('searchbox', { name: '搜索' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await listGone();
  },
};

export const SearchWithoutMatch: Story = {
  args: { label: '客源省份', options: provinces, isSearchable: true },
  play: async () => {
    await userEvent.click(screen.getByRole('combobox', { name: '客源省份' }));
    await userEvent.type(await screen.findByRole('searchbox', { name: '搜索' }), '东京');
    await expect(await screen.findByText('没有匹配项')).toBeVisible();
  },
};

export const WithDescriptions: Story = {
  args: {
    label: '房型',
    options: [
      { value: 1, label: '豪华大床房', description: '剩余 6 间' },
      { value: 2, label: '标准双床房', description: '剩余 0 间', isDisabled: true },
    ],
  },
  play: async () => {
    await userEvent.click(screen.getByRole('combobox', { name: '房型' }));
    await expect(
      await screen.findByRole('option', { name: '豪华大床房' }),
    ).toHaveAccessibleDescription('剩余 6 间');
  },
};

const withIcons: SelectOption<Value>[] = [
  { value: 'bed', label: '床', description: 'bed-double', icon: <BedDouble size={16} /> },
  { value: 'users', label: '用户', icon: <Users size={16} /> },
];

/** Icons are in the list and before the chosen label; the names are the labels alone. */
export const WithIcons: Story = {
  args: { options: withIcons, value: 'users' },
  play: async () => {
    await expect(trigger()).toHaveTextContent('用户');
    await expect(trigger().querySelectorAll('svg')).toHaveLength(2);
    await userEvent.click(trigger());
    const option = await screen.findByRole('option', { name: '床' });
    await expect(option.querySelector('svg')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { value: 1, options: [], isLoading: true },
  play: async () => {
    await expect(trigger()).toHaveTextContent('加载中');
    await userEvent.click(trigger());
    await expect(await screen.findByRole('listbox')).toHaveTextContent('加载中');
  },
};

/** Its options are there once the document has an event of this name. */
const arrival = 'options-arrive';

function Late(props: SelectProps<Value>) {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const show = (): void => setThere(true);
    document.addEventListener(arrival, show);
    return () => document.removeEventListener(arrival, show);
  }, []);
  return <Controlled {...props} options={isThere ? props.options : []} isLoading={!isThere} />;
}

/** Opened before its options are there: the keyboard goes on in them as they arrive. */
export const OpenedWhileLoading: Story = {
  render: (args) => <Late {...args} />,
  play: async ({ args }) => {
    trigger().focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('listbox')).toHaveTextContent('加载中');
    document.dispatchEvent(new Event(arrival));
    await waitFor(() => expect(screen.getByRole('option', { name: '未支付' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await listGone();
    await waitFor(() => expect(trigger()).toHaveFocus());
  },
};

export const Empty: Story = {
  args: { options: [] },
  play: async () => {
    await userEvent.click(trigger());
    await expect(await screen.findByRole('listbox')).toHaveTextContent('暂无数据');
  },
};

export const Invalid: Story = {
  args: { errorMessage: '请选择订单状态', isRequired: true },
  play: async () => {
    await expect(trigger()).toBeInvalid();
    await expect(trigger()).toHaveAccessibleDescription('请选择订单状态');
  },
};

export const Disabled: Story = {
  args: { value: 1, isDisabled: true },
  play: async () => {
    await expect(trigger()).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  args: { value: 1, isReadOnly: true, isClearable: true },
  play: async () => {
    await userEvent.click(trigger());
    await userEvent.keyboard('{ArrowDown}{Delete}');
    await expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    await expect(trigger()).toHaveTextContent('已支付');
  },
};

export const Phone: Story = {
  args: { label: '客源省份', options: provinces, isSearchable: true },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click(screen.getByRole('combobox', { name: '客源省份' }));
    await screen.findByRole('listbox');
  },
};

/** Every state of the closed control. */
export const Permutations: Story = {
  render: (args) => (
    <Grid columns="200px" gap={4}>
      <Select {...args} label="未选" />
      <Select {...args} label="全部" isClearable placeholder="全部" />
      <Select {...args} label="已选" value={1} />
      <Select {...args} label="可清除" value={1} isClearable />
      <Select {...args} label="必填" isRequired />
      <Select {...args} label="有误" errorMessage="请选择订单状态" />
      <Select {...args} label="说明" description="下单后 30 分钟未支付即关闭" />
      <Select {...args} label="加载中" value={1} options={[]} isLoading />
      <Select {...args} label="停用" value={1} isDisabled />
      <Select {...args} label="只读" value={1} isReadOnly />
      <Select
        {...args}
        label="很长"
        value={1}
        options={[{ value: 1, label: '豪华行政江景双床套房（含双早与行政酒廊）' }]}
        isClearable
      />
    </Grid>
  ),
};

/** To Firefox the words are the value of the button only when no element between the two counts for it. */
export const ValueRead: Story = {
  args: { value: 1 },
  play: async () => {
    await expect(trigger()).toHaveTextContent('已支付');
    for (const between of trigger().querySelectorAll('span')) {
      await expect(between).toHaveAttribute('role', 'none');
      await expect(getComputedStyle(between).overflowX).not.toBe('hidden');
    }
  },
};
