import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../Layout/index.ts';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

/** Keeps what is typed, as a form does. */
function Controlled(props: TextAreaProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string): void => {
    setValue(next);
    props.onChange(next);
  };
  return <TextArea {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Inputs/TextArea',
  component: TextArea,
  args: { label: '申请备注', value: '', onChange: fn() },
  render: (args) => <Controlled {...args} />,
  parameters: {
    guide: {
      anatomy: { 标签: '总在上方', 文字: '随内容变高', 字数: '接近上限才显示' },
      good: ['写给人看的备注', '上限先说'],
      bad: ['一行就够也用它', '超过上限静默截断'],
    },
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

const words = '三楼隔离区口罩不足，请于周五前补齐。';

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: '申请备注' });
    await userEvent.type(input, words);
    await expect(args.onChange).toHaveBeenLastCalledWith(words);
  },
};

/** Enter starts a line and sends nothing; Tab leaves. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const input = canvas.getByRole('textbox', { name: '申请备注' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('口罩 20 箱{Enter}消毒液 5 桶');
    await expect(input).toHaveValue('口罩 20 箱\n消毒液 5 桶');
    await userEvent.tab();
    await expect(input).not.toHaveFocus();
  },
};

/** It grows line by line up to its greatest height, then scrolls inside. */
export const Grows: Story = {
  args: { rows: 2 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '申请备注' });
    const height = (): number => input.getBoundingClientRect().height;
    const low = height();
    await userEvent.type(input, '一{Enter}二');
    await expect(height()).toBe(low);
    await userEvent.type(input, '{Enter}三');
    const higher = height();
    await expect(higher).toBeGreaterThan(low);
    await userEvent.type(input, '{Enter}四{Enter}五{Enter}六{Enter}七{Enter}八{Enter}九');
    await expect(height()).toBeGreaterThan(higher);
    await expect(input.scrollHeight).toBeGreaterThan(input.clientHeight);
  },
};

/** Visible characters are counted; longer text stays, with an error. */
export const Counted: Story = {
  args: { maxLength: 10 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '申请备注' });
    await userEvent.type(input, '𠮷野家👍');
    await expect(canvas.getByText('4/10')).toBeVisible();
    await userEvent.click(input);
    await userEvent.paste('补齐三楼隔离区的口罩');
    await expect(canvas.getByText('14/10')).toBeVisible();
    await expect(input).toHaveAccessibleDescription('最多 10 个字，超出 4 个');
    await expect(canvas.getByRole('status')).toHaveTextContent('最多 10 个字，超出 4 个');
  },
};

export const Invalid: Story = {
  args: { label: '审核备注', isRequired: true, errorMessage: '请输入拒绝理由！' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '审核备注' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('请输入拒绝理由！');
  },
};

const long = words.repeat(12);
const nothing = (): void => {};

/** Every state. */
export const Permutations: Story = {
  render: () => (
    <Grid columns="240px" gap={4}>
      <TextArea label="未填" value="" onChange={nothing} placeholder="如 三楼口罩不足" />
      <TextArea label="已填" value={words} onChange={nothing} maxLength={200} />
      <TextArea label="说明" value={words} onChange={nothing} description="审核人可见" />
      <TextArea
        label="说明与字数"
        value={words}
        onChange={nothing}
        description="审核人可见"
        maxLength={200}
      />
      <TextArea label="过长" value={words} onChange={nothing} maxLength={10} />
      <TextArea label="很长" value={long} onChange={nothing} maxLength={500} />
      <TextArea label="一行" value="临街" onChange={nothing} rows={1} />
      <TextArea
        label="不断行的文字"
        value="https://example.com/hotels/hangzhou/xihu/rooms/1208?from=front-desk"
        onChange={nothing}
      />
      <TextArea
        label="有误"
        value=""
        onChange={nothing}
        isRequired
        errorMessage="请输入拒绝理由！"
      />
      <TextArea label="停用" value={words} onChange={nothing} isDisabled />
      <TextArea label="只读" value={words} onChange={nothing} isReadOnly />
    </Grid>
  ),
};
