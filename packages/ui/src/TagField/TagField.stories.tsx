import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../Layout/index.ts';
import { TagField, type TagFieldProps } from './TagField.tsx';

/** Keeps the tags, as a form does. */
function Controlled(props: TagFieldProps) {
  const [value, setValue] = useState<readonly string[]>(props.value);
  const change = (next: string[]): void => {
    setValue(next);
    props.onChange(next);
  };
  return <TagField {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Inputs/TagField',
  component: TagField,
  args: { label: '酒店标签', value: ['近地铁', '含早餐'], onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof TagField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Added by Enter and by leaving the field, removed by ×; nothing twice. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: '酒店标签' });
    await userEvent.type(input, '可停车{Enter}近地铁{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['近地铁', '含早餐', '可停车']);
    await expect(input).toHaveValue('');
    await expect(canvas.getByRole('status')).toHaveTextContent('「近地铁」已存在');
    await userEvent.click(canvas.getByRole('button', { name: '移除 近地铁' }));
    await userEvent.type(input, '江景');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(['含早餐', '可停车', '江景']);
    await expect(input).toHaveAccessibleDescription('3 个：含早餐、可停车、江景');
  },
};

/** ← reaches the tags; the neighbour of a removed one has the focus. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const input = canvas.getByRole('textbox', { name: '酒店标签' });
    await userEvent.keyboard('亲子，');
    await expect(args.onChange).toHaveBeenLastCalledWith(['近地铁', '含早餐', '亲子']);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: '移除 含早餐' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['近地铁', '亲子']);
    await expect(canvas.getByRole('button', { name: '移除 亲子' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

/** A pasted list is split at its commas and lines. */
export const Pasted: Story = {
  args: { value: ['近地铁'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: '酒店标签' }));
    await userEvent.paste('含早餐，近地铁,湖景\n亲子');
    await expect(args.onChange).toHaveBeenLastCalledWith(['近地铁', '含早餐', '湖景', '亲子']);
  },
};

/** Tags that are too long together have a problem until some are removed. */
export const TooLong: Story = {
  args: { maxLength: 10 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '酒店标签' });
    await userEvent.type(input, '步行五分钟{Enter}');
    await expect(input).toHaveAccessibleDescription(/合计最多 10 个字，超出 3 个/);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toBeValid();
  },
};

const many = ['近地铁', '含早餐', '免费停车', '湖景', '亲子', '可带宠物', '会议室', '健身房'];

export const Permutations: Story = {
  render: (args) => (
    <Grid columns={2} gap={4}>
      <TagField {...args} value={[]} placeholder="如 近地铁" description="回车或逗号添加" />
      <TagField {...args} value={many} isRequired />
      <TagField {...args} errorMessage="不能含有逗号" />
      <TagField {...args} value={many} maxLength={20} />
      <TagField {...args} isDisabled />
      <TagField {...args} isReadOnly />
      <TagField
        {...args}
        value={['一个很长很长的标签，长到这一行放不下它的全部内容，只好在末尾截断']}
      />
    </Grid>
  ),
};
