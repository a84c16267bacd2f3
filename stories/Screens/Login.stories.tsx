import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { reportSessionLoss } from '../../apps/admin/src/session/loss.ts';
import { Code, codeMessage } from '../../packages/api/src/contract/envelope.ts';
import {
  confirmQrCode,
  createQrCode,
  qrCodeStatus,
  QrStatus,
  scanQrCode,
} from '../../packages/api/src/contract/qrCode.ts';
import { login } from '../../packages/api/src/contract/session.ts';
import { createClient } from '../../packages/api/src/client/index.ts';
import {
  fail,
  type HotelMock,
  mock,
  never,
  password,
  recoveryCodes,
  refuse,
  totpCode,
} from '../../packages/api/src/mocks/index.ts';
import { hotel, phone, Screen, screenStories, sees, signedIn, stage } from './screen.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/登录',
  args: { path: '/login' },
  beforeEach: stage(),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Types an account and a password, and sends them by Enter. */
async function enter(account: string, typed: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText('账号'), account);
  await userEvent.type(screen.getByLabelText('密码'), `${typed}{Enter}`);
}

export const Success: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('账号')).toHaveFocus());
  },
};

/** The dashboard follows. */
export const SignIn: Story = {
  play: async () => {
    await enter('staff', password);
    await expect(
      await screen.findByRole('heading', { level: 1, name: '工作台' }),
    ).toBeInTheDocument();
    await expect(await screen.findByRole('button', { name: '许前台' })).toBeVisible();
    await expect(localStorage.getItem('token')).toBe('Bearer staff');
  },
};

/** After sign-in the guarded route opens. */
export const WithWayBack: Story = {
  args: { path: '/index/orderManage?status=1' },
  play: async () => {
    await enter('manager', password);
    await sees('订单状态：已支付');
  },
};

/** Another user signs in where a session was lost: the first screen of their own menu opens. */
export const OtherUser: Story = {
  args: { path: '/index/orderManage' },
  beforeEach: signedIn('manager'),
  play: async () => {
    await sees('共 60 条');
    reportSessionLoss(codeMessage[Code.sessionExpired], false);
    await enter('guard', password);
    await screen.findByRole('heading', { level: 1, name: '工作台' });
  },
};

/** 许前台's password was set by someone else. */
function givePassword(): void {
  const user = hotel().state.users.find(({ username }) => username === 'staff');
  if (user) user.isPasswordGiven = true;
}

/** A password that someone else set is changed before there is a session. */
export const FirstPassword: Story = {
  args: { path: '/index/orderManage?status=1' },
  beforeEach: givePassword,
  play: async () => {
    await enter('staff', password);
    await sees('当前密码由他人设置，请换成自己的新密码');
    const field = await screen.findByLabelText('新密码');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(localStorage.getItem('token')).toBeNull();
    await userEvent.type(field, 'Quiet-River-7{Enter}');
    await sees('订单状态：已支付');
    await expect(localStorage.getItem('token')).toBe('Bearer staff');
  },
};

