import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Grid } from '../Layout/index.ts';
import {
  choose,
  createSender,
  dragOver,
  drop,
  fileOf,
  fileOfSize,
  goneFile,
  paste,
  pictureUrl,
} from './fixture.ts';
import { FilePicture } from './useUploadField.tsx';
import { megabytes } from '../lib/formatSize.ts';
import { ImageUploader, type ImageUploaderProps } from './ImageUploader.tsx';

let sender = createSender();

/** Keeps what has arrived, as a form does. */
function Controlled(props: ImageUploaderProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string | null): void => {
    setValue(next);
    props.onChange(next);
  };
  return (
    <ImageUploader
      {...props}
      value={value}
      onChange={change}
      upload={(file, options) => sender.send(file, options)}
    />
  );
}

const meta = {
  title: 'Inputs/ImageUploader',
  component: ImageUploader,
  subcomponents: { FilePicture },
  args: {
    label: '封面图片',
    noun: '封面图片',
    value: null,
    maxBytes: megabytes(5),
    onChange: fn(),
    upload: () => Promise.reject(new Error('replaced by the story')),
  },
  render: (args) => <Controlled {...args} />,
  beforeEach: () => {
    sender = createSender();
  },
} satisfies Meta<typeof ImageUploader>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const lobby = fileOf('大堂.png');

/** Selected, uploading, uploaded. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await choose(canvasElement, lobby);
    await expect(await canvas.findByRole('progressbar', { name: '上传封面图片' })).toBeVisible();
    sender.calls[0]?.onProgress(0.42);
    await expect(await canvas.findByText('上传中 42%')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('上传中 25%');
    sender.calls[0]?.arrive('/hotel/lobby.png');
    await expect(await canvas.findByRole('button', { name: '更换' })).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledWith('/hotel/lobby.png');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Empty: one button, and a line with the accepted types. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: '封面图片' });
    await expect(group).toHaveAccessibleDescription('png、gif、jpg、jpeg，不超过 5MB');
    await expect(button('选择图片')).toBeEnabled();
  },
};

export const Filled: Story = {
  args: { value: pictureUrl },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '封面图片' })).toBeVisible();
  },
};

export const Required: Story = { args: { isRequired: true } };

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: '请上传封面图片' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('请上传封面图片');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(button('选择图片')).toBeDisabled();
    drop(canvas.getByRole('group'), lobby);
    await expect(canvasElement).not.toHaveTextContent('上传中');
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, value: pictureUrl },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '封面图片' })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** The URL is no picture. */
export const Broken: Story = {
  args: { value: 'data:image/png;base64,AAAA', shape: 'wide' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('图片无法显示')).toBeVisible();
  },
};

/** An invalid file shows an error and is not uploaded; the old picture stays. */
export const Refused: Story = {
  args: { value: pictureUrl },
  play: async ({ canvas, canvasElement }) => {
    const group = canvas.getByRole('group');
    const says = (words: string) => waitFor(() => expect(group).toHaveAccessibleDescription(words));
    const wrongType = '只能上传 png、gif、jpg、jpeg 格式的图片！';
    await choose(canvasElement, fileOf('网页.png', 'html', 'image/png'));
    await says(wrongType);
    await expect(canvas.getByRole('status')).toHaveTextContent(wrongType);
    await choose(canvasElement, fileOfSize('很大.png', megabytes(5) + 1));
    await says('上传封面图片大小不能超过 5MB!');
    await choose(canvasElement, new File([], '空.png', { type: 'image/png' }));
    await says('图片是空的，请重新选择');
    await choose(canvasElement, goneFile('不见了.png'));
    await says('无法读取图片，请重新选择');
    await choose(canvasElement, fileOf('矢量.svg', 'html', 'image/svg+xml'));
    await says(wrongType);
    await expect(sender.calls).toHaveLength(0);
    await expect(canvas.getByRole('img', { name: '封面图片' })).toBeVisible();
  },
};

/** After an error the same file can be chosen again: it may have been put right meanwhile. */
export const SameFileAgain: Story = {
  play: async ({ canvas, canvasElement }) => {
    const file = fileOf('网页.png', 'html', 'image/png');
    await choose(canvasElement, file);
    await waitFor(() => expect(canvas.getByRole('group')).toBeInvalid());
    await choose(canvasElement, lobby);
    await waitFor(() => expect(sender.calls).toHaveLength(1));
    await choose(canvasElement, lobby);
    await waitFor(() => expect(sender.calls).toHaveLength(2));
    await expect(sender.calls[0]?.signal.aborted).toBe(true);
  },
};

