import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { notify } from '../Notification/notify.ts';
import { ToastRegion, toast } from './index.ts';

const stay = { duration: Infinity };
const closed = fn();

function Page() {
  const [isOpen, setOpen] = useState(false);
  const lines = Array.from({ length: 40 }, (_, index) => `第 ${index + 1} 条：房价含双早。`);
  return (
    <>
      <Button onPress={() => setOpen(true)}>打开</Button>
      <Dialog
        title="修改价格"
        size="large"
        isOpen={isOpen}
        onClose={() => {
          closed();
          setOpen(false);
        }}
        footer={<Button onPress={() => toast.error('改价失败，请重试', stay)}>保存</Button>}
      >
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Dialog>
      <ToastRegion />
    </>
  );
}

const meta = {
  title: 'Feedback/Toast/Over a dialog',
  component: ToastRegion,
  render: () => <Page />,
  beforeEach: () => {
    toast.closeAll();
    closed.mockClear();
  },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const failed = '改价失败，请重试';

const open = async (): Promise<HTMLElement> => {
  await userEvent.click(screen.getByRole('button', { name: '打开' }));
  const dialog = await screen.findByRole('dialog', { name: '修改价格' });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
};
const stillOpen = async (): Promise<void> => {
  await expect(screen.getByRole('dialog', { name: '修改价格' })).toBeVisible();
  await expect(closed).not.toHaveBeenCalled();
};
const doNotTouch = async (messages: HTMLElement[], dialog: HTMLElement): Promise<void> => {
  const buttons = within(dialog).getAllByRole('button');
  for (const message of messages) {
    const one = message.getBoundingClientRect();
    for (const button of buttons) {
      const other = button.getBoundingClientRect();
      const isApart =
        one.right <= other.left ||
        other.right <= one.left ||
        one.bottom <= other.top ||
        other.bottom <= one.top;
      await expect(isApart).toBe(true);
    }
  }
};

/** Read aloud and in reach; closing it leaves the dialog open. */
export const Default: Story = {
  play: async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    const message = await screen.findByRole('article', { name: failed });
    await expect(screen.getByRole('alert')).toHaveTextContent(failed);
    await expect(message.closest('[inert], [aria-hidden="true"]')).toBeNull();
    await userEvent.click(message);
    await stillOpen();
    await userEvent.click(within(message).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(message).not.toBeInTheDocument());
    await stillOpen();
  },
};

export const ByKeyboard: Story = {
  play: async () => {
    const dialog = await open();
    const save = screen.getByRole('button', { name: '保存' });
    save.focus();
    await userEvent.keyboard('{Enter}');
    const message = await screen.findByRole('article', { name: failed });
    await userEvent.keyboard('{F6}');
    await expect(message).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(message).not.toBeInTheDocument());
    await expect(save).toHaveFocus();
    await stillOpen();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** However many there are: one line of each kind, and none over a button of the dialog. */
export const Many: Story = {
  play: async () => {
    const dialog = await open();
    for (let room = 1201; room <= 1208; room += 1) toast.success(`打扫完成：房间 ${room}`, stay);
    toast.error(
      '该房间状态已变更为「入住」，请刷新后再试；这一条信息比较长，要占两行才能说完。',
      stay,
    );
    notify({ message: '服务器即将维护，请在 23:00 前保存好所有正在填写的内容。', tone: 'warning' });
    notify({
      title: '导出完成',
      message: '订单 2026-03，共 3,208 条',
      action: { label: '下载', onPress: fn() },
    });
    await screen.findByText('订单 2026-03，共 3,208 条');
    const messages = within(screen.getByRole('region', { name: '消息，11 条' })).getAllByRole(
      'article',
    );
    await expect(messages).toHaveLength(2);
    await doNotTouch(messages, dialog);
    await userEvent.click(screen.getByRole('button', { name: '下载' }));
    await stillOpen();
  },
};

const checkedIn = '订单号 202603180042，总价 ¥123,456.00，优惠价 ¥111,110.40';

/** The number and the prices of a check-in are read without pointing at them. */
export const Readable: Story = {
  play: async () => {
    const dialog = await open();
    toast.success(checkedIn, stay);
    const message = await screen.findByRole('article', { name: checkedIn });
    const words = await within(message).findByText(checkedIn);
    const { right, bottom } = words.getBoundingClientRect();
    const box = words.parentElement?.getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(Math.ceil(box?.right ?? 0));
    await expect(bottom).toBeLessThanOrEqual(Math.ceil(box?.bottom ?? 0));
    await doNotTouch([message], dialog);
  },
};

export const ReadableOnPhone: Story = {
  ...Readable,
  globals: { viewport: { value: 'phone' } },
};

/** On phones a dialog fills the screen: messages lie below its head and above its foot. */
export const Phone: Story = {
  ...Many,
  globals: { viewport: { value: 'phone' } },
};

/** An older message that a later one has taken the place of is not shown again after that. */
export const OlderIsNotRepeated: Story = {
  play: async () => {
    toast.success('房价已保存', { duration: 1500 });
    await screen.findByRole('article', { name: '房价已保存' });
    await open();
    toast.error(failed, { duration: 3000 });
    await screen.findByRole('article', { name: failed });
    await waitFor(
      () => expect(screen.queryByRole('article', { name: failed })).not.toBeInTheDocument(),
      { timeout: 8000 },
    );
    await expect(screen.queryByRole('article')).not.toBeInTheDocument();
  },
};
