import type { Id } from '@anzhu/api/contract/codecs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@anzhu/ui/Layout';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { hotelsOf } from '../../fixtures.ts';
import { chain } from '../fixtures.ts';
import { HotelPicker, type HotelPickerProps } from './HotelPicker.tsx';

/** A chain of 408 hotels; a search returns the first ones only. */
const many = {
  ...hotelsOf(chain),
  search: () =>
    Promise.resolve({ hotels: chain.slice(2, 6), recent: chain.slice(0, 2), total: 408 }),
};

function Field(props: HotelPickerProps) {
  const [value, setValue] = useState<Id | null>(props.value);
  return (
    <HotelPicker
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Hotel/Hotel 酒店/HotelPicker',
  component: HotelPicker,
  args: { value: null, hotels: hotelsOf(chain), onChange: fn() },
  render: (args) => <Field {...args} />,
} satisfies Meta<typeof HotelPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (): HTMLElement => screen.getByRole('combobox', { name: '酒店' });
const search = (): Promise<HTMLElement> => screen.findByRole('combobox', { name: '搜索' });
const names = (): (string | null)[] =>
  screen.queryAllByRole('option').map((option) => option.textContent);

/** By region, each under its heading; one that was closed is last, and can be chosen where history is read. */
export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(field());
    const zhejiang = await screen.findByRole('group', { name: '华东 / 浙江' });
    await expect(within(zhejiang).getAllByRole('option')).toHaveLength(2);
    const closed = screen.getByRole('group', { name: '已停业' });
    await userEvent.click(within(closed).getByRole('option', { name: '安住桂林象山店' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('7');
    await expect(field()).toHaveTextContent('安住桂林象山店（已停业）');
    await expect(field()).toHaveFocus();
  },
};

/** By keyboard: what is typed is searched, Enter chooses the first one. */
export const Searching: Story = {
  play: async ({ args }) => {
    field().focus();
    await userEvent.keyboard('{Enter}');
    await expect(await search()).toHaveFocus();
    await userEvent.keyboard('华南');
    await waitFor(() => expect(names()).toHaveLength(3));
    await expect(screen.getByText('找到 3 项')).toBeInTheDocument();
    // Of a search each names its region.
    await expect(names()[2]).toBe('安住桂林象山店已停业 · 华南 / 广西');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('5');
  },
};

/** The text of an input method is searched once it is finished; its Enter chooses nothing. */
export const InputMethod: Story = {
  args: { hotels: { ...hotelsOf(chain), search: fn(hotelsOf(chain).search) } },
  play: async ({ args }) => {
    await userEvent.click(field());
    const input = await search();
    await screen.findByRole('option', { name: '安住西安钟楼店' });
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: 'xi an' }, isComposing: true });
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    await expect(args.onChange).not.toHaveBeenCalled();
    fireEvent.input(input, { target: { value: '西安' }, isComposing: true });
    fireEvent.compositionEnd(input);
    await waitFor(() => expect(names()).toEqual(['安住西安钟楼店西北 / 陕西']));
    await expect(args.hotels.search).toHaveBeenCalledTimes(2);
  },
};

/** Where something new begins, one that was closed is not offered. */
export const OpenOnly: Story = {
  args: { isOpenOnly: true },
  play: async () => {
    await userEvent.click(field());
    await screen.findByRole('option', { name: '安住西安钟楼店' });
    await expect(names()).toHaveLength(6);
  },
};

/** The name of the chosen one is there without a list. */
export const Chosen: Story = {
  args: { value: '3', placeholder: '全部', isClearable: true },
  play: async ({ args }) => {
    await expect(field()).toHaveTextContent('安住上海外滩店');
    field().focus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** Those chosen last come first; below is how many there are. */
export const Many: Story = {
  args: { hotels: many },
  play: async () => {
    await userEvent.click(field());
    await screen.findByRole('group', { name: '最近' });
    await expect(
      screen.getByText('共 408 家，还有 402 家；输入名称、拼音或区域查找'),
    ).toBeVisible();
  },
};

/** Its name has not been read yet. */
export const Loading: Story = {
  args: {
    value: '9',
    hotels: { search: () => new Promise(() => undefined), named: () => undefined },
  },
  play: async () => {
    await expect(field()).toHaveTextContent('加载中');
    await userEvent.click(field());
    await expect(await screen.findByRole('status')).toHaveTextContent('加载中');
  },
};

export const Empty: Story = {
  args: { hotels: hotelsOf([]) },
  play: async () => {
    await userEvent.click(field());
    await expect(await screen.findByText('暂无数据')).toBeVisible();
    await userEvent.type(await search(), '昆明');
    await expect(await screen.findByText('无匹配项')).toBeVisible();
  },
};

const failing = fn(() => Promise.reject(new Error('服务暂时不可用')));

const answering = fn(hotelsOf(chain).search);
const answersAtFirst = (): void => void answering.mockImplementation(hotelsOf(chain).search);

/** Enter while the search is running takes its first hotel. */
export const EnterAtOnce: Story = {
  args: { hotels: { ...hotelsOf(chain), search: answering } },
  beforeEach: answersAtFirst,
  play: async ({ args }) => {
    const answer = Promise.withResolvers<void>();
    await userEvent.click(field());
    await screen.findByRole('option', { name: '安住西安钟楼店' });
    answering.mockImplementation(async (query, options) => {
      await answer.promise;
      return hotelsOf(chain).search(query, options);
    });
    await userEvent.type(await search(), '华南{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    answer.resolve();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('4'));
  },
};

/** A search that fails leaves nothing of the one before to choose. */
export const FailedSearch: Story = {
  args: { hotels: { ...hotelsOf(chain), search: answering } },
  beforeEach: answersAtFirst,
  play: async ({ args }) => {
    await userEvent.click(field());
    await screen.findByRole('option', { name: '安住西安钟楼店' });
    answering.mockRejectedValue(new Error('网络连接失败'));
    await userEvent.type(await search(), '雁塔');
    await expect(await screen.findByRole('alert')).toHaveTextContent('网络连接失败');
    await userEvent.keyboard('{Enter}');
    await expect(names()).toHaveLength(0);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The message, and 重试. */
export const Failed: Story = {
  args: { hotels: { ...hotelsOf(chain), search: failing } },
  play: async () => {
    failing.mockClear();
    await userEvent.click(field());
    await expect(await screen.findByRole('alert')).toHaveTextContent('服务暂时不可用');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(failing).toHaveBeenCalledTimes(2));
  },
};

export const Narrow: Story = {
  args: { hotels: many },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click(field());
    await screen.findByRole('group', { name: '最近' });
  },
};

/** Every state of the closed control. */
export const Permutations: Story = {
  render: (args) => (
    <Stack gap={4}>
      <HotelPicker {...args} label="未选" />
      <HotelPicker {...args} label="已选" value="1" isClearable />
      <HotelPicker {...args} label="已停业" value="7" />
      <HotelPicker {...args} label="有误" errorMessage="请选择酒店" />
      <HotelPicker {...args} label="不可选" value="1" isDisabled />
    </Stack>
  ),
};
