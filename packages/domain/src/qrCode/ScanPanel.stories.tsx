import { LinkButton } from '@anzhu/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ScanPanel, type ScanPanelProps, type ScanState } from './ScanPanel.tsx';

const waiting: ScanState = {
  step: 'waiting',
  device: {
    device: 'Chrome 141 · Windows',
    address: '192.0.2.7',
    createTime: '2026-03-18 10:00:00',
  },
  nickname: '许前台',
};

/** Remembers what was decided, as the screen does. */
function Decided(props: ScanPanelProps) {
  const [state, setState] = useState(props.state);
  return (
    <ScanPanel
      {...props}
      state={state}
      onConfirm={async () => {
        await props.onConfirm();
        setState({ step: 'confirmed' });
      }}
      onCancel={async () => {
        await props.onCancel();
        setState({ step: 'cancelled' });
      }}
    />
  );
}

const meta = {
  title: 'Hotel/Sign-in 登录/ScanPanel',
  component: ScanPanel,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: {
    state: waiting,
    onRetry: fn(),
    onConfirm: fn(async () => {}),
    onCancel: fn(async () => {}),
    next: <LinkButton href="#home">回到工作台</LinkButton>,
  },
  render: (args) => <Decided {...args} />,
} satisfies Meta<typeof ScanPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The requesting device and the account; confirmed by touch. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Chrome 141 · Windows')).toBeVisible();
    await expect(canvas.getByText('192.0.2.7')).toBeVisible();
    await expect(canvas.getByText('2026-03-18 10:00:00')).toBeVisible();
    await expect(canvas.getByText('许前台')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '确认登录' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('heading', { name: '已确认登录' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '回到工作台' })).toBeVisible();
  },
};

/** By keyboard; the focus goes to how it ended. */
export const CancelledByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '取消' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    const heading = await canvas.findByRole('heading', { name: '已取消登录' });
    await waitFor(() => expect(document.activeElement).toContainElement(heading));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** For the eye, before anything is pressed. */
export const Asking: Story = {};

export const Confirmed: Story = { args: { state: { step: 'confirmed' } } };

export const Cancelled: Story = { args: { state: { step: 'cancelled' } } };

/** There is nothing to press on the phone: the hint of the screen with the code is not shown. */
export const Expired: Story = {
  args: { state: { step: 'over', message: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '二维码已失效' })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const AlreadyUsed: Story = {
  args: { state: { step: 'over', message: '二维码已被使用，请刷新后重新扫描' } },
};

/** The buttons wait until it is known for which device. */
export const Loading: Story = {
  args: { state: { step: 'reading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '确认登录' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: '取消' })).toBeDisabled();
  },
};

export const Unread: Story = {
  args: { state: { step: 'unread', message: '网络连接失败，请检查网络后重试' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The request fails: the error is shown, and both buttons are enabled again. */
export const Refused: Story = {
  args: { onConfirm: fn(() => Promise.reject(new Error('网络连接失败，请检查网络后重试'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '确认登录' }));
    await expect(await canvas.findByText('网络连接失败，请检查网络后重试')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: '取消' })).toBeEnabled());
    await expect(canvas.getByRole('button', { name: '确认登录' })).toHaveFocus();
  },
};

export const Pending: Story = {
  args: { onConfirm: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, args }) => {
    const confirm = canvas.getByRole('button', { name: '确认登录' });
    await userEvent.dblClick(confirm);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: '取消' })).toBeDisabled();
  },
};

/** Another back end returns no device. */
export const UnknownDevice: Story = {
  args: {
    state: {
      step: 'waiting',
      device: { device: null, address: null, createTime: null },
      nickname: null,
    },
  },
};

export const Desk: Story = { globals: { viewport: { value: 'desk' } } };
