import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { Inline } from '../Layout/index.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { notify, toast } from './toast.ts';

const stay = { duration: Infinity };

function Page() {
  return (
    <>
      <Inline gap={2}>
        <Button onPress={() => toast.success('保存成功', stay)}>成功</Button>
        <Button onPress={() => toast.error('退款失败，请联系管理员', stay)}>失败</Button>
        <Button onPress={() => toast.success('办理成功', { duration: 400 })}>短暂</Button>
      </Inline>
      <ToastRegion />
    </>
  );
}

const meta = {
  title: 'UI/Toast',
  component: ToastRegion,
  render: () => <Page />,
  beforeEach: () => toast.closeAll(),
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: '成功' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('保存成功');
    await expect(screen.getByRole('alertdialog', { name: '保存成功' })).toHaveTextContent(
      '保存成功',
    );
    await waitFor(() => expect(screen.getByRole('region', { name: /通知/ })).toBeVisible());
  },
};

export const ClosedByMouse: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: '失败' }));
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  },
};

/** F6 goes to the messages; closing the last one brings the focus back. */
export const ByKeyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alert');
    await userEvent.keyboard('{F6}');
    await waitFor(() =>
      expect(screen.getByRole('region', { name: /通知/ })).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: '成功' })).toHaveFocus());
  },
};

export const GoesByItself: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: '短暂' }));
    await screen.findByRole('alert');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  },
};

/** While it is pointed at, a message stays. */
export const StaysWhilePointedAt: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: '短暂' }));
    const message = await screen.findByRole('alertdialog', { name: '办理成功' });
    await userEvent.hover(message);
    toast.info('后来的一条', { duration: 700 });
    await screen.findByText('后来的一条');
    await waitFor(() => expect(screen.queryByText('后来的一条')).not.toBeInTheDocument());
    await expect(message).toBeVisible();
    await userEvent.unhover(message);
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  },
};

/** The same message again is shown once. */
export const Repeated: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: '失败' }));
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: '失败' }));
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
  },
};

const closed = fn();

function DialogPage() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>打开</Button>
      <Dialog
        title="修改价格"
        isOpen={isOpen}
        onClose={() => {
          closed();
          setOpen(false);
        }}
        footer={<Button onPress={() => toast.error('改价失败，请重试', stay)}>保存</Button>}
      >
        订单 20261120001
      </Dialog>
      <ToastRegion />
    </>
  );
}

/** Over a dialog: read aloud, in reach, and closing it leaves the dialog open. */
export const OverDialog: Story = {
  render: () => <DialogPage />,
  beforeEach: () => void closed.mockClear(),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: '打开' }));
    await screen.findByRole('dialog', { name: '修改价格' });
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    const message = await screen.findByRole('alertdialog', { name: '改价失败，请重试' });
    await waitFor(() => expect(message).toBeVisible());
    await userEvent.keyboard('{F6}');
    await waitFor(() =>
      expect(screen.getByRole('region', { name: /通知/ })).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
    await userEvent.click(message.querySelector('button') ?? message);
    await waitFor(() => expect(message).not.toBeInTheDocument());
    await expect(screen.getByRole('dialog', { name: '修改价格' })).toBeVisible();
    await expect(closed).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await screen.findByRole('alert');
  },
};

/** Every tone, with and without a title. */
export const Permutations: Story = {
  play: async () => {
    toast.success('打扫完成：房间 1208', stay);
    toast.warning('房型主图正在上传，请稍候', stay);
    toast.error(
      '该房间状态已变更为「入住」，请刷新后再试；这一条信息比较长，要占两行才能说完。',
      stay,
    );
    notify({ title: '提示', message: '没有权限', tone: 'indigo', ...stay });
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(4));
  },
};

export const Phone: Story = {
  ...OverDialog,
  globals: { viewport: { value: 'phone' } },
};
