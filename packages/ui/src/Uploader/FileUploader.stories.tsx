import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../Layout/index.ts';
import { FileUploader, type FileUploaderProps } from './FileUploader.tsx';
import { megabytes } from './formatSize.ts';
import { documentTypes, choose, createSender, dragOver, drop, fileOf, paste } from './fixture.ts';

let sender = createSender();

/** Keeps what has arrived, as a form does. */
function Controlled(props: FileUploaderProps) {
  const [value, setValue] = useState(props.value);
  return (
    <FileUploader
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
      upload={(file, options) => sender.send(file, options)}
    />
  );
}

const meta = {
  title: 'Inputs/FileUploader',
  component: FileUploader,
  args: {
    label: '附件',
    value: [],
    types: documentTypes,
    maxBytes: megabytes(20),
    onChange: fn(),
    upload: () => Promise.reject(new Error('replaced by the story')),
  },
  render: (args) => <Controlled {...args} />,
  beforeEach: () => {
    sender = createSender();
  },
} satisfies Meta<typeof FileUploader>;

export default meta;
type Story = StoryObj<typeof meta>;

const pdf = (name: string): File => fileOf(name, 'pdf');
const three = ['入住须知.pdf', '消防预案.pdf', '清洁规范.pdf'];
const saved = three.map((name, index) => ({
  name,
  url: `/files/${index}.pdf`,
  size: 120_000 * (index + 1),
}));
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const sent = (count: number) => waitFor(() => expect(sender.calls).toHaveLength(count));
const line = (name: string): HTMLElement => {
  const found = screen.getAllByRole('listitem').find((item) => item.textContent?.includes(name));
  if (!found) throw new Error(`no line of ${name}`);
  return found;
};

/** Selected, uploading, uploaded: in the order of selection. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await choose(canvasElement, ...three.map(pdf));
    await sent(3);
    sender.calls[1]?.onProgress(0.5);
    await expect(await within(line('消防预案')).findByText('50%')).toBeVisible();
    sender.calls[2]?.arrive('/3');
    await canvas.findByRole('link', { name: '清洁规范.pdf' });
    sender.calls[0]?.arrive('/1');
    sender.calls[1]?.arrive('/2');
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(3));
    for (const [index, link] of canvas.getAllByRole('link').entries()) {
      await expect(link).toHaveAccessibleName(three[index]);
    }
    await expect(args.onChange).toHaveBeenLastCalledWith(
      ['/1', '/2', '/3'].map((url) => expect.objectContaining({ url })),
    );
    await expect(canvas.getByText('共 3 个，已上传 3 个', { selector: 'span' })).toBeVisible();
  },
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '附件' })).toHaveAccessibleDescription(
      'pdf，不超过 20MB',
    );
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

export const One: Story = { args: { value: saved.slice(0, 1), maxCount: 1 } };

export const ReadOnly: Story = {
  args: { value: saved, isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    // Words begin and end with the rows.
    for (const row of canvas.getAllByRole('listitem')) {
      const { paddingLeft, paddingRight } = getComputedStyle(row);
      await expect(paddingRight).toBe(paddingLeft);
    }
  },
};

/** Delete on a file's button removes it, as a press does. */
export const RemovedByDelete: Story = {
  args: { value: saved },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: /^移除/ });
    first?.focus();
    await userEvent.keyboard('{Delete}');
    await expect(await canvas.findByRole('button', { name: '撤销' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

/** Fifty at once: three upload at a time, and only their number is announced. */
export const Fifty: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const names = Array.from({ length: 50 }, (_none, index) => `第 ${index + 1} 份.pdf`);
    await choose(canvasElement, ...names.map(pdf));
    await sent(3);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(50);
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(3);
    for (let index = 0; index < 25; index += 1) {
      sender.calls[index]?.arrive();
      await sent(index + 4);
    }
    await expect(canvas.getByRole('status')).toHaveTextContent('正在上传 50 个文件，已完成 50%');
    for (let index = 25; index < 50; index += 1) {
      sender.calls[index]?.arrive();
      await sent(Math.min(50, index + 4));
    }
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(50));
    await expect(args.onChange).toHaveBeenCalledTimes(50);
  },
};

