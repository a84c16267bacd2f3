import { Grid } from '@anzhu/ui/Layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';

/** Keeps what is typed, as a form does. */
function Controlled(props: PhoneFieldProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string): void => {
    setValue(next);
    props.onChange(next);
  };
  return <PhoneField {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Hotel/User 用户/PhoneField',
  component: PhoneField,
  args: { label: '手机号', value: '', onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A mobile number, however it is written. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '手机号' });
    await userEvent.type(input, '+86 138-0000 1234');
    await expect(input).toHaveValue('13800001234');
    await userEvent.keyboard('5');
    await expect(input).toHaveValue('13800001234');
    await expect(canvas.getByRole('button', { name: '境外号码' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  },
};

/** After 境外号码 the code comes first; the + is written by itself. */
export const Foreign: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: '手机号' });
    const button = canvas.getByRole('button', { name: '境外号码' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.type(input, '8529123 4567');
    await expect(input).toHaveValue('+85291234567');
    await expect(args.onChange).toHaveBeenLastCalledWith('+85291234567');
    await userEvent.click(button);
    await expect(input).toHaveValue('85291234567');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
};

/** A code that is pasted or typed switches by itself, and +86 back. */
export const SwitchesByItself: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '手机号' });
    const button = canvas.getByRole('button', { name: '境外号码' });
    await userEvent.type(input, '+852 9123 4567');
    await expect(input).toHaveValue('+85291234567');
    await userEvent.clear(input);
    await userEvent.paste('+1 (415) 555-2671');
    await expect(input).toHaveValue('+14155552671');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.clear(input);
    await userEvent.paste('＋86 １３８ 0000 1234');
    await expect(input).toHaveValue('13800001234');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('+8869');
    await expect(canvas.getByRole('textbox', { name: '手机号' })).toHaveValue('+8869');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '境外号码' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('textbox', { name: '手机号' })).toHaveValue('8869');
  },
};

/** Both kinds, empty, wrong, disabled and read only. */
export const Permutations: Story = {
  render: () => (
    <Grid columns={2} gap={4}>
      <PhoneField label="未填" value="" onChange={fn()} />
      <PhoneField label="手机号" value="13800001234" isRequired onChange={fn()} />
      <PhoneField label="香港" value="+85291234567" onChange={fn()} />
      <PhoneField label="最长" value="+123456789012345" onChange={fn()} />
      <PhoneField label="有误" value="138" errorMessage="请输入正确的手机号" onChange={fn()} />
      <PhoneField label="停用" value="13800001234" isDisabled onChange={fn()} />
      <PhoneField label="只读" value="+85291234567" isReadOnly onChange={fn()} />
    </Grid>
  ),
};
