import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../Layout/index.ts';
import { megabytes } from '../lib/formatSize.ts';
import { choose, createSender, documentTypes, dragTo, drop, fileOf, paste } from './fixture.ts';
import { MultiFileUploader, type MultiFileUploaderProps } from './MultiFileUploader.tsx';
import type { UploadFile } from './uploadQueue.ts';
import type { UploadedFile } from './useUploadList.ts';

let sender = createSender();
const sendFile: UploadFile = (file, options) => sender.send(file, options);

function Controlled(props: MultiFileUploaderProps) {
  const [value, setValue] = useState(props.value);
  return (
    <MultiFileUploader
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
  title: 'Inputs/MultiFileUploader',
  component: MultiFileUploader,
  args: {
    label: '合同附件',
    types: documentTypes,
    maxBytes: megabytes(20),
    upload: sendFile,
    value: [],
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
  beforeEach: () => {
    sender = createSender();
  },
  parameters: {
    guide: {
      anatomy: {
        选择: '可选多个，也可拖入或粘贴',
        已上传: '按顺序排列，可移动',
        未上传: '写明原因，可重试',
      },
      good: ['写明格式、大小和数量', '失败的留在列表里'],
      bad: ['图片要预览也用它', '只要一个文件也用它'],
    },
  },
} satisfies Meta<typeof MultiFileUploader>;

export default meta;
type Story = StoryObj<typeof meta>;

const pdf = (name: string): File => fileOf(name, 'pdf');
const uploaded = (...names: string[]): UploadedFile[] =>
  names.map((name) => ({ name, url: `/files/${name}` }));
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const sent = (count: number) => waitFor(() => expect(sender.calls).toHaveLength(count));
const rows = (): string[] =>
  within(screen.getByRole('list', { name: '合同附件' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent ?? '');

/** Several chosen at once; they are kept in the order in which they arrive. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await choose(canvasElement, pdf('合同.pdf'), pdf('附件.pdf'));
    await sent(2);
    sender.calls[0]?.onProgress(0.5);
    await expect(await screen.findByText('50%')).toBeVisible();
    sender.calls[1]?.arrive();
    sender.calls[0]?.arrive();
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(button('移除 合同.pdf')).toBeVisible());
    await expect(rows().map((row) => row.slice(0, 2))).toEqual(['附件', '合同']);
  },
};

/** Dropped and pasted; one that failed is retried, one that is of another kind stays with its reason. */
export const FailedAndRefused: Story = {
  args: { value: uploaded('合同.pdf') },
  play: async ({ args, canvas }) => {
    drop(canvas.getByRole('group'), pdf('附件.pdf'), fileOf('照片.png'));
    await sent(1);
    sender.calls[0]?.fail('网络不通，请稍后再试');
    await expect(
      await canvas.findByText('只能上传 pdf 格式的文件！', { selector: 'span' }),
    ).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: '重试 附件.pdf' }));
    await sent(2);
    sender.calls[1]?.arrive();
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith([
        ...uploaded('合同.pdf'),
        { name: '附件.pdf', url: `/files/${encodeURIComponent('附件.pdf')}` },
      ]),
    );
    await userEvent.click(button('移除 照片.png'));
    button('选择文件').focus();
    paste(pdf('消防预案.pdf'));
    await sent(3);
  },
};

/** Moved by its buttons and by Alt with an arrow, removed by Delete; each is announced. */
export const Order: Story = {
  args: { value: uploaded('甲.pdf', '乙.pdf', '丙.pdf') },
  play: async ({ args, canvas }) => {
    await userEvent.click(button('下移 甲.pdf'));
    await expect(args.onChange).toHaveBeenLastCalledWith(uploaded('乙.pdf', '甲.pdf', '丙.pdf'));
    await expect(canvas.getByRole('status')).toHaveTextContent('甲.pdf：第 2 个，共 3 个');
    button('移除 丙.pdf').focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    await expect(button('移除 丙.pdf')).toHaveFocus();
    await expect(rows().map((row) => row.slice(0, 1))).toEqual(['丙', '乙', '甲']);
    await userEvent.keyboard('{Delete}');
    await expect(rows()).toHaveLength(2);
    await expect(canvas.getByRole('status')).toHaveTextContent('已移除 丙.pdf');
  },
};

/** Dragged to the place of another one. */
export const Dragged: Story = {
  args: { value: uploaded('甲.pdf', '乙.pdf', '丙.pdf') },
  play: async ({ args, canvas }) => {
    const [first, , last] = canvas.getAllByRole('listitem');
    await dragTo(first, last);
    await expect(args.onChange).toHaveBeenLastCalledWith(uploaded('乙.pdf', '丙.pdf', '甲.pdf'));
    await expect(canvas.getByRole('status')).toHaveTextContent('甲.pdf：第 3 个，共 3 个');
  },
};

/** Three at most: what is more is refused. */
export const AtMost: Story = {
  args: { maxFiles: 3, value: uploaded('甲.pdf', '乙.pdf') },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, pdf('丙.pdf'), pdf('丁.pdf'));
    await expect(await canvas.findByText('最多上传 3 个文件', { selector: 'span' })).toBeVisible();
    await sent(1);
    sender.calls[0]?.arrive();
    await waitFor(() => expect(button('移除 丙.pdf')).toBeVisible());
  },
};

/** Empty, filled, required and missing, disabled. */
export const Permutations: Story = {
  render: (args) => (
    <Stack gap={4}>
      <MultiFileUploader {...args} label="未传" />
      <MultiFileUploader {...args} label="已传" value={uploaded('合同.pdf', '附件.pdf')} />
      <MultiFileUploader {...args} label="缺少" isRequired errorMessage="请上传合同" />
      <MultiFileUploader {...args} label="停用" isDisabled value={uploaded('合同.pdf')} />
    </Stack>
  ),
};