/** What is not taken stays in the list with its reason; the rest goes on. */
export const Refused: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(
      canvasElement,
      fileOf('图片.pdf', 'png', 'application/pdf'),
      new File([], '空.pdf', { type: 'application/pdf' }),
      pdf('入住须知.pdf'),
    );
    await expect(await canvas.findByText('只能上传 pdf 格式的文件！')).toBeVisible();
    await expect(canvas.getByText('文件是空的，请重新选择')).toBeVisible();
    await sent(1);
    await userEvent.click(button('移除 图片.pdf'));
    await expect(canvas.queryByText('只能上传 pdf 格式的文件！')).not.toBeInTheDocument();
  },
};

/** Beyond the number that may be chosen. */
export const TooMany: Story = {
  args: { value: saved, maxCount: 4 },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, pdf('第四份.pdf'), pdf('第五份.pdf'));
    await expect(await canvas.findByText('最多上传 4 个文件')).toBeVisible();
    await sent(1);
    await expect(sender.calls[0]?.name).toBe('第四份.pdf');
  },
};

/** Some do not arrive: one is sent again alone, or all of them together. */
export const Failed: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, ...three.map(pdf));
    await sent(3);
    sender.calls[0]?.fail('网络不通，请稍后再试');
    sender.calls[1]?.fail('存储空间已满');
    sender.calls[2]?.arrive('/3');
    await expect(await canvas.findByText('存储空间已满')).toBeVisible();
    await userEvent.click(button('重试 入住须知.pdf'));
    await sent(4);
    sender.calls[3]?.fail('网络不通，请稍后再试');
    await userEvent.click(await canvas.findByRole('button', { name: '重试全部' }));
    await sent(6);
    sender.calls[4]?.arrive('/1');
    sender.calls[5]?.fail('存储空间已满');
    await expect(await canvas.findByRole('link', { name: '入住须知.pdf' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('共 3 个，已上传 2 个，失败 1 个');
  },
};

/** A removed file leaves its place open for a while; its way back is where the focus is. */
export const Removed: Story = {
  args: { value: saved },
  play: async ({ canvas, args }) => {
    await userEvent.click(button('移除 消防预案.pdf'));
    await expect(canvas.getByText('已移除「消防预案.pdf」')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith([saved[0], saved[2]]);
    await waitFor(() => expect(button('撤销')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(saved);
    await expect(canvas.getAllByRole('link')[1]).toHaveAccessibleName('消防预案.pdf');
  },
};

export const Dropped: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group');
    dragOver(group, pdf('入住须知.pdf'));
    await expect(await canvas.findByText('松开上传')).toBeVisible();
    drop(group, ...three.map(pdf));
    await sent(3);
    await userEvent.click(button('取消 消防预案.pdf'));
    await expect(sender.calls[1]?.signal.aborted).toBe(true);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** By keyboard alone: pasted, cancelled one after the other. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(button('选择文件')).toHaveFocus();
    paste(...three.map(pdf));
    await sent(3);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button('取消 消防预案.pdf')).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(button('取消 清洁规范.pdf')).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(button('选择文件')).toHaveFocus());
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    await expect(sender.calls.every(({ signal }) => signal.aborted)).toBe(true);
  },
};

/** The ending of a long name stays in view. */
export const LongNames: Story = {
  args: {
    value: [
      { name: `${'很长的文件名称'.repeat(28)}.pdf`, url: '/1' },
      { name: `${'UnbrokenLatinName'.repeat(12)}.pdf`, url: '/2', size: 9_999_999 },
    ],
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, pdf(`${'大'.repeat(200)}.pdf`));
    await sent(1);
    sender.calls[0]?.fail('名称太长'.repeat(12));
  },
};

const nothing = (): void => {};
const never = (): Promise<string> => new Promise(() => {});

export const Permutations: Story = {
  render: () => (
    <Stack gap={4}>
      {[
        { label: '平常' },
        { label: '有误', errorMessage: '请上传附件' },
        { label: '停用', isDisabled: true },
        { label: '只读', isReadOnly: true },
      ].map((props) => (
        <FileUploader
          key={props.label}
          {...props}
          value={saved.slice(0, 2)}
          types={documentTypes}
          maxBytes={megabytes(20)}
          onChange={nothing}
          upload={never}
        />
      ))}
    </Stack>
  ),
};
