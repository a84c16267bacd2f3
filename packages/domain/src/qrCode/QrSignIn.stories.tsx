import { Grid } from '@anzhu/ui/Layout';
import { Panel } from '@anzhu/ui/Panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { LoginPanel } from '../session/index.ts';
import { QrSignIn, type QrProgress, type QrSignInProps } from './QrSignIn.tsx';
import type { QrPicture } from './qrPicture.ts';

const picture: QrPicture = {
  kind: 'text',
  text: 'https://anzhu.example/admin/scan?code=5f1c2d3e4a5b6c7d8e9f0a1b2c3d4e5f',
};
const drawn: QrPicture = {
  kind: 'image',
  url: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 3"%3E%3Cpath d="M0 0h1v1H0zM2 0h1v1H2zM1 1h1v1H1zM0 2h1v1H0z"/%3E%3C/svg%3E',
};

/** A new code is created on request, as by the server. */
function Renewed(props: QrSignInProps) {
  const [progress, setProgress] = useState(props.progress);
  return (
    <QrSignIn
      progress={progress}
      onRefresh={() => {
        props.onRefresh();
        setProgress({ step: 'waiting', picture });
      }}
    />
  );
}

const meta = {
  title: 'Hotel/Sign-in 登录/QrSignIn',
  component: QrSignIn,
  args: { progress: { step: 'waiting', picture }, onRefresh: fn() },
  render: (args) => <Renewed {...args} />,
} satisfies Meta<typeof QrSignIn>;

export default meta;
type Story = StoryObj<typeof meta>;

const renew = (): HTMLElement => screen.getByRole('button', { name: '二维码已失效，点击刷新' });

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '登录二维码' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('请使用手机扫描二维码');
  },
};

/** Read by a phone: the code cannot be read by another one any more. */
export const Scanned: Story = {
  args: { progress: { step: 'scanned', picture } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('请在手机上确认登录');
  },
};

/** By mouse: another code comes, and the focus stays with it. */
export const Expired: Story = {
  args: { progress: { step: 'over', picture, message: null } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(renew());
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('group', { name: '登录二维码' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('请使用手机扫描二维码');
  },
};

/** By keyboard. */
export const Cancelled: Story = {
  args: { progress: { step: 'over', picture, message: '已在手机上取消登录' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('已在手机上取消登录');
    await userEvent.tab();
    await expect(renew()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('group', { name: '登录二维码' })).toHaveFocus();
  },
};

/** The progress is unknown for a moment: the code stays, and is polled again. */
export const Trouble: Story = {
  args: { progress: { step: 'waiting', picture, trouble: '网络连接失败，请检查网络后重试' } },
};

/** Another back end returns a picture. */
export const AsPicture: Story = {
  args: { progress: { step: 'waiting', picture: drawn } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '登录二维码' })).toHaveAttribute('src', drawn.url);
  },
};

export const Loading: Story = {
  args: { progress: { step: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '登录二维码' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Failed: Story = {
  args: { progress: { step: 'failed', message: '网络连接失败，请检查网络后重试' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('img', { name: '登录二维码' })).toBeVisible();
  },
};

const steps: Record<string, QrProgress> = {
  读取中: { step: 'loading' },
  等待扫描: { step: 'waiting', picture },
  已扫描: { step: 'scanned', picture },
  已失效: { step: 'over', picture, message: null },
  已取消: { step: 'over', picture, message: '已在手机上取消登录' },
  没有取到: { step: 'failed', message: '服务器出错了，请稍后重试' },
};

export const Permutations: Story = {
  render: ({ onRefresh }) => (
    <Grid columns={3} gap={4}>
      {Object.entries(steps).map(([title, progress]) => (
        <Panel key={title} title={title}>
          <QrSignIn progress={progress} onRefresh={onRefresh} />
        </Panel>
      ))}
    </Grid>
  ),
};

/** In the login page: there and back, by mouse and by keyboard; the draft stays, nothing jumps. */
export const InLoginPanel: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => <LoginPanel onSignIn={async () => {}} qrSignIn={<Renewed {...args} />} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('账号'), 'staff');
    const { top } = canvas.getByRole('button', { name: '扫码登录' }).getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: '扫码登录' }));
    await expect(canvas.getByRole('img', { name: '登录二维码' })).toBeVisible();
    const back = canvas.getByRole('button', { name: '账号登录' });
    await expect(back).toHaveFocus();
    await expect(Math.abs(back.getBoundingClientRect().top - top)).toBeLessThan(1);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('账号')).toHaveValue('staff');
    await expect(canvas.getByRole('button', { name: '扫码登录' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('img', { name: '登录二维码' })).toBeVisible());
  },
};

export const InCompactLoginPanel: Story = { ...InLoginPanel, globals: { density: 'compact' } };
