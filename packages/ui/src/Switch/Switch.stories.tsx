import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../Layout/index.ts';
import { Switch, type SwitchProps } from './Switch.tsx';

/** Keeps its state once it is saved. */
function Controlled(props: SwitchProps) {
  const [isSelected, setSelected] = useState(props.isSelected);
  const change = async (next: boolean): Promise<void> => {
    await props.onChange(next);
    setSelected(next);
  };
  return <Switch {...props} isSelected={isSelected} onChange={change} />;
}

/** A pending response that the story resolves. */
function pendingResponse() {
  let release = (): void => {};
  const promise = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { promise, release };
}

const meta = {
  title: 'Inputs/Switch',
  component: Switch,
  args: { label: '接收隔离', isSelected: false, onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: '接收隔离' });
    await expect(control).not.toBeChecked();
    await userEvent.click(canvas.getByText('接收隔离'));
    await waitFor(() => expect(control).toBeChecked());
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const control = canvas.getByRole('switch', { name: '接收隔离' });
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(control).toBeChecked());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(control).not.toBeChecked());
  },
};

/** While it is being saved it is busy, shows what was, and ignores presses. */
export const Saving: Story = {
  play: async ({ canvas, mount }) => {
    const held = pendingResponse();
    const onChange = fn(() => held.promise);
    await mount(<Controlled label="接收隔离" isSelected={false} onChange={onChange} />);
    const control = canvas.getByRole('switch', { name: '接收隔离' });
    await userEvent.dblClick(control);
    await expect(onChange).toHaveBeenCalledTimes(1);
    await expect(control).toHaveAttribute('aria-busy', 'true');
    held.release();
    await waitFor(() => expect(control).toBeChecked());
    await expect(control).toHaveFocus();
  },
};

export const ReadOnly: Story = {
  args: { isSelected: true, isReadOnly: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: '接收隔离' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Its description is below its words. */
export const WithDescription: Story = {
  args: { description: '新订单会分到隔离房' },
  play: async ({ canvas }) => {
    const left = (words: string): number => {
      const range = document.createRange();
      range.selectNodeContents(canvas.getByText(words));
      return range.getBoundingClientRect().left;
    };
    await expect(left('新订单会分到隔离房')).toBe(left('接收隔离'));
  },
};

const nothing = (): void => {};

/** Every state. */
export const Permutations: Story = {
  render: () => (
    <Stack gap={3}>
      <Switch label="关" isSelected={false} onChange={nothing} />
      <Switch label="开" isSelected onChange={nothing} />
      <Switch label="说明" isSelected onChange={nothing} description="关闭后不再接收新的隔离人员" />
      <Switch label="有误" isSelected={false} onChange={nothing} errorMessage="没有可用的隔离房" />
      <Switch label="停用（关）" isSelected={false} onChange={nothing} isDisabled />
      <Switch label="停用（开）" isSelected onChange={nothing} isDisabled />
      <Switch label="只读" isSelected onChange={nothing} isReadOnly />
      <Switch
        label="入住当日十八点以前到店且全程未更换房型的客人可在前台一次性享受直减，其余客人不适用"
        isSelected
        onChange={nothing}
      />
      <Switch
        label="https://example.com/hotels/hangzhou/xihu/rooms/1208?from=front-desk"
        isSelected
        onChange={nothing}
      />
    </Stack>
  ),
};
