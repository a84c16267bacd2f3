import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Grid, Stack } from '../Layout/index.ts';
import { cities, guests, longOptions, rooms } from './fixture.ts';
import { Picker, type PickerProps } from './Picker.tsx';

type Value = string | number;

function Controlled(props: PickerProps<Value>) {
  const [value, setValue] = useState(props.value);
  const change = (next: Value | null): void => {
    setValue(next);
    props.onChange(next);
  };
  return <Picker {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Inputs/Picker',
  component: Picker<Value>,
  args: { label: '客源城市', value: null, onChange: fn(), options: cities },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Picker<Value>>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (): HTMLElement => screen.getByRole('combobox');
const options = (): HTMLElement[] => screen.queryAllByRole('option');
const optionNames = (): (string | undefined)[] =>
  options().map((row) => row.innerText.split('\n')[0]);
const listGone = () => waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());

/** The row that Enter takes. */
async function expectActive(name: string): Promise<void> {
  await waitFor(() => {
    const id = field().getAttribute('aria-activedescendant');
    return expect(document.getElementById(id ?? '')).toHaveAccessibleName(name);
  });
}

export const Default: Story = {
  play: async ({ args }) => {
    await expect(field()).toHaveAccessibleName('客源城市');
    await userEvent.click(field());
    await screen.findByRole('listbox', { name: '客源城市' });
    await userEvent.click(await screen.findByRole('option', { name: '天津' }));
    await listGone();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith('天津');
    await expect(field()).toHaveValue('天津');
    await expect(field()).toHaveFocus();
  },
};

/** By initials, by whole syllables and as it is written. */
export const ByPinyin: Story = {
  play: async ({ args }) => {
    await userEvent.type(field(), 'cq');
    await waitFor(() => expect(optionNames()).toEqual(['重庆']));
    await expect(screen.getByText('重庆').tagName).toBe('MARK');
    await userEvent.clear(field());
    await userEvent.type(field(), 'wulumu');
    await waitFor(() => expect(optionNames()).toEqual(['乌鲁木齐']));
    await userEvent.clear(field());
    await userEvent.type(field(), '州');
    await waitFor(() => expect(options()).toHaveLength(5));
    await userEvent.keyboard('{Enter}');
    await listGone();
    await expect(args.onChange).toHaveBeenLastCalledWith('杭州');
  },
};

export const ByKeyboard: Story = {
  args: { value: '上海' },
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(field()).toHaveFocus();
    await expect(field()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await expectActive('上海');
    await userEvent.keyboard('{ArrowDown}');
    await expectActive('重庆');
    await userEvent.keyboard('{PageDown}'.repeat(10));
    await expectActive('台北');
    await userEvent.keyboard('{ArrowUp}{PageUp}');
    await expectActive('昆明');
    await userEvent.keyboard(`${'{PageUp}'.repeat(10)}{PageDown}`);
    await expectActive('长春');
    await userEvent.keyboard('{Enter}');
    await listGone();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith('长春');
    await expect(field()).toHaveFocus();
    // What comes next replaces the label.
    await userEvent.keyboard('xn');
    await waitFor(() => expect(optionNames()).toEqual(['西宁']));
    await userEvent.keyboard('{Escape}');
    await listGone();
    await expect(field()).toHaveValue('xn');
    await userEvent.keyboard('{Escape}');
    await expect(field()).toHaveValue('长春');
    await userEvent.keyboard('{ArrowUp}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await listGone();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

/** Text that is not selected is discarded. */
export const LeftWithoutTaking: Story = {
  args: { value: '上海' },
  play: async ({ args }) => {
    await userEvent.click(field());
    await userEvent.keyboard('不存在');
    await waitFor(() => expect(screen.getByText('无匹配项')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(document.body);
    await listGone();
    await expect(field()).toHaveValue('上海');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** What an input method has not settled is shown, and not searched for. */
export const WithInputMethod: Story = {
  play: async () => {
    await userEvent.click(field());
    await screen.findByRole('listbox');
    const all = options().length;
    await fireEvent.compositionStart(field());
    await fireEvent.input(field(), { target: { value: "chong'q" }, isComposing: true });
    await expect(field()).toHaveValue("chong'q");
    await expect(options()).toHaveLength(all);
    await fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    await expect(screen.getByRole('listbox')).toBeVisible();
    await fireEvent.input(field(), { target: { value: '重庆' }, isComposing: true });
    await fireEvent.compositionEnd(field());
    await waitFor(() => expect(optionNames()).toEqual(['重庆']));
  },
};

export const Pasted: Story = {
  play: async () => {
    await userEvent.click(field());
    await userEvent.paste('乌鲁木齐');
    await waitFor(() => expect(optionNames()).toEqual(['乌鲁木齐']));
  },
};

/** No choice is a choice: by the button, or by emptying the field. */
export const Clearable: Story = {
  args: { value: '上海', isClearable: true, placeholder: '全部' },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '清除' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
    await waitFor(() => expect(field()).toHaveFocus());
    await waitFor(() => expect(field()).toHaveValue(''));
    await userEvent.keyboard('北京');
    await expectActive('北京');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('北京'));
    await listGone();
    await userEvent.keyboard('{Delete}');
    await userEvent.tab();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
    await listGone();
  },
};

/** Its own button opens and closes it. */
export const ByItsButton: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: '展开' }));
    await screen.findByRole('listbox');
    await expect(field()).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: '收起' }));
    await listGone();
  },
};

