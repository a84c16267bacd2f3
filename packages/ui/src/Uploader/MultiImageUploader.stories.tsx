import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../Layout/index.ts';
import { choose, createSender, dragTo, drop, fileOf, pictureUrl } from './fixture.ts';
import { MultiImageUploader, type MultiImageUploaderProps } from './MultiImageUploader.tsx';
import type { UploadFile } from './uploadQueue.ts';
import type { UploadedFile } from './useUploadList.ts';

let sender = createSender();
const sendFile: UploadFile = (file, options) => sender.send(file, options);

function Controlled(props: MultiImageUploaderProps) {
  const [value, setValue] = useState(props.value);
  return (
    <MultiImageUploader
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
  title: 'Inputs/MultiImageUploader',
  component: MultiImageUploader,
  args: { label: '房型图片', upload: sendFile, value: [], onChange: fn() },
  render: (args) => <Controlled {...args} />,
  beforeEach: () => {
    sender = createSender();
  },
  parameters: {
    guide: {
      anatomy: {
        封面: '第一张，写明封面',
        图片: '可拖动换位，也可用按钮',
        选择: '可选多张，也可拖入或粘贴',
      },
      good: ['写明格式、大小和数量', '失败的留在下方'],
      bad: ['只要一张图片也用它'],
    },
  },
} satisfies Meta<typeof MultiImageUploader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each has an address of its own. */
const uploaded = (...names: string[]): UploadedFile[] =>
  names.map((name) => ({ name: `${name}.png`, url: `${pictureUrl}#${name}` }));
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const sent = (count: number) => waitFor(() => expect(sender.calls).toHaveLength(count));
const order = (): string =>
  screen
    .getAllByRole('img')
    .map((one) => one.getAttribute('alt')?.slice(0, 1))
    .join('');

/** Several chosen at once; the first one that arrives is the cover. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await choose(canvasElement, fileOf('大堂.png'), fileOf('客房.png'));
    await sent(2);
    sender.calls[0]?.onProgress(0.5);
    sender.calls[1]?.arrive(`${pictureUrl}#b`);
    sender.calls[0]?.arrive(`${pictureUrl}#a`);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(order()).toBe('客大'));
    await expect(canvas.getByText('封面')).toBeVisible();
  },
};

/** Another cover, moved by a button, by Alt with an arrow and by dragging, removed by Delete. */
export const Order: Story = {
  args: { value: uploaded('甲', '乙', '丙') },
  play: async ({ canvas }) => {
    await userEvent.click(button('设为封面 丙.png'));
    await expect(order()).toBe('丙甲乙');
    await expect(canvas.getByRole('status')).toHaveTextContent('丙.png：第 1 个，共 3 个');
    await userEvent.click(button('后移 丙.png'));
    await expect(order()).toBe('甲丙乙');
    button('移除 乙.png').focus();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await expect(order()).toBe('甲乙丙');
    const [first, , last] = canvas.getAllByRole('listitem');
    await dragTo(last, first);
    await expect(order()).toBe('丙甲乙');
    button('移除 甲.png').focus();
    await userEvent.keyboard('{Delete}');
    await expect(order()).toBe('丙乙');
  },
};

/** Dropped: one that failed is retried, one that is of another kind stays with its reason. */
export const FailedAndRefused: Story = {
  args: { value: uploaded('甲') },
  play: async ({ canvas }) => {
    drop(canvas.getByRole('group'), fileOf('大堂.png'), fileOf('合同.pdf', 'pdf'));
    await sent(1);
    sender.calls[0]?.fail('网络不通，请稍后再试');
    await userEvent.click(await canvas.findByRole('button', { name: '重试 大堂.png' }));
    await sent(2);
    sender.calls[1]?.arrive(`${pictureUrl}#b`);
    await waitFor(() => expect(order()).toBe('甲大'));
    await expect(canvas.getByRole('button', { name: '移除 合同.pdf' })).toBeVisible();
  },
};

/** No more than three: there is no place to choose a fourth. */
export const AtMost: Story = {
  args: { maxFiles: 3, value: uploaded('甲', '乙', '丙') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '选择图片' })).toBeNull();
  },
};

/** Empty, filled, required and missing, disabled. */
export const Permutations: Story = {
  render: (args) => (
    <Stack gap={4}>
      <MultiImageUploader {...args} label="未传" />
      <MultiImageUploader {...args} label="已传" value={uploaded('甲', '乙', '丙')} />
      <MultiImageUploader {...args} label="缺少" isRequired errorMessage="请上传图片" />
      <MultiImageUploader {...args} label="停用" isDisabled value={uploaded('甲', '乙')} />
    </Stack>
  ),
};
