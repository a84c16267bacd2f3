import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Code } from '../../packages/api/src/contract/envelope.ts';
import { confirmQrCode, scanQrCode } from '../../packages/api/src/contract/qrCode.ts';
import {
  fail,
  mock,
  never,
  password,
  refuse,
  waitingCode,
} from '../../.storybook/browser/index.ts';
import { phone, Screen, screenStories, sees, signedIn, stage } from './screen.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/扫码登录确认',
  args: { path: `/scan?code=${waitingCode}` },
  globals: phone,
  beforeEach: stage(signedIn('staff')),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const ready = (): Promise<void> => waitFor(() => expect(button('确认登录')).toBeEnabled());

/** The device that requests the sign-in, its address and the time. */
export const Success: Story = {
  play: async () => {
    await ready();
    await sees('Chrome 141 · Windows');
    await sees('许前台');
  },
};

export const Confirm: Story = {
  play: async () => {
    await ready();
    await userEvent.click(button('确认登录'));
    await sees('已确认登录');
    await userEvent.click(screen.getByRole('link', { name: '回到工作台' }));
    await expect(
      await screen.findByRole('heading', { level: 1, name: '工作台' }),
    ).toBeInTheDocument();
    await sees('逾期未离');
  },
};

export const Cancel: Story = {
  play: async () => {
    await ready();
    button('取消').focus();
    await userEvent.keyboard('{Enter}');
    await sees('已取消登录');
  },
};

/** Not signed in on the phone: to the login page, and back here. */
export const NotSignedIn: Story = {
  beforeEach: () => localStorage.clear(),
  play: async () => {
    await userEvent.type(await screen.findByLabelText('账号'), 'manager');
    await userEvent.type(screen.getByLabelText('密码'), `${password}{Enter}`);
    await sees('Chrome 141 · Windows');
    await sees('周店长');
  },
};

export const Expired: Story = {
  args: { path: '/scan?code=00000000000000000000000000000009' },
  play: async () => {
    await sees('二维码已失效');
  },
};

/** Another device was first. */
export const AlreadyUsed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(scanQrCode, () => refuse(Code.conflict, '二维码已被使用，请刷新后重新扫描'))),
  play: async () => {
    await sees('二维码已被使用，请刷新后重新扫描');
  },
};

/** The address has lost its code. */
export const WithoutCode: Story = {
  args: { path: '/scan' },
  play: async () => {
    await sees('二维码不能为空');
  },
};

/** It expires while one thinks about it. */
export const ExpiredMeanwhile: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(confirmQrCode, () => refuse(Code.conflict, '二维码已失效，点击刷新', { isExpired: 1 })),
    ),
  play: async () => {
    await ready();
    await userEvent.click(button('确认登录'));
    await sees('二维码已失效');
  },
};

/** A separate code: a repeated request shares the pending response, here one that never comes. */
export const Loading: Story = {
  args: { path: '/scan?code=00000000000000000000000000000000' },
  beforeEach: ({ msw }) => msw.use(mock(scanQrCode, never)),
  play: async () => {
    await expect(await screen.findByRole('button', { name: '确认登录' })).toBeDisabled();
  },
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(mock(scanQrCode, fail)),
  play: async ({ msw }) => {
    await sees('加载失败');
    msw.resetHandlers();
    await userEvent.click(button('重试'));
    await ready();
  },
};

/** Not confirmed because the network failed: it can be pressed again. */
export const NotSent: Story = {
  beforeEach: ({ msw }) => msw.use(mock(confirmQrCode, fail)),
  play: async ({ msw }) => {
    await ready();
    await userEvent.click(button('确认登录'));
    await sees('服务器出错了，请稍后重试');
    msw.resetHandlers();
    await userEvent.click(button('确认登录'));
    await sees('已确认登录');
  },
};

export const Desk: Story = { globals: { viewport: { value: 'desk' } }, play: ready };
