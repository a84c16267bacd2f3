import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Grid } from '../Layout/index.ts';
import { cities, guests, longOptions } from './fixture.ts';
import { MultiPicker, type MultiPickerProps } from './MultiPicker.tsx';

type Value = string | number;

function Controlled(props: MultiPickerProps<Value>) {
  const [value, setValue] = useState(props.value);
  const change = (next: readonly Value[]): void => {
    setValue(next);
    props.onChange(next);
  };
  return <MultiPicker {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Inputs/MultiPicker',
  component: MultiPicker<Value>,
  args: { label: '客源城市', value: [], onChange: fn(), options: cities },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof MultiPicker<Value>>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (): HTMLElement => screen.getByRole('combobox', { name: '客源城市' });
const chips = (): string[] =>
  within(screen.getByRole('list', { name: '客源城市，已选' }))
    .getAllByRole('listitem')
    .map((chip) => chip.innerText.trim());
const listGone = () => waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(field());
    const list = await screen.findByRole('listbox', { name: '客源城市' });
    await expect(list).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.click(await screen.findByRole('option', { name: '天津' }));
    await userEvent.click(screen.getByRole('option', { name: '北京' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['天津', '北京']);
    await expect(chips()).toEqual(['天津', '北京']);
    await expect(field()).toHaveFocus();
    await expect(field()).toHaveAccessibleDescription('已选 2 项');
    await userEvent.click(screen.getByRole('option', { name: '天津' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['北京']);
    await userEvent.click(screen.getByRole('button', { name: '移除 北京' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await userEvent.click(document.body);
    await listGone();
  },
};

/**
 * The query stays after a selection, so that several results can be selected; the next character starts a new
 * one.
 */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('zhou');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(5));
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['杭州', '福州']);
    await userEvent.keyboard('cq');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(chips()).toEqual(['杭州', '福州', '重庆']);
    await userEvent.keyboard('{Escape}{Escape}');
    await listGone();
    await expect(field()).toHaveValue('');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(chips()).toEqual(['杭州']);
    await expect(field()).toHaveFocus();
  },
};

const many = guests(99_999);
const twoHundred = many.slice(0, 200).map(({ value }) => value);

/** 200 of 99,999: three are shown, the rest is folded. */
export const VeryMany: Story = {
  args: { options: many, value: twoHundred, isClearable: true },
  play: async ({ args }) => {
    await expect(chips()).toHaveLength(3);
    await expect(field()).toHaveAccessibleDescription('已选 200 项');
    await userEvent.click(screen.getByRole('button', { name: '已选 200 项' }));
    await expect(chips()).toHaveLength(200);
    await userEvent.click(screen.getByRole('button', { name: '收起' }));
    await expect(chips()).toHaveLength(3);
    await userEvent.click(field());
    await userEvent.keyboard('99999');
    await userEvent.click(await screen.findByRole('option', { name: /99999/ }));
    await expect(field()).toHaveAccessibleDescription('已选 201 项');
    await userEvent.click(screen.getByRole('button', { name: '清除' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(field()).toHaveFocus();
  },
};

/** A value that is not among the options is shown as it is. */
export const UnknownValues: Story = {
  args: { value: ['北京', 'nameless'] },
  play: async () => {
    await expect(chips()).toEqual(['北京', 'nameless']);
  },
};

export const One: Story = { args: { options: cities.slice(0, 1), value: ['北京'] } };

export const Empty: Story = {
  args: { options: [] },
  play: async () => {
    await userEvent.click(field());
    await waitFor(() => expect(screen.getByText('暂无数据')).toBeVisible());
  },
};

export const LongTexts: Story = {
  args: { options: longOptions, value: ['a', 'b'] },
  play: async () => {
    await userEvent.click(field());
    await expect(await screen.findAllByRole('option', { selected: true })).toHaveLength(2);
  },
};

export const ReadOnly: Story = {
  args: { value: ['上海', '北京'], isReadOnly: true, isClearable: true },
  play: async () => {
    await userEvent.click(field());
    await userEvent.keyboard('{Backspace}{ArrowDown}');
    await expect(chips()).toEqual(['上海', '北京']);
    await expect(screen.queryByRole('button', { name: /移除|清除/ })).not.toBeInTheDocument();
    const leftOf = (element: Element | undefined) => element?.getBoundingClientRect().left;
    await expect(leftOf(screen.getAllByRole('listitem')[0])).toBe(
      leftOf(screen.getByText('客源城市')),
    );
    for (const chip of screen.getAllByRole('listitem')) {
      const { paddingLeft, paddingRight } = getComputedStyle(chip);
      await expect(paddingRight).toBe(paddingLeft);
    }
  },
};

export const Invalid: Story = {
  args: { errorMessage: '请选择客源城市', isRequired: true },
  play: async () => {
    await expect(field()).toBeInvalid();
  },
};

export const Phone: Story = {
  args: { value: ['重庆', '上海'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click(field());
    await expect(await screen.findByRole('option', { name: '重庆' })).toBeVisible();
  },
};

/** Every state of the closed control. */
export const Permutations: Story = {
  render: (args) => (
    <Grid columns="260px" gap={4}>
      <Controlled {...args} label="未选" />
      <Controlled {...args} label="已选一项" value={['重庆']} />
      <Controlled {...args} label="已选三项" value={['重庆', '上海', '乌鲁木齐']} isClearable />
      <Controlled {...args} label="折叠" value={cities.map(({ value }) => value)} isClearable />
      <Controlled {...args} label="有误" value={['重庆']} errorMessage="不能选择重庆" />
      <Controlled {...args} label="停用" value={['重庆', '上海']} isDisabled />
      <Controlled {...args} label="只读" value={['重庆', '上海']} isReadOnly />
      <Controlled {...args} label="很长" value={['a']} options={longOptions} onSearch={undefined} />
    </Grid>
  ),
};
