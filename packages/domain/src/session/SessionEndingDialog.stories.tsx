import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SessionEndingDialog } from './SessionEndingDialog.tsx';

const meta = {
  title: 'Hotel/Sign-in 登录/SessionEndingDialog',
  component: SessionEndingDialog,
  args: {
    seconds: 118,
    onExtend: fn(async () => {}),
    onSignInAgain: fn(),
    onSignOut: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SessionEndingDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string): HTMLElement => screen.getByRole('button', { name });

/** 继续使用 has the focus: one press of Enter extends the session. */
export const Default: Story = {
  play: async ({ args }) => {
    await screen.findByRole('alertdialog', { name: '登录即将过期' });
    await expect(screen.getByRole('timer')).toHaveTextContent('1 分 58 秒');
    await waitFor(() => expect(button('继续使用')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onExtend).toHaveBeenCalledOnce();
    await expect(args.onSignOut).not.toHaveBeenCalled();
  },
};

/** Esc and × extend the session too. */
export const ByEscape: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(button('继续使用')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onExtend).toHaveBeenCalledOnce();
    await waitFor(() => expect(button('关闭')).toBeEnabled());
    await userEvent.click(button('关闭'));
    await expect(args.onExtend).toHaveBeenCalledTimes(2);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const SignedOut: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '退出登录' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await expect(args.onExtend).not.toHaveBeenCalled();
  },
};

/** The network is away: it is said, and may be tried again. */
export const Refused: Story = {
  args: { seconds: 40, onExtend: fn(() => Promise.reject(new Error('网络连接失败'))) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '继续使用' }));
    await expect(await screen.findByText('网络连接失败')).toBeVisible();
    await userEvent.click(button('继续使用'));
    await expect(args.onExtend).toHaveBeenCalledTimes(2);
  },
};

/** Half a minute before the end it is said once more. */
export const LastSeconds: Story = {
  args: { seconds: 12 },
  play: async () => {
    await expect(await screen.findByRole('timer')).toHaveTextContent('12 秒');
    await expect(screen.getByText('还剩 30 秒')).toHaveRole('status');
  },
};

/** An end that no call moves: sign in again now, or later. */
export const Final: Story = {
  args: { seconds: 287, isFinal: true },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog', { name: '登录即将到期' });
    await waitFor(() => expect(button('重新登录')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignInAgain).toHaveBeenCalledOnce();
    await userEvent.click(button('稍后'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await expect(args.onExtend).not.toHaveBeenCalled();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
