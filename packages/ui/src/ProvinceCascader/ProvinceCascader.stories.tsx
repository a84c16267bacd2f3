import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Grid } from '../Layout/index.ts';
import { ProvinceCascader, type ProvinceCascaderProps } from './ProvinceCascader.tsx';

function Controlled({ value: initial, onChange, ...props }: ProvinceCascaderProps) {
  const [value, setValue] = useState(initial);
  return (
    <Grid columns="240px" gap={4}>
      <ProvinceCascader
        {...props}
        value={value}
        onChange={(codes, text) => {
          setValue(codes);
          onChange(codes, text);
        }}
      />
    </Grid>
  );
}

const meta = {
  title: 'Inputs/ProvinceCascader',
  component: ProvinceCascader,
  args: { label: '客源地', value: null, onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ProvinceCascader>;

export default meta;
type Story = StoryObj<typeof meta>;

const trigger = (): HTMLElement => screen.getByRole('combobox', { name: /^客源/ });
const open = async (): Promise<void> => {
  await userEvent.click(trigger());
  await waitFor(() => expect(screen.getByRole('searchbox', { name: '搜索' })).toHaveFocus());
};
const item = (name: string): Promise<HTMLElement> => screen.findByRole('treeitem', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Default: Story = {
  play: async ({ args }) => {
    await open();
    await userEvent.click(await item('浙江'));
    await expect(screen.getAllByRole('treeitem')).toHaveLength(34 + 11);
    await userEvent.click(await item('杭州'));
    await gone();
    await expect(args.onChange).toHaveBeenLastCalledWith(['33', '3301'], {
      province: '浙江',
      city: '杭州',
    });
    await expect(trigger()).toHaveTextContent('浙江 / 杭州');
  },
};

/** zjhz Enter: no hand leaves the keyboard. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('zjhz');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await expect(screen.getByRole('option', { name: '浙江 / 湖州' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(args.onChange).toHaveBeenLastCalledWith(['33', '3301'], {
      province: '浙江',
      city: '杭州',
    });
    await waitFor(() => expect(trigger()).toHaveFocus());
  },
};

/** 上海 has one city, itself: one press. */
export const Municipality: Story = {
  play: async ({ args }) => {
    await open();
    await userEvent.click(await item('上海'));
    await gone();
    await expect(args.onChange).toHaveBeenLastCalledWith(['31'], {
      province: '上海',
      city: '上海',
    });
  },
};

/** A province alone is a value too; no choice means all. */
export const ProvinceOrCity: Story = {
  args: { selectable: 'any', isClearable: true, placeholder: '全部' },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('zj');
    await waitFor(() => expect(screen.getByRole('option', { name: '浙江' })).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(args.onChange).toHaveBeenLastCalledWith(['33'], { province: '浙江', city: '' });
    await waitFor(() => expect(trigger()).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null, null);
    await open();
    await expect(screen.getAllByRole('treeitem')).toHaveLength(34);
  },
};

/** As stored: as text, with or without 省 and 市. */
export const ValueInWords: Story = {
  args: { value: { province: '新疆维吾尔自治区', city: '伊犁哈萨克自治州' } },
  play: async () => {
    await expect(trigger()).toHaveTextContent(/^新疆.* \/ 伊犁.*$/);
    await open();
    await expect(await item('伊犁')).toHaveAttribute('aria-selected', 'true');
    await expect(trigger()).toHaveTextContent('新疆 / 伊犁');
  },
};

/** An unknown place is shown as it is. */
export const UnknownPlace: Story = {
  args: { value: { province: '加利福尼亚', city: '' } },
  play: async () => {
    await open();
    await item('北京');
    await expect(trigger()).toHaveTextContent('加利福尼亚');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click(trigger());
    await userEvent.click(await item('广东'));
    await expect(await item('深圳')).toBeVisible();
  },
};

export const Disabled: Story = { args: { value: ['33', '3301'], isDisabled: true } };

/** Every state of the closed control. */
export const Permutations: Story = {
  render: (args) => (
    <Grid columns="200px" gap={4}>
      <ProvinceCascader {...args} label="未选" />
      <ProvinceCascader {...args} label="全部" isClearable placeholder="全部" />
      <ProvinceCascader {...args} label="已选" value={['33', '3301']} />
      <ProvinceCascader {...args} label="文字" value={{ province: '浙江', city: '杭州' }} />
      <ProvinceCascader {...args} label="有误" errorMessage="请选择客源地" isRequired />
      <ProvinceCascader {...args} label="只读" value={['31']} isReadOnly />
      <ProvinceCascader {...args} label="停用" value={['71']} isDisabled />
    </Grid>
  ),
};
