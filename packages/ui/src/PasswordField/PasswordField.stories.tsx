import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Grid } from '../Layout/index.ts';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

/** Keeps what is typed, as a form does. */
function Controlled(props: PasswordFieldProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string): void => {
    setValue(next);
    props.onChange(next);
  };
  return <PasswordField {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Inputs/PasswordField',
  component: PasswordField,
  args: { label: '密码', value: '', onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden until it is revealed. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('密码');
    await expect(input).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.type(input, 'Anzhu@2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('Anzhu@2026');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: '显示密码' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: '显示密码', pressed: true })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('Anzhu@2026');
    const input = canvas.getByLabelText('密码');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '显示密码' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
};

/** The meter grows with length and kinds of characters, with its text. */
export const Strength: Story = {
  args: { label: '新密码', purpose: 'new', hasStrength: true },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('新密码');
    await expect(input).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.type(input, 'anzhu');
    await expect(canvas.getByText('强度：弱')).toBeVisible();
    await userEvent.type(input, 'A2026');
    await expect(canvas.getByText('强度：中')).toBeVisible();
    await userEvent.type(input, '@');
    await expect(canvas.getByText('强度：强')).toBeVisible();
  },
};

/** It is weak for another reason than its characters; the meter has the reason. */
export const Weakness: Story = {
  args: {
    label: '新密码',
    purpose: 'new',
    hasStrength: true,
    weakness: '该密码过于常见，请换一个',
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/强度/)).not.toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText('新密码'), 'Password@2026');
    await expect(canvas.getByText('强度：弱，该密码过于常见，请换一个')).toBeVisible();
  },
};

/** Caps lock is on: the field warns. */
export const CapsLock: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('密码');
    await userEvent.click(input);
    fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
    await expect(await canvas.findByText('大写锁定')).toBeVisible();
    fireEvent.keyDown(input, { key: 'a', modifierCapsLock: false });
    await waitFor(() => expect(canvas.queryByText('大写锁定')).not.toBeInTheDocument());
  },
};

export const Invalid: Story = {
  args: {
    value: 'anzhu',
    errorMessage: '密码至少包含大写、小写字母、数字和特殊字符其中三种',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('密码')).toBeInvalid();
  },
};

const nothing = (): void => {};

/** Every state. */
export const Permutations: Story = {
  render: () => (
    <Grid columns="240px" gap={4}>
      <PasswordField label="未填" value="" onChange={nothing} />
      <PasswordField label="已填" value="Anzhu@2026" onChange={nothing} isRequired />
      <PasswordField label="强度" value="" onChange={nothing} purpose="new" hasStrength />
      <PasswordField label="弱" value="anzhu" onChange={nothing} purpose="new" hasStrength />
      <PasswordField label="中" value="Anzhu2026" onChange={nothing} purpose="new" hasStrength />
      <PasswordField label="强" value="Anzhu@2026" onChange={nothing} purpose="new" hasStrength />
      <PasswordField
        label="常见"
        value="Password@2026"
        onChange={nothing}
        purpose="new"
        hasStrength
        weakness="该密码过于常见，请换一个"
      />
      <PasswordField
        label="有误"
        value="anzhu"
        onChange={nothing}
        purpose="new"
        hasStrength
        errorMessage="密码至少包含大写、小写字母、数字和特殊字符其中三种"
      />
      <PasswordField label="停用" value="Anzhu@2026" onChange={nothing} isDisabled />
      <PasswordField label="只读" value="Anzhu@2026" onChange={nothing} isReadOnly />
    </Grid>
  ),
};
