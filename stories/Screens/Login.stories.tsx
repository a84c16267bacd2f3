import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
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
import { loginTotp } from '../../packages/api/src/contract/signInSteps.ts';
import { totpState } from '../../packages/api/src/contract/totp.ts';
import { Role } from '../../packages/api/src/contract/role.ts';
import { addTotp, givePassword, recoveryCode } from '../../.storybook/browser/world/credentials.ts';
import { fail, mock, never, password, refuse } from '../../.storybook/browser/index.ts';
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
    await expect(localStorage.getItem('token')).toMatch(/^Bearer [\w-]{43}$/);
  },
};

/** After sign-in the guarded route opens. */
export const WithWayBack: Story = {
  args: { path: '/index/orderManage?status=1' },
  play: async () => {
    await enter('manager', password);
    await screen.findByRole('button', { name: '移除筛选「订单状态：已支付」' });
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
const passwordIsGiven = (): Promise<void> => hotel().write((tx) => givePassword(tx, 3));

/** A password that someone else set is changed before there is a session. */
export const FirstPassword: Story = {
  args: { path: '/index/orderManage?status=1' },
  beforeEach: passwordIsGiven,
  play: async () => {
    await enter('staff', password);
    await sees('当前密码由他人设置，请换成自己的新密码');
    const current = await screen.findByLabelText('当前密码');
    await waitFor(() => expect(current).toHaveFocus());
    await expect(localStorage.getItem('token')).toBeNull();
    await userEvent.type(current, password);
    await userEvent.type(screen.getByLabelText('新密码'), 'Quiet-River-7{Enter}');
    await screen.findByRole('button', { name: '移除筛选「订单状态：已支付」' });
    await expect(localStorage.getItem('token')).toMatch(/^Bearer [\w-]{43}$/);
  },
};

/** The step, for the eye: a common password is refused at its field. */
export const FirstPasswordRefused: Story = {
  beforeEach: passwordIsGiven,
  play: async () => {
    await enter('staff', password);
    await userEvent.type(await screen.findByLabelText('当前密码'), password);
    const field = screen.getByLabelText('新密码');
    await userEvent.type(field, 'Password-2026{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/该密码过于常见，请换一个/));
  },
};

/** 返回 begins again. */
export const FirstPasswordBack: Story = {
  beforeEach: passwordIsGiven,
  play: async () => {
    await enter('staff', password);
    await userEvent.click(await screen.findByRole('button', { name: '返回' }));
    await waitFor(() => expect(screen.getByLabelText('账号')).toHaveFocus());
  },
};

export const NarrowFirstPassword: Story = {
  globals: phone,
  beforeEach: passwordIsGiven,
  play: async () => {
    await enter('staff', password);
    await screen.findByLabelText('新密码');
  },
};

/** 许前台 must have a second factor. */
const requireTotp = (): void => hotel().configure({ requireTotp: [Role.hotelMember] });

/** A code of the authenticator app; a wrong one is refused at its field. */
export const SecondFactor: Story = {
  args: { path: '/index/orderManage?status=1' },
  beforeEach: () => hotel().write((tx) => addTotp(tx, 3)),
  play: async () => {
    await enter('staff', password);
    const field = await screen.findByLabelText('验证码');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, '000000{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('验证码不正确'));
    await userEvent.clear(field);
    await userEvent.type(field, `${await hotel().totpCode('staff')}{Enter}`);
    await screen.findByRole('button', { name: '移除筛选「订单状态：已支付」' });
  },
};

/** No reason of the server's at a further step: it says that the sign-in failed, and keeps the step. */
export const SecondFactorServerError: Story = {
  beforeEach: async ({ msw }) => {
    await hotel().write((tx) => addTotp(tx, 3));
    msw.use(mock(loginTotp, fail));
  },
  play: async () => {
    await enter('staff', password);
    await userEvent.type(await screen.findByLabelText('验证码'), '000000{Enter}');
    await sees('登录错误，请重试');
    await expect(screen.getByLabelText('验证码')).toBeVisible();
  },
};

/** A recovery code works once. */
export const RecoveryCode: Story = {
  beforeEach: () => hotel().write((tx) => addTotp(tx, 3)),
  play: async () => {
    await enter('staff', password);
    await userEvent.click(await screen.findByRole('button', { name: '使用恢复码' }));
    const field = await screen.findByLabelText('恢复码');
    await userEvent.type(field, `${recoveryCode}{Enter}`);
    await expect(await screen.findByRole('button', { name: '许前台' })).toBeVisible();
    const { codesLeft } = await hotel().as('staff').call(totpState, {});
    await expect(codesLeft).toBe(0);
  },
};

/** The role must have a second factor: it is set up, the recovery codes are shown, then the session begins. */
export const SecondFactorRequired: Story = {
  beforeEach: requireTotp,
  play: async () => {
    await enter('staff', password);
    await screen.findByRole('img', { name: '两步验证二维码' });
    await userEvent.type(screen.getByLabelText('当前密码'), password);
    await userEvent.type(
      screen.getByLabelText('验证码'),
      `${await hotel().totpCode('staff')}{Enter}`,
    );
    await screen.findByRole('list', { name: '恢复码' });
    await expect(localStorage.getItem('token')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '我已保存' }));
    await expect(await screen.findByRole('button', { name: '许前台' })).toBeVisible();
  },
};

/** The step on a phone, for the eye. */
export const NarrowSetUp: Story = {
  globals: phone,
  beforeEach: requireTotp,
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

/** No reason of the server's: it says that the sign-in failed. */
export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(mock(login, fail)),
  play: async () => {
    await enter('staff', password);
    await sees('登录错误，请重试');
  },
};

/** Why one is here again. */
export const SessionLost: Story = {
  beforeEach: () => reportSessionLoss(codeMessage[Code.sessionExpired], false),
  play: async () => {
    await sees('登录已过期，请重新登录');
  },
};

/** Opens the sign-in by QR code. */
const byCode = async (): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: '扫码登录' }));
  await screen.findByRole('img', { name: '登录二维码' });
};