/** The upload failed: the reason is shown, the picture is kept for a retry. */
export const Failed: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await choose(canvasElement, lobby);
    await waitFor(() => expect(sender.calls).toHaveLength(1));
    sender.calls[0]?.fail('网络不通，请稍后再试');
    const retry = await canvas.findByRole('button', { name: '重试' });
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('网络不通，请稍后再试');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(retry);
    await waitFor(() => expect(sender.calls).toHaveLength(2));
    sender.calls[1]?.arrive('/hotel/lobby.png');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('/hotel/lobby.png'));
    await expect(canvas.getByRole('group')).toBeValid();
  },
};

/** As it is after a failure. */
export const FailedAsItStands: Story = {
  args: { shape: 'wide' },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, lobby);
    await waitFor(() => expect(sender.calls).toHaveLength(1));
    sender.calls[0]?.fail('网络不通，请稍后再试');
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

/** While it is uploading. */
export const Sending: Story = {
  args: { shape: 'wide' },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, lobby);
    await waitFor(() => expect(sender.calls).toHaveLength(1));
    sender.calls[0]?.onProgress(0.6);
    await expect(await canvas.findByText('上传中 60%')).toBeVisible();
  },
};

/** Cancelled: what was sent is aborted, the old picture is back. */
export const Cancelled: Story = {
  args: { value: pictureUrl },
  play: async ({ canvas, canvasElement, args }) => {
    await choose(canvasElement, lobby);
    await userEvent.click(await canvas.findByRole('button', { name: '取消' }));
    await expect(sender.calls[0]?.signal.aborted).toBe(true);
    await expect(await canvas.findByRole('img', { name: '封面图片' })).toBeVisible();
    await expect(button('更换')).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Removed without a question: there is a way back. */
export const Removed: Story = {
  args: { value: pictureUrl },
  play: async ({ canvas, args }) => {
    await userEvent.click(button('移除'));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByText('已移除')).toBeVisible();
    await userEvent.click(button('撤销'));
    await expect(args.onChange).toHaveBeenLastCalledWith(pictureUrl);
    await expect(canvas.getByRole('img', { name: '封面图片' })).toBeVisible();
  },
};

/** Dragged: the field shows that it takes it; beside the field nothing happens. */
export const Dropped: Story = {
  play: async ({ canvas, canvasElement }) => {
    const group = canvas.getByRole('group');
    dragOver(group, lobby);
    await expect(await canvas.findByText('松开上传')).toBeVisible();
    drop(group, lobby);
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
    await userEvent.click(button('取消'));
    const isLeaving = drop(canvasElement, lobby);
    await expect(isLeaving).toBe(false);
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
    drop(group, lobby, fileOf('前台.png'));
    await waitFor(() => expect(group).toHaveAccessibleDescription('最多上传 1 张图片'));
  },
};

/** By keyboard alone: pasted, cancelled, pasted again, removed and had back. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    paste(lobby);
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(button('选择图片')).toHaveFocus();
    paste(lobby);
    await expect(await canvas.findByRole('button', { name: '取消' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button('选择图片')).toHaveFocus());
    paste(lobby);
    await waitFor(() => expect(sender.calls).toHaveLength(2));
    sender.calls[1]?.arrive(pictureUrl);
    await waitFor(() => expect(button('更换')).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(button('撤销')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(pictureUrl);
  },
};

/** A name of 200 characters is as good as any. */
export const LongName: Story = {
  args: { label: '很长的名称'.repeat(20), description: 'Unbroken'.repeat(30) },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, fileOf(`${'大'.repeat(200)}.png`));
    await waitFor(() => expect(sender.calls).toHaveLength(1));
    sender.calls[0]?.fail('名称太长：'.repeat(20));
  },
};

/** The field leaves the page: what was being sent is aborted. */
export const Left: Story = {
  render: function Leaving(args) {
    const [isThere, setThere] = useState(true);
    return (
      <>
        <Button onPress={() => setThere(false)}>关闭</Button>
        {isThere && <Controlled {...args} />}
      </>
    );
  },
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, lobby);
    await waitFor(() => expect(sender.calls).toHaveLength(1));
    await userEvent.click(button('关闭'));
    await expect(sender.calls[0]?.signal.aborted).toBe(true);
    sender.calls[0]?.arrive();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

const nothing = (): void => {};
const never = (): Promise<string> => new Promise(() => {});

/** Every outline, empty and filled, in every state. */
export const Permutations: Story = {
  render: () => (
    <Grid columns="280px" gap={4}>
      {(['square', 'round', 'wide'] as const).flatMap((shape) =>
        [null, pictureUrl].flatMap((value) =>
          [
            { label: '平常' },
            { label: '有误', errorMessage: '请上传封面图片' },
            { label: '停用', isDisabled: true },
            { label: '只读', isReadOnly: true },
          ].map((props) => (
            <ImageUploader
              key={`${shape} ${value} ${props.label}`}
              {...props}
              {...{ shape, value }}
              onChange={nothing}
              upload={never}
            />
          )),
        ),
      )}
    </Grid>
  ),
};
