import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../Layout/index.ts';
import { FileUploader } from './FileUploader.tsx';
import { megabytes } from '../lib/formatSize.ts';
import { documentTypes, choose, createSender, dragOver, drop, fileOf, paste } from './fixture.ts';
import type { UploadFile } from './uploadQueue.ts';

let sender = createSender();
const sendFile: UploadFile = (file, options) => sender.send(file, options);

const meta = {
  title: 'Inputs/FileUploader',
  component: FileUploader,
  args: { label: '附件', types: documentTypes, maxBytes: megabytes(20), upload: sendFile },
  beforeEach: () => {
    sender = createSender();
  },
} satisfies Meta<typeof FileUploader>;

export default meta;
type Story = StoryObj<typeof meta>;

const pdf = (name: string): File => fileOf(name, 'pdf');
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
/** What is seen, rather than announced. */
const span = { selector: 'span' };
const sent = (count: number) => waitFor(() => expect(sender.calls).toHaveLength(count));

/** Selected, on its way, arrived. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, pdf('入住须知.pdf'));
    await sent(1);
    await expect(await canvas.findByText('上传中', span)).toBeVisible();
    sender.calls[0]?.onProgress(0.5);
    await expect(await canvas.findByText('50%')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('上传中 50%');
    sender.calls[0]?.arrive('/1');
    await waitFor(() => expect(canvas.queryByRole('list')).not.toBeInTheDocument());
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

/** What is not taken is listed with its reason, and can be removed by Delete as well. */
export const Refused: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, fileOf('图片.pdf', 'png', 'application/pdf'));
    await expect(await canvas.findByText('只能上传 pdf 格式的文件！', span)).toBeVisible();
    button('移除 图片.pdf').focus();
    await userEvent.keyboard('{Delete}');
    await expect(canvas.queryByText('只能上传 pdf 格式的文件！')).not.toBeInTheDocument();
    await waitFor(() => expect(button('选择文件')).toHaveFocus());
  },
};

/** It did not arrive: sent again, or another one is chosen. */
export const Failed: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, pdf('入住须知.pdf'));
    await sent(1);
    sender.calls[0]?.fail('网络不通，请稍后再试');
    await userEvent.click(await canvas.findByRole('button', { name: '重试 入住须知.pdf' }));
    await sent(2);
    sender.calls[1]?.fail('存储空间已满');
    await expect(await canvas.findByText('存储空间已满', span)).toBeVisible();
    await choose(canvasElement, pdf('消防预案.pdf'));
    await sent(3);
    await expect(canvas.queryByText('存储空间已满')).not.toBeInTheDocument();
  },
};

/** Of several the first is sent; the others are listed as refused. */
export const Dropped: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group');
    dragOver(group, pdf('入住须知.pdf'));
    await expect(await canvas.findByText('松开上传')).toBeVisible();
    drop(group, pdf('入住须知.pdf'), pdf('消防预案.pdf'));
    await expect(await canvas.findByText('最多上传 1 个文件')).toBeVisible();
    await sent(1);
    await expect(sender.calls[0]?.name).toBe('入住须知.pdf');
    await expect(canvas.getByText('共 2 个，已上传 0 个，失败 1 个')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('正在上传 2 个文件，已完成 50%');
  },
};

/** By keyboard alone: pasted, and cancelled. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(button('选择文件')).toHaveFocus();
    paste(pdf('入住须知.pdf'));
    await sent(1);
    await userEvent.tab();
    await expect(button('取消 入住须知.pdf')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button('选择文件')).toHaveFocus());
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    await expect(sender.calls[0]?.signal.aborted).toBe(true);
  },
};

/** The ending of a long name stays in view. */
export const LongName: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, pdf(`${'很长的文件名称'.repeat(28)}.pdf`));
    await sent(1);
    sender.calls[0]?.fail('名称太长'.repeat(12));
    await expect(await canvas.findByText('.pdf')).toBeVisible();
  },
};

const never = (): Promise<string> => new Promise(() => {});

export const Permutations: Story = {
  render: () => (
    <Stack gap={4}>
      {[
        { label: '平常' },
        { label: '有误', errorMessage: '请上传附件' },
        { label: '停用', isDisabled: true },
      ].map((props) => (
        <FileUploader
          key={props.label}
          {...props}
          types={documentTypes}
          maxBytes={megabytes(20)}
          upload={never}
        />
      ))}
    </Stack>
  ),
};