/** What a camera reads: the code that the page asks for. @returns it */
function watchCode(msw: StoryContext['msw']): Promise<string> {
  return new Promise((done) => {
    msw.use(
      http.get(qrCodeStatus.path, ({ request }) =>
        done(new URL(request.url).searchParams.get('code') ?? ''),
      ),
    );
  });
}

/** The phone reads the code, then confirms: the first screen of the menu follows. */
export const ByCode: Story = {
  play: async ({ msw }) => {
    const seen = watchCode(msw);
    await byCode();
    await sees('请使用手机扫描二维码');
    const code = await seen;
    await hotel().as('staff').call(scanQrCode, { code });
    await sees('请在手机上确认登录');
    await hotel().as('staff').call(confirmQrCode, { code });
    await expect(await screen.findByRole('button', { name: '许前台' })).toBeVisible();
    await expect(localStorage.getItem('token')).toMatch(/^Bearer [\w-]{43}$/);
  },
};

/** After confirmation the guarded route opens. */
export const ByCodeWithWayBack: Story = {
  args: { path: '/index/orderManage?status=1' },
  play: async ({ msw }) => {
    const seen = watchCode(msw);
    await byCode();
    const code = await seen;
    await hotel().as('staff').call(scanQrCode, { code });
    await hotel().as('staff').call(confirmQrCode, { code });
    await screen.findByRole('button', { name: '移除筛选「订单状态：已支付」' });
  },
};

/** Waiting for a phone, for the eye. */
export const CodeWaiting: Story = { play: byCode };

/** Expired: 点击刷新 requests another code. */
export const CodeExpired: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(qrCodeStatus, () => refuse(Code.conflict, '二维码已失效，点击刷新', { isExpired: 1 })),
    ),
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
    msw.resetHandlers();
    await sees('请使用手机扫描二维码');
  },
};

/** No code and no reason: it says that the sign-in failed; 重试 requests one. */
export const CodeFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mock(createQrCode, fail)),
  play: async ({ msw }) => {
    await userEvent.click(await screen.findByRole('button', { name: '扫码登录' }));
    await sees('登录错误，请重试');
    msw.resetHandlers();
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

/** Confirmed, but a new password is needed: the phone's session alone does not set one. */
export const CodeThenPassword: Story = {
  beforeEach: ({ msw }) => {
    const next = {
      step: 'password',
      ticket: 'ticket',
      message: '密码已使用 90 天以上，请换成新密码',
      setup: null,
    } as const;
    msw.use(mock(qrCodeStatus, () => ({ ...signedOut, status: QrStatus.confirmed, next })));
  },
  play: async () => {
    await byCode();
    await waitFor(() => expect(screen.getByLabelText('当前密码')).toHaveFocus());
    await userEvent.type(screen.getByLabelText('新密码'), 'Quiet-River-7{Enter}');
    await waitFor(() =>
      expect(screen.getByLabelText('当前密码')).toHaveAccessibleDescription('当前密码不能为空'),
    );
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
