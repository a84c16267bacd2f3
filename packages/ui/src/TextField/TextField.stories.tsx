import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../Layout/index.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** Keeps what is typed, as a form does. */
function Controlled(props: TextFieldProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string): void => {
    setValue(next);
    props.onChange(next);
  };
  return <TextField {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Inputs/TextField',
  component: TextField,
  args: { label: '昵称', value: '', onChange: fn() },
  render: (args) => <Controlled {...args} />,
  parameters: {
    guide: {
      anatomy: {
        标签: '总在上方',
        输入框: '宽度如其内容',
        说明: '填写前就看得见',
        错误: '代替说明，写怎么改',
      },
      good: ['手机号 200 px，证件号 240 px', '说明写规则：18 位'],
      bad: ['用占位文字当标签', '填到一半就报错'],
    },
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: '昵称' });
    await userEvent.type(input, '前台小王');
    await expect(input).toHaveValue('前台小王');
    await expect(args.onChange).toHaveBeenLastCalledWith('前台小王');
  },
};

export const Invalid: Story = {
  args: { label: '手机号', value: '1380000', errorMessage: '请输入正确的手机号', isRequired: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '手机号' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('请输入正确的手机号');
  },
};

/** No more than `maxLength` characters can be typed. */
export const Telephone: Story = {
  args: { label: '手机号', type: 'tel', maxLength: 11, inputMode: 'numeric' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '手机号' });
    await userEvent.click(input);
    await userEvent.paste('138 0000 １２３４');
    await expect(input).toHaveValue('13800001234');
    await userEvent.keyboard('56');
    await expect(input).toHaveValue('13800001234');
  },
};

/** `onEnter`, for fields outside of a form. */
export const ByKeyboard: Story = {
  args: { label: '订单号', onEnter: fn() },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('20260301001{Enter}');
    await expect(args.onEnter).toHaveBeenCalledTimes(1);
  },
};

/** Nothing is cut off: longer text stays, with an error. A rare character counts as one. */
export const TooLong: Story = {
  args: { label: '姓名', maxLength: 4 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '姓名' });
    await userEvent.type(input, '𠮷野家人');
    await expect(input).toBeValid();
    await userEvent.type(input, '员王');
    await expect(input).toHaveValue('𠮷野家人员王');
    await expect(input).toHaveAccessibleDescription('最多 4 个字，超出 2 个');
  },
};

/** Spaces are removed from a pasted email address. */
export const Email: Story = {
  args: { label: '邮箱', type: 'email', autoComplete: 'email' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: '邮箱' }));
    await userEvent.paste(' wang＠example.com ');
    await expect(args.onChange).toHaveBeenLastCalledWith('wang@example.com');
  },
};

const nothing = (): void => {};

/** Every kind in every state. */
export const Permutations: Story = {
  render: () => (
    <Grid columns={3} gap={4}>
      <TextField label="昵称" value="" onChange={nothing} placeholder="如 前台小王" />
      <TextField label="昵称（必填）" isRequired value="前台小王" onChange={nothing} />
      <TextField
        label="昵称（说明）"
        value="前台小王"
        onChange={nothing}
        description="显示在右上角"
      />
      <TextField
        label="手机号"
        value="1380000"
        onChange={nothing}
        errorMessage="请输入正确的手机号"
      />
      <TextField label="手机号（停用）" value="13800001234" onChange={nothing} isDisabled />
      <TextField label="手机号（只读）" value="13800001234" onChange={nothing} isReadOnly />
      <TextField label="邮箱" type="email" value="wang@example.com" onChange={nothing} />
      <TextField label="姓名（过长）" maxLength={4} value="欧阳安住酒店" onChange={nothing} />
      <TextField
        label="没有空格的长文字也不会撑破旁边的字段：标签照样换行"
        value="https://example.com/hotels/hangzhou/xihu/rooms/1208?from=front-desk"
        onChange={nothing}
      />
      <TextField label="身高" value="170" onChange={nothing} suffix="厘米" />
      <TextField
        label="酒店地址"
        value="浙江省杭州市西湖区某某路一千二百三十四号安住酒店二号楼"
        onChange={nothing}
      />
    </Grid>
  ),
};