const many = guests(99_999);

/** 99,999 options: only those in view are drawn. */
export const VeryMany: Story = {
  args: { label: '客户', options: many, value: 88_888 },
  play: async ({ args }) => {
    await expect(field()).toHaveValue('黄静 88888');
    await userEvent.click(field());
    const row = await screen.findByRole('option', { name: '黄静 88888' });
    await expect(row).toHaveAttribute('aria-setsize', '99999');
    await expect(row).toHaveAttribute('aria-posinset', '88888');
    await expect(row).toHaveAttribute('aria-selected', 'true');
    await expect(options().length).toBeLessThan(40);
    await userEvent.keyboard('777');
    await waitFor(() => expect(field()).toHaveAttribute('aria-activedescendant'));
    await expectActive('何桂 00777');
    await waitFor(() => expect(screen.getByText('找到 280 项')).toBeInTheDocument());
    await userEvent.keyboard('{PageDown}'.repeat(60));
    await expectActive('何洋 99777');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith(99_777);
  },
};

/** The same without a play, for manual measuring: a click opens it, three keys filter it. */
export const Speed: Story = { args: { label: '客户', options: many } };

export const One: Story = {
  args: { options: cities.slice(0, 1) },
  play: async ({ args }) => {
    await userEvent.click(field());
    await screen.findByRole('option');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    await expect(args.onChange).toHaveBeenLastCalledWith('北京');
  },
};

export const Empty: Story = {
  args: { options: [] },
  play: async () => {
    await userEvent.click(field());
    await waitFor(() => expect(screen.getByText('暂无数据')).toBeVisible());
  },
};

export const Loading: Story = {
  args: { options: [], isLoading: true, value: '上海' },
  play: async () => {
    await expect(field()).toHaveValue('加载中');
    await userEvent.click(field());
    await waitFor(() => expect(screen.getByText('加载中')).toBeVisible());
  },
};

/** The second line is searched too; a disabled option is skipped, and its description can give the reason. */
export const WithNotes: Story = {
  args: { label: '新房间', options: rooms },
  play: async ({ args }) => {
    await userEvent.click(field());
    const closed = await screen.findByRole('option', { name: '1203 待打扫' });
    await expect(closed).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(closed);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{PageUp}{ArrowDown}{ArrowDown}');
    await expectActive('1205 家庭房 · 空闲');
    await userEvent.keyboard('dachuang');
    await waitFor(() => expect(optionNames()).toEqual(['1201']));
  },
};

/** A value that is not among the options has its own words, or is shown as it is. */
export const UnknownValue: Story = {
  render: (args) => (
    <Stack gap={4}>
      <Controlled {...args} label="有名称" value="9527" valueLabel="已停用的酒店" />
      <Controlled {...args} label="无名称" value="9527" />
    </Stack>
  ),
  play: async () => {
    await expect(screen.getByRole('combobox', { name: '有名称' })).toHaveValue('已停用的酒店');
    await expect(screen.getByRole('combobox', { name: '无名称' })).toHaveValue('9527');
  },
};

/** Responses that the story resolves. */
const pending = new Map<string, () => void>();

/** Home and End are keys of the text, also while the list is open. */
export const CaretKeys: Story = {
  play: async () => {
    await userEvent.type(field(), '州');
    await screen.findByRole('option', { name: '杭州' });
    await userEvent.keyboard('{Home}');
    await expect((field() as HTMLInputElement).selectionStart).toBe(0);
    await userEvent.keyboard('杭');
    await waitFor(() => expect(optionNames()).toEqual(['杭州']));
    await expect(field()).toHaveValue('杭州');
  },
};

