import type { ActOutcome, PendingAct } from '@anzhu/api/contract/assistant';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PendingActsButton } from './PendingActsButton.tsx';
import { PendingActsDialog } from './PendingActsDialog.tsx';

const extend: PendingAct = {
  id: '1',
  title: '续住、提前离店',
  keyName: '前台助手',
  facts: [
    { label: '房间', value: '301（双床房，入住，李华，2026-03-19 12:00 离店）' },
    { label: '离店时间', value: '2026-03-20 12:00' },
    { label: '入住天数', value: '3 晚' },
    { label: '原价', value: '900 元' },
    { label: '房费合计', value: '840 元' },
    { label: '差价', value: '300 元' },
  ],
  createTime: '2026-03-18 09:58:00',
  expiresTime: '2026-03-18 10:08:00',
};

const clean: PendingAct = {
  ...extend,
  id: '2',
  title: '打扫完成',
  facts: [{ label: '房间', value: '303（大床房，待打扫）' }],
  createTime: '2026-03-18 09:59:00',
  expiresTime: '2026-03-18 10:09:00',
};

interface Decided {
  outcome: ActOutcome;
  message: string | null;
}

const meta = {
  title: 'Hotel/Assistant 助手/PendingActsDialog',
  component: PendingActsDialog,
  args: {
    acts: [extend],
    onConfirm: fn(async (): Promise<Decided> => ({ outcome: 'done', message: null })),
    onRefuse: fn(async () => null),
    onClose: fn(),
  },
} satisfies Meta<typeof PendingActsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = (title: string): Promise<HTMLElement> =>
  screen.findByRole('dialog', { name: `待确认：${title}` });

/** What it concerns and costs; it runs by 确认执行, by keyboard alone. */
export const Default: Story = {
  play: async ({ args }) => {
    const shown = within(await dialog('续住、提前离店'));
    await expect(shown.getByText('300 元')).toBeVisible();
    // A key that was meant for the screen confirms nothing.
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    shown.getByRole('button', { name: '拒绝' }).focus();
    await userEvent.tab();
    await expect(shown.getByRole('button', { name: '确认执行' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onConfirm).toHaveBeenCalledWith(extend);
    await expect(args.onRefuse).not.toHaveBeenCalled();
  },
};

export const Refuse: Story = {
  play: async ({ args }) => {
    const shown = within(await dialog('续住、提前离店'));
    await userEvent.click(shown.getByRole('button', { name: '拒绝' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onRefuse).toHaveBeenCalledWith(extend);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** Closing decides nothing. */
export const Later: Story = {
  play: async ({ args }) => {
    await dialog('续住、提前离店');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onRefuse).not.toHaveBeenCalled();
  },
};

/** Several wait: after one is decided the next is shown, though the first is still listed. */
export const Several: Story = {
  args: { acts: [extend, clean] },
  play: async ({ args }) => {
    const first = within(await dialog('续住、提前离店'));
    await expect(first.getByText(/其后还有 1 项/)).toBeVisible();
    await userEvent.click(first.getByRole('button', { name: '确认执行' }));
    const second = within(await dialog('打扫完成'));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(second.getByRole('button', { name: '拒绝' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onConfirm).toHaveBeenCalledWith(extend);
    await expect(args.onRefuse).toHaveBeenCalledWith(clean);
  },
};

/** The rules refuse it by now: it was not done, and why. */
export const Failed: Story = {
  args: {
    onConfirm: fn(async (): Promise<Decided> => ({
      outcome: 'failed',
      message: '所示内容已变化，没有执行，请让助手重新提出',
    })),
  },
  play: async ({ args }) => {
    const shown = within(await dialog('续住、提前离店'));
    await userEvent.click(shown.getByRole('button', { name: '确认执行' }));
    await expect(await shown.findByText(/所示内容已变化/)).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  args: { onConfirm: fn(() => new Promise<never>(() => undefined)) },
  play: async () => {
    const shown = within(await dialog('续住、提前离店'));
    await userEvent.click(shown.getByRole('button', { name: '确认执行' }));
    await waitFor(() => expect(shown.getByRole('button', { name: '拒绝' })).toBeDisabled());
  },
};

export const Phone: Story = {
  args: { acts: [extend, clean] },
  globals: { viewport: { value: 'phone' } },
};

function Notice() {
  const [count, setCount] = useState(0);
  return (
    <>
      <PendingActsButton count={count} onPress={() => setCount(0)} />
      <button type="button" onClick={() => setCount(count + 1)}>
        提出
      </button>
    </>
  );
}

/** The notice in the top bar: announced when the first act comes, and again with the next. */
export const InTopBar: Story = {
  render: () => <Notice />,
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('status');
    await expect(notice).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: '提出' }));
    await expect(notice).toHaveTextContent('待确认的操作 1');
    await userEvent.click(canvas.getByRole('button', { name: '提出' }));
    await expect(notice).toHaveTextContent('待确认的操作 2');
    await userEvent.click(canvas.getByRole('button', { name: '待确认的操作 2' }));
    await expect(notice).toBeEmptyDOMElement();
  },
};