/** The step, for the eye: a common password is refused at its field. */
export const FirstPasswordRefused: Story = {
  beforeEach: givePassword,
  play: async () => {
    await enter('staff', password);
    const field = await screen.findByLabelText('新密码');
    await userEvent.type(field, 'Password-2026{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/该密码过于常见，请换一个/));
  },
};

/** 返回 begins again. */
export const FirstPasswordBack: Story = {
  beforeEach: givePassword,
  play: async () => {
    await enter('staff', password);
    await userEvent.click(await screen.findByRole('button', { name: '返回' }));
    await waitFor(() => expect(screen.getByLabelText('账号')).toHaveFocus());
  },
};

export const NarrowFirstPassword: Story = {
  globals: phone,
  beforeEach: givePassword,
  play: async () => {
    await enter('staff', password);
    await screen.findByLabelText('新密码');
  },
};

/** 许前台 has a second factor, or must have one. */
const withTotp = (change: Partial<HotelMock['state']['users'][number]>) => (): void => {
  const user = hotel().state.users.find(({ username }) => username === 'staff');
  if (user) Object.assign(user, change);
};
const totp = () => ({ since: '2026-03-17 09:00:00', codes: [...recoveryCodes] });

/** A code of the authenticator app; a wrong one is refused at its field. */
export const SecondFactor: Story = {
  args: { path: '/index/orderManage?status=1' },
  beforeEach: withTotp({ totp: totp() }),
  play: async () => {
    await enter('staff', password);
    const field = await screen.findByLabelText('验证码');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, '000000{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('验证码不正确'));
    await userEvent.clear(field);
    await userEvent.type(field, `${totpCode}{Enter}`);
    await sees('订单状态：已支付');
  },
};

/** A recovery code works once. */
export const RecoveryCode: Story = {
  beforeEach: withTotp({ totp: totp() }),
  play: async () => {
    await enter('staff', password);
    await userEvent.click(await screen.findByRole('button', { name: '使用恢复码' }));
    const field = await screen.findByLabelText('恢复码');
    await userEvent.type(field, `${recoveryCodes[0]}{Enter}`);
    await expect(await screen.findByRole('button', { name: '许前台' })).toBeVisible();
    const user = hotel().state.users.find(({ username }) => username === 'staff');
    await expect(user?.totp?.codes).toHaveLength(9);
  },
};

/** The role must have a second factor: it is set up, the recovery codes are shown, then the session begins. */
export const SecondFactorRequired: Story = {
  beforeEach: withTotp({ isTotpRequired: true }),
  play: async () => {
    await enter('staff', password);
    await screen.findByRole('img', { name: '两步验证二维码' });
    await userEvent.type(screen.getByLabelText('验证码'), `${totpCode}{Enter}`);
    await screen.findByRole('list', { name: '恢复码' });
    await expect(localStorage.getItem('token')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '我已保存' }));
    await expect(await screen.findByRole('button', { name: '许前台' })).toBeVisible();
  },
};

/** The step on a phone, for the eye. */
export const NarrowSetUp: Story = {
  globals: phone,
  beforeEach: withTotp({ isTotpRequired: true }),
  play: async () => {
    await enter('staff', password);
    await screen.findByRole('img', { name: '两步验证二维码' });
  },
};

export const WrongPassword: Story = {
  play: async () => {
    await enter('staff', 'Wrong@2026');
    await sees('账号或密码错误');
    await expect(screen.getByLabelText('账号')).toHaveValue('staff');
  },
};

export const NothingTyped: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    await expect(screen.getByLabelText('账号')).toBeInvalid();
  },
};

export const Locked: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(login, () => refuse(Code.locked, '密码错误次数过多，请 15 分钟后再试'))),
  play: async () => {
    await enter('staff', password);
    // In the card, and nowhere else.
    await sees('密码错误次数过多，请 15 分钟后再试');
    await expect(screen.getAllByText('密码错误次数过多，请 15 分钟后再试')).toHaveLength(1);
  },
};

/** The response lacks the token: it is logged and shown, and nothing is stored. */
export const Incomplete: Story = {
  beforeEach: ({ msw }) => {
    spyOn(window, 'reportError').mockReturnValue(undefined);
    const nothing = { token: null, userInfo: null, menuList: null, next: null };
    msw.use(mock(login, () => nothing));
  },
  play: async () => {
    await enter('staff', password);
    await sees('登录错误，请重试');
    await expect(localStorage.getItem('token')).toBeNull();
    await expect(window.reportError).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mock(login, never)),
  play: async () => {
    await enter('staff', 'Never@2026');
    await expect(screen.getByRole('button', { name: '登录' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(mock(login, fail)),
  play: async () => {
    await enter('staff', password);
    await sees('服务器出错了，请稍后重试');
  },
};

/** Why one is here again. */
export const SessionLost: Story = {
  beforeEach: () => reportSessionLoss(codeMessage[Code.sessionExpired], false),
  play: async () => {
    await sees('登录已过期，请重新登录');
  },
};

/** A phone on which 许前台 is signed in. */
const staffPhone = createClient({ base: () => '', token: () => 'Bearer staff' });

const byCode = async (): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: '扫码登录' }));
  await screen.findByRole('img', { name: '登录二维码' });
};

