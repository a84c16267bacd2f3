import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Grid } from '../Layout/index.ts';
import type { TreeNode } from '../lib/tree/index.ts';
import { Cascader, type CascaderProps } from './Cascader.tsx';
import { buildings, longBuilding, places } from './fixtures.ts';

function Controlled({ value: initial, onChange, ...props }: CascaderProps<string>) {
  const [value, setValue] = useState(initial);
  return (
    <Grid columns="240px" gap={4}>
      <Cascader
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
  title: 'Inputs/Cascader',
  component: Cascader<string>,
  args: { label: '客源地', value: null, onChange: fn(), options: places, selectable: 'leaf' },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Cascader<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

const trigger = (): HTMLElement => screen.getByRole('combobox', { name: /^客源地/ });
const open = async (): Promise<HTMLElement> => {
  await userEvent.click(trigger());
  const tree = await screen.findByRole('tree', { name: '客源地' });
  await waitFor(() => expect(searchField()).toHaveFocus());
  return tree;
};
const item = (name: string): HTMLElement => screen.getByRole('treeitem', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const searchField = (): HTMLElement => screen.getByRole('searchbox', { name: '搜索' });
/** The row `aria-activedescendant` refers to. */
const activeRow = (): HTMLElement | null =>
  document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '');
const onRow = (name: string) => waitFor(() => expect(activeRow()).toHaveAccessibleName(name));

export const Default: Story = {
  play: async ({ args }) => {
    await expect(trigger()).toHaveTextContent('请选择');
    await open();
    await expect(screen.getAllByRole('treeitem')).toHaveLength(4);
    await userEvent.click(item('浙江'));
    await expect(item('浙江')).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(item('杭州'));
    await gone();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith(['33', '3301']);
    await expect(trigger()).toHaveTextContent('浙江 / 杭州');
    await waitFor(() => expect(trigger()).toHaveFocus());
  },
};

/** Provinces whose cities come later, from a call that the story ends. */
const provinces: readonly TreeNode<string>[] = [
  { value: '33', label: '浙江', isUnloaded: true },
  { value: '11', label: '北京' },
];
const cities = [
  { value: '3301', label: '杭州' },
  { value: '3302', label: '宁波' },
];
const calls: { path: readonly string[]; end: (isLoaded: boolean) => void }[] = [];

function LoadedLater(props: CascaderProps<string>) {
  const [options, setOptions] = useState(provinces);
  const loadChildren = (path: readonly TreeNode<string>[]): Promise<void> =>
    new Promise((done, fail) => {
      const end = (isLoaded: boolean): void => {
        if (!isLoaded) return fail(new Error('offline'));
        const { value = '' } = path.at(-1) ?? {};
        setOptions((before) =>
          before.map((one) =>
            one.value === value ? { ...one, isUnloaded: false, children: cities } : one,
          ),
        );
        done();
      };
      calls.push({ path: path.map(({ value }) => value), end });
    });
  return <Controlled {...props} options={options} loadChildren={loadChildren} />;
}

/** What is below a node is loaded when it is opened; a failure stays in its column and is tried again there. */
export const ChildrenLoadedLater: Story = {
  render: (args) => <LoadedLater {...args} />,
  play: async ({ args }) => {
    calls.length = 0;
    await open();
    await expect(item('浙江')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(item('浙江'));
    await expect(await screen.findByText('浙江：加载中')).toBeVisible();
    await userEvent.click(item('浙江'));
    await expect(calls.map(({ path }) => path)).toEqual([['33']]);
    calls[0]?.end(false);
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    await expect(await screen.findByText('浙江：加载中')).toBeVisible();
    calls[1]?.end(true);
    await userEvent.click(await screen.findByRole('treeitem', { name: '宁波' }));
    await gone();
    await expect(args.onChange).toHaveBeenLastCalledWith(['33', '3302']);
    await expect(trigger()).toHaveTextContent('浙江 / 宁波');
    await expect(calls).toHaveLength(2);
  },
};

/** By keyboard: → opens and loads; the cursor is in the column before it is there. */
export const LoadedLaterByKeyboard: Story = {
  render: (args) => <LoadedLater {...args} />,
  play: async ({ args }) => {
    calls.length = 0;
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(searchField()).toHaveFocus());
    await onRow('浙江');
    await userEvent.keyboard('{ArrowRight}');
    await expect(await screen.findByText('浙江：加载中')).toBeVisible();
    calls[0]?.end(true);
    await onRow('杭州');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await gone();
    await expect(args.onChange).toHaveBeenLastCalledWith(['33', '3302']);
  },
};

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(trigger()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(searchField()).toHaveFocus());
    await onRow('北京');
    await userEvent.keyboard('{ArrowDown}');
    await onRow('浙江');
    await userEvent.keyboard('{ArrowRight}');
    await onRow('杭州');
    await userEvent.keyboard('{ArrowDown}');
    await onRow('宁波');
    await userEvent.keyboard('{ArrowLeft}');
    await onRow('浙江');
    await userEvent.keyboard('{End}');
    await onRow('广东');
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await onRow('深圳');
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith(['44', '4403']);
    await waitFor(() => expect(trigger()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(searchField()).toHaveFocus());
    await onRow('深圳');
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(trigger()).toHaveFocus());
  },
};