/** Remote search: the result of an outdated query is dropped. */
export const ServedSlowly: Story = {
  args: {
    label: '客户',
    options: undefined,
    onSearch: async (query: string) => {
      await new Promise<void>((resolve) => pending.set(query, resolve));
      return many.filter(({ label }) => label.includes(query)).slice(0, 20);
    },
  },
  play: async ({ args }) => {
    const resolve = async (query: string): Promise<void> => {
      await waitFor(() => expect(pending.has(query)).toBe(true));
      pending.get(query)?.();
    };
    await userEvent.click(field());
    await waitFor(() => expect(screen.getByText('加载中')).toBeVisible());
    await resolve('');
    await waitFor(() => expect(options().length).toBeGreaterThan(10));
    await userEvent.type(field(), '123');
    await waitFor(() => expect(pending.has('123')).toBe(true));
    await userEvent.type(field(), '45');
    await resolve('12345');
    await waitFor(() => expect(optionNames()).toEqual(['陈刚 12345']));
    await resolve('123');
    await expect(optionNames()).toEqual(['陈刚 12345']);
    await expect(screen.getByText('12345').tagName).toBe('MARK');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith(12_345);
    await expect(field()).toHaveValue('陈刚 12345');
  },
};

const servedOnSecond = fn(() => Promise.resolve(cities));

/** The request fails: 重试 repeats it, and keeps the focus in the input. */
export const ServedWithFailure: Story = {
  args: { label: '客户', options: undefined, onSearch: servedOnSecond },
  beforeEach: () => {
    servedOnSecond.mockReset();
    servedOnSecond.mockRejectedValueOnce(new Error('服务器繁忙，请稍后再试'));
    servedOnSecond.mockResolvedValue(cities);
  },
  play: async () => {
    await userEvent.click(field());
    await expect(await screen.findByRole('alert')).toHaveTextContent('服务器繁忙，请稍后再试');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expect(field()).toHaveFocus();
    await expect(await screen.findByRole('option', { name: '北京' })).toBeVisible();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
};

function InDialogPage(props: PickerProps<Value>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>换房</Button>
      <Dialog title="换房" isOpen={isOpen} onClose={() => setOpen(false)}>
        <Controlled {...props} />
      </Dialog>
    </>
  );
}

/** The list is over the dialog and is not cut off by it; Esc closes the list, then the dialog. */
export const InADialog: Story = {
  args: { label: '新房间', options: rooms },
  render: (args) => <InDialogPage {...args} />,
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '换房' }));
    await userEvent.click(await screen.findByRole('combobox', { name: '新房间' }));
    const last = await screen.findByRole('option', { name: /^1208/ });
    await userEvent.hover(last);
    await expectActive(last.innerText.replace('\n', ' '));
    await userEvent.keyboard('{Escape}');
    await listGone();
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('1205');
    await userEvent.keyboard('{Escape}');
    await listGone();
    await userEvent.keyboard('{Escape}');
    await expect(field()).toHaveValue('');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('option', { name: /^1202/ }));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith('1202');
    await expect(field()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const LongTexts: Story = {
  args: { options: longOptions, value: 'a' },
  play: async () => {
    await userEvent.click(field());
    const row = await screen.findByRole('option', { selected: true });
    await expect(row.scrollWidth).toBe(row.clientWidth);
  },
};

export const Invalid: Story = {
  args: { errorMessage: '请选择客源城市', isRequired: true },
  play: async () => {
    await expect(field()).toBeInvalid();
    await expect(field()).toHaveAccessibleDescription('请选择客源城市');
  },
};

export const Disabled: Story = {
  args: { value: '上海', isDisabled: true },
  play: async () => {
    await expect(field()).toBeDisabled();
    await expect(screen.getByRole('button', { name: '展开' })).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  args: { value: '上海', isReadOnly: true, isClearable: true },
  play: async () => {
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}北');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: '清除' })).not.toBeInTheDocument();
    await expect(field()).toHaveValue('上海');
  },
};

/** The list takes the full width at the lower end, with rows for a finger. */
export const Phone: Story = {
  args: { value: '重庆' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click(field());
    const row = await screen.findByRole('option', { name: '重庆' });
    await expect(screen.getByRole('listbox').clientWidth).toBe(
      document.documentElement.clientWidth,
    );
    await expect(row.clientHeight).toBeGreaterThanOrEqual(44);
  },
};

/** Every state of the closed control. */
export const Permutations: Story = {
  render: (args) => (
    <Grid columns="200px" gap={4}>
      <Controlled {...args} label="未选" />
      <Controlled {...args} label="全部" isClearable placeholder="全部" />
      <Controlled {...args} label="已选" value="重庆" />
      <Controlled {...args} label="可清除" value="重庆" isClearable />
      <Controlled {...args} label="必填" isRequired />
      <Controlled {...args} label="有误" errorMessage="请选择客源城市" />
      <Controlled {...args} label="说明" description="可输入拼音首字母" />
      <Controlled
        {...args}
        label="加载中"
        value="重庆"
        options={[]}
        onSearch={undefined}
        isLoading
      />
      <Controlled {...args} label="停用" value="重庆" isDisabled />
      <Controlled {...args} label="只读" value="重庆" isReadOnly />
      <Controlled
        {...args}
        label="很长"
        value="a"
        options={longOptions}
        onSearch={undefined}
        isClearable
      />
    </Grid>
  ),
};
