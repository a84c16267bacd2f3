import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Form, FormGrid } from '../Form/index.ts';
import { Inline, Stack } from '../Layout/index.ts';
import { TextField } from '../TextField/index.ts';
import { choose, createSender, fileOf } from './fixture.ts';
import { ImageUploader } from './ImageUploader.tsx';
import { UploadGate, useUploads } from './UploadGate.tsx';

let sender = createSender();

function Cover({ label = '房型主图' }: { label?: string }) {
  const [cover, setCover] = useState<string | null>(null);
  return (
    <ImageUploader
      label={label}
      value={cover}
      onChange={setCover}
      upload={(file, options) => sender.send(file, options)}
      messages={{ pending: `${label}正在上传，请稍候` }}
    />
  );
}

/** Saves without a form: the button shows why it is disabled. */
function WithoutForm({ onSave }: { onSave: () => void }) {
  const uploads = useUploads();
  return (
    <UploadGate uploads={uploads}>
      <Stack gap={4} align="start">
        <Cover />
        <Button
          tone="brand"
          variant="solid"
          disabledReason={uploads.isPending ? '图片正在上传，请稍候' : undefined}
          onPress={onSave}
        >
          保存
        </Button>
      </Stack>
    </UploadGate>
  );
}

/** A form without code for uploads. */
function RoomTypeForm({ onSave, labels }: { onSave: () => void; labels: readonly string[] }) {
  const [name, setName] = useState('豪华大床房');
  return (
    <Form onSubmit={onSave}>
      <FormGrid columns={1}>
        <TextField label="房型名称" value={name} onChange={setName} />
        {labels.map((label) => (
          <Cover key={label} label={label} />
        ))}
      </FormGrid>
      <Inline gap={2}>
        <Button type="submit" tone="brand" variant="solid">
          保存
        </Button>
      </Inline>
    </Form>
  );
}

const save = fn();

const meta = {
  title: 'UI/UploadGate',
  component: UploadGate,
  args: { uploads: { isPending: false, report: fn() }, children: null },
  render: () => <WithoutForm onSave={save} />,
  beforeEach: () => {
    sender = createSender();
    save.mockClear();
  },
} satisfies Meta<typeof UploadGate>;

export default meta;
type Story = StoryObj<typeof meta>;

const saveButton = (): HTMLElement => screen.getByRole('button', { name: '保存' });
const sent = (count: number) =>
  waitFor(() => expect(screen.getAllByRole('progressbar')).toHaveLength(count));

/** Without a form: the button is disabled with a reason. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, fileOf('大堂.png'));
    await sent(1);
    await userEvent.click(saveButton());
    await expect(saveButton()).toHaveAccessibleDescription('图片正在上传，请稍候');
    await expect(save).not.toHaveBeenCalled();
    sender.calls[0]?.arrive();
    await waitFor(() => expect(saveButton()).not.toHaveAccessibleDescription());
    await userEvent.click(saveButton());
    await expect(save).toHaveBeenCalledTimes(1);
  },
};

/** In a form: the field blocks the submit, shows why and has the focus; afterwards submitting works. */
export const InForm: Story = {
  render: () => <RoomTypeForm onSave={save} labels={['房型主图']} />,
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, fileOf('大堂.png'));
    await sent(1);
    await userEvent.click(saveButton());
    await expect(save).not.toHaveBeenCalled();
    const group = canvas.getByRole('group', { name: '房型主图' });
    await expect(group).toHaveAccessibleDescription('房型主图正在上传，请稍候');
    await expect(canvas.getByRole('status')).toHaveTextContent('房型主图正在上传，请稍候');
    await expect(canvas.getByRole('button', { name: '取消' })).toHaveFocus();
    sender.calls[0]?.arrive();
    await waitFor(() => expect(group).toBeValid());
    await userEvent.click(saveButton());
    await expect(save).toHaveBeenCalledTimes(1);
  },
};

/** Enter in a text field is refused just so; two fields refuse together, the first has the focus. */
export const ByKeyboard: Story = {
  render: () => <RoomTypeForm onSave={save} labels={['房型主图', '平面图']} />,
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = canvas.getAllByRole('group');
    if (!first || !second) throw new Error('there are two');
    await choose(second, fileOf('平面图.png'));
    await choose(canvasElement, fileOf('大堂.png'));
    await sent(2);
    await userEvent.click(canvas.getByRole('textbox', { name: '房型名称' }));
    await userEvent.keyboard('{Enter}');
    await expect(save).not.toHaveBeenCalled();
    await waitFor(() => expect(first).toHaveAccessibleDescription('房型主图正在上传，请稍候'));
    await expect(second).toHaveAccessibleDescription('平面图正在上传，请稍候');
    await expect(within(first).getByRole('button', { name: '取消' })).toHaveFocus();
    for (const call of sender.calls) call.arrive();
    await waitFor(() => expect(second).toBeValid());
    await userEvent.click(canvas.getByRole('textbox', { name: '房型名称' }));
    await userEvent.keyboard('{Enter}');
    await expect(save).toHaveBeenCalledTimes(1);
  },
};

/** Nothing under way, and something. */
export const Permutations: Story = {
  render: () => (
    <Stack gap={6}>
      <WithoutForm onSave={save} />
      <WithoutForm onSave={save} />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, fileOf('大堂.png'));
    await sent(1);
    const [waiting, ready] = canvas.getAllByRole('button', { name: '保存' });
    await expect(waiting).toHaveAccessibleDescription('图片正在上传，请稍候');
    await expect(ready).not.toHaveAccessibleDescription();
  },
};