/** Letters on the closed control open it and search at once, also by pinyin. */
export const SearchByPinyin: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('zjhz');
    await waitFor(() => expect(searchField()).toHaveValue('zjhz'));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await onRow('浙江 / 杭州');
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(args.onChange).toHaveBeenLastCalledWith(['33', '3301']);
    await waitFor(() => expect(trigger()).toHaveFocus());
  },
};

/** Each word in a part of the path: 广 州. What was found is marked. */
export const SearchPartAfterPart: Story = {
  play: async () => {
    await open();
    await userEvent.type(searchField(), '广东 圳');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    const found = screen.getByRole('option', { name: '广东 / 深圳' });
    await expect(found.querySelectorAll('mark')).toHaveLength(2);
    await userEvent.clear(searchField());
    await expect(await screen.findByRole('tree')).toBeVisible();
  },
};

export const SearchWithoutMatch: Story = {
  play: async () => {
    await open();
    await userEvent.type(searchField(), '东京');
    await expect(await screen.findByText('没有匹配项')).toBeVisible();
  },
};

/** A province can be selected too: by the mark before it, or by Enter. */
export const AnyLevel: Story = {
  args: { selectable: 'any', value: ['33'], isClearable: true, placeholder: '全部' },
  play: async ({ args }) => {
    await open();
    await expect(item('浙江')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(item('广东'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await gone();
    await expect(args.onChange).toHaveBeenLastCalledWith(['44']);
  },
};

/** A disabled node shows its reason; the keyboard reaches it, Enter does nothing. */
export const DisabledNodes: Story = {
  play: async ({ args }) => {
    await open();
    const chongqing = item('重庆 暂不接待');
    await expect(chongqing).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(chongqing);
    await expect(screen.getAllByRole('treeitem')).toHaveLength(4);
    await userEvent.click(item('浙江'));
    await userEvent.click(item('嘉兴 暂不接待'));
    await userEvent.type(searchField(), '嘉兴{Enter}');
    await expect(await screen.findByRole('option', { name: /嘉兴/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Of a long name the end is cut, of a reason nothing. */
export const LongReason: Story = {
  args: {
    options: [
      {
        value: '1',
        label: '安住酒店集团华东大区杭州西湖分公司',
        isDisabled: true,
        disabledReason: '正在装修，十二月起可选',
        children: [{ value: '11', label: '前台' }],
      },
    ],
  },
  play: async () => {
    await open();
    const reason = await screen.findByText('正在装修，十二月起可选');
    const column = reason.closest('[role="group"]')?.getBoundingClientRect();
    await expect(reason.getBoundingClientRect().right).toBeLessThanOrEqual(column?.right ?? 0);
    await expect(reason.scrollWidth).toBeLessThanOrEqual(reason.offsetWidth);
  },
};

/** In filters: no choice means all. */
export const Clearable: Story = {
  args: { value: ['33', '3302'], isClearable: true, placeholder: '全部' },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '清除' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(trigger()).toHaveTextContent('全部');
    await expect(trigger()).toHaveFocus();
  },
};

/** 5,020 nodes in three levels. */
export const Thousands: Story = {
  args: { options: buildings, value: ['h12', 'h12-f6', '12-620'] },
  play: async ({ args }) => {
    await open();
    await expect(item('客房 12-620')).toBeVisible();
    await userEvent.type(searchField(), '7 号楼 2 层 210');
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeLessThan(60));
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await gone();
    await expect(args.onChange).toHaveBeenLastCalledWith(['h7', 'h7-f2', '7-210']);
  },
};

/** A column of 4,999: only rows near the viewport are in the DOM. */
export const LongColumn: Story = {
  args: { options: longBuilding, value: ['building', 'room-2500'] },
  play: async () => {
    await open();
    await waitFor(() => expect(item('客房 2500')).toBeVisible());
    await expect(screen.getAllByRole('treeitem').length).toBeLessThan(100);
    await expect(item('客房 2500')).toHaveAttribute('aria-setsize', '4999');
    await userEvent.keyboard('{End}');
    await onRow('客房 4999');
    await userEvent.keyboard('{Home}{PageDown}');
    await onRow('客房 9');
  },
};

export const OneNode: Story = {
  args: { options: [{ value: 'a', label: '总店' }] },
  play: async ({ args }) => {
    await open();
    await userEvent.click(item('总店'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['a']);
  },
};

export const Empty: Story = {
  args: { options: [] },
  play: async () => {
    await userEvent.click(trigger());
    await expect(await screen.findByText('暂无数据')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { options: [], isLoading: true, value: ['33'] },
  play: async () => {
    await userEvent.click(trigger());
    await expect(await screen.findByText('加载中')).toBeVisible();
  },
};

const deep: TreeNode<string>[] = Array.from({ length: 12 }).reduce<TreeNode<string>[]>(
  (children, _, place) => [
    {
      value: `level-${12 - place}`,
      label: `第 ${12 - place} 级`,
      ...(children.length > 0 && { children }),
    },
  ],
  [],
);

/** Twelve levels: the columns scroll inside the sheet. */
export const Deep: Story = {
  args: { options: deep },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await onRow('第 1 级');
    await userEvent.keyboard('{ArrowRight>11/}');
    await onRow('第 12 级');
    await expect(item('第 12 级')).toBeVisible();
  },
};

const long = '安住（杭州西湖）豪华行政江景双床套房及隔离观察楼层管理部';
const unbroken = 'UninterruptedlyLongBuildingNameWithoutAnySpaceInIt';

export const LongNames: Story = {
  args: {
    value: ['a', 'b'],
    options: [
      {
        value: 'a',
        label: long,
        children: [
          { value: 'b', label: unbroken },
          { value: 'c', label: long, isDisabled: true, disabledReason: '正在装修，十二月起可选' },
        ],
      },
    ],
  },
  play: async () => {
    await open();
    await expect(item(unbroken)).toBeVisible();
  },
};

/** One level at a time, with a way back. */
export const Phone: Story = {
  args: { selectable: 'any' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    await open();
    await userEvent.click(item('浙江'));
    if (window.innerWidth >= 600) return;
    await expect(screen.queryByRole('treeitem', { name: '北京' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '返回' }));
    await userEvent.click(item('广东'));
    await userEvent.click(screen.getByRole('button', { name: '选定' }));
    await gone();
    await expect(args.onChange).toHaveBeenLastCalledWith(['44']);
  },
};

function InDialogPage(props: CascaderProps<string>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>打开</Button>
      <Dialog title="登记客人" isOpen={isOpen} onClose={() => setOpen(false)}>
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
    const dialog = await screen.findByRole('dialog', { name: '登记客人' });
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tree')).not.toBeInTheDocument());
    await expect(dialog).toBeVisible();
    await waitFor(() => expect(trigger()).toHaveFocus());
  },
};

export const Invalid: Story = {
  args: { errorMessage: '请选择客源地', isRequired: true },
  play: async () => {
    await expect(trigger()).toBeInvalid();
    await expect(trigger()).toHaveAccessibleDescription('请选择客源地');
  },
};

export const Disabled: Story = {
  args: { value: ['33', '3301'], isDisabled: true },
  play: async () => {
    await expect(trigger()).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  args: { value: ['33', '3301'], isReadOnly: true, isClearable: true },
  play: async () => {
    await userEvent.click(trigger());
    await userEvent.keyboard('z{ArrowDown}{Delete}');
    await expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    await expect(trigger()).toHaveTextContent('浙江 / 杭州');
  },
};

/** Every state of the closed control. */
export const Permutations: Story = {
  render: (args) => (
    <Grid columns="200px" gap={4}>
      <Cascader {...args} label="未选" />
      <Cascader {...args} label="全部" isClearable placeholder="全部" />
      <Cascader {...args} label="已选" value={['33', '3301']} />
      <Cascader {...args} label="可清除" value={['33', '3301']} isClearable />
      <Cascader {...args} label="必填" isRequired />
      <Cascader {...args} label="有误" errorMessage="请选择客源地" />
      <Cascader {...args} label="说明" description="身份证上的户籍地" />
      <Cascader {...args} label="停用" value={['33', '3301']} isDisabled />
      <Cascader {...args} label="只读" value={['33', '3301']} isReadOnly />
      <Cascader
        {...args}
        label="很长"
        value={['新疆维吾尔自治区', '克孜勒苏柯尔克孜自治州']}
        isClearable
      />
    </Grid>
  ),
};