/** The phone reads the code, then confirms: the first screen of the menu follows. */
export const ByCode: Story = {
  play: async () => {
    await byCode();
    await sees('请使用手机扫描二维码');
    await staffPhone.call(scanQrCode, { code: 'code-1' });
    await sees('请在手机上确认登录');
    await staffPhone.call(confirmQrCode, { code: 'code-1' });
    await expect(await screen.findByRole('button', { name: '许前台' })).toBeVisible();
    await expect(localStorage.getItem('token')).toBe('Bearer staff');
  },
};

/** After confirmation the guarded route opens. */
export const ByCodeWithWayBack: Story = {
  args: { path: '/index/orderManage?status=1' },
  play: async () => {
    await byCode();
    await staffPhone.call(scanQrCode, { code: 'code-1' });
    await staffPhone.call(confirmQrCode, { code: 'code-1' });
    await sees('订单状态：已支付');
  },
};

/** Waiting for a phone, for the eye. */
export const CodeWaiting: Story = { play: byCode };

/** Expired: 点击刷新 requests another code. */
export const CodeExpired: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(qrCodeStatus, () => refuse(Code.conflict, '二维码已失效，点击刷新'))),
  play: async () => {
    await byCode();
    const renew = await screen.findByRole('button', { name: '二维码已失效，点击刷新' });
    await userEvent.click(renew);
    await sees('请使用手机扫描二维码');
  },
};

/** An error code ends it, in the server's words. */
export const CodeRefused: Story = {
  beforeEach: ({ msw }) => msw.use(mock(qrCodeStatus, () => refuse(Code.tooMany))),
  play: async () => {
    await byCode();
    await sees('操作过于频繁，请稍后再试');
    await expect(screen.getByRole('button', { name: '二维码已失效，点击刷新' })).toBeVisible();
  },
};

/** A temporary failure is shown, and retried. */
export const CodeServerError: Story = {
  beforeEach: ({ msw }) => msw.use(mock(qrCodeStatus, fail)),
  play: async ({ msw }) => {
    await byCode();
    await sees('服务器出错了，请稍后重试');
    msw.use(hotel().handlers.qrCodeStatus);
    await sees('请使用手机扫描二维码');
  },
};

export const CodeFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mock(createQrCode, fail)),
  play: async ({ msw }) => {
    await userEvent.click(await screen.findByRole('button', { name: '扫码登录' }));
    await sees('服务器出错了，请稍后重试');
    msw.use(hotel().handlers.createQrCode);
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await screen.findByRole('img', { name: '登录二维码' });
  },
};

const signedOut = { token: null, userInfo: null, menuList: null };

/** Confirmed, but the account has a second factor: it is asked for as after a password. */
export const CodeThenSecondFactor: Story = {
  beforeEach: ({ msw }) => {
    const next = {
      step: 'totp',
      ticket: 'ticket',
      message: '请输入身份验证器显示的验证码',
      setup: null,
    } as const;
    msw.use(mock(qrCodeStatus, () => ({ ...signedOut, status: QrStatus.confirmed, next })));
  },
  play: async () => {
    await byCode();
    await waitFor(() => expect(screen.getByLabelText('验证码')).toHaveFocus());
    await expect(localStorage.getItem('token')).toBeNull();
  },
};

/** Confirmed, but the response lacks the token: logged and shown, nothing is stored. */
export const CodeIncomplete: Story = {
  beforeEach: ({ msw }) => {
    spyOn(window, 'reportError').mockReturnValue(undefined);
    msw.use(mock(qrCodeStatus, () => ({ ...signedOut, status: QrStatus.confirmed, next: null })));
  },
  play: async () => {
    await byCode();
    await sees('登录错误，请重试');
    await expect(localStorage.getItem('token')).toBeNull();
  },
};

export const Narrow: Story = { globals: phone };

export const NarrowByCode: Story = { globals: phone, play: byCode };

/** The last story: a repeated request shares the pending response, here one that never comes. */
export const CodeLoading: Story = {
  beforeEach: ({ msw }) => msw.use(mock(createQrCode, never)),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '扫码登录' }));
    await expect(await screen.findByRole('group', { name: '登录二维码' })).toBeVisible();
  },
};
