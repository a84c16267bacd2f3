import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { recoveryCodes, renewedCodes, totpSetup } from './fixtures.ts';
import type { FactorProof } from '@anzhu/api/contract/totp';
import { TotpDialog } from './TotpDialog.tsx';

const refusedField = (field: string, message: string): Error =>
  Object.assign(new Error(message), { fields: { [field]: message } });

const meta = {
  title: 'Hotel/Sign-in 登录/TotpDialog',
  component: TotpDialog,
  args: {
    state: { since: null, codesLeft: 0, isRequired: false },
    onBegin: fn(async () => totpSetup),
    onConfirm: fn(async () => recoveryCodes),
    onRenew: fn(async () => renewedCodes),
    onEnd: fn(async () => {}),
    onClose: fn(),
  },
} satisfies Meta<typeof TotpDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (label: string): Promise<HTMLElement> => screen.findByLabelText(label);
const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Goes on to the QR code. */
async function begin(button = '开启'): Promise<void> {
  await press(button);
  await waitFor(async () => expect(await field('当前密码')).toHaveFocus());
  await userEvent.keyboard('Anzhu@2026');
  if (button !== '开启') await userEvent.type(await field('现用的验证码'), '123 456');
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('img', { name: '两步验证二维码' });
}

/** Goes on to the recovery codes. */
async function confirm(): Promise<void> {
  await begin();
  await waitFor(async () => expect(await field('验证码')).toHaveFocus());
  await userEvent.keyboard('123 456{Enter}');
  await screen.findByRole('list', { name: '恢复码' });
}

/** Turned on by keyboard alone. */
export const Default: Story = {
  play: async ({ args }) => {
    await confirm();
    await expect(args.onBegin).toHaveBeenCalledWith({ currentPassword: 'Anzhu@2026' });
    await expect(args.onConfirm).toHaveBeenCalledWith('123 456', 'Anzhu@2026');
    const codes = within(screen.getByRole('list', { name: '恢复码' })).getAllByRole('listitem');
    await expect(codes).toHaveLength(10);
    await waitFor(() => expect(screen.getByRole('button', { name: '我已保存' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The secret for who cannot scan it, for the eye. */
export const SettingUp: Story = {
  play: async () => {
    await begin();
    await expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  },
};

/** A wrong current password, and a wrong code: at their fields. */
export const Refused: Story = {
  args: {
    onBegin: fn(async ({ currentPassword }: FactorProof) => {
      if (currentPassword === 'Anzhu@2026') return totpSetup;
      throw refusedField('currentPassword', '当前密码不正确');
    }),
    onConfirm: fn(() => Promise.reject(refusedField('code', '验证码不正确'))),
  },
  play: async () => {
    await press('开启');
    await userEvent.type(await field('当前密码'), '{Enter}');
    await waitFor(async () =>
      expect(await field('当前密码')).toHaveAccessibleDescription('当前密码不能为空'),
    );
    await userEvent.type(await field('当前密码'), 'wrong{Enter}');
    await waitFor(async () =>
      expect(await field('当前密码')).toHaveAccessibleDescription('当前密码不正确'),
    );
    await userEvent.clear(await field('当前密码'));
    await userEvent.type(await field('当前密码'), 'Anzhu@2026{Enter}');
    await userEvent.type(await field('验证码'), '12345{Enter}');
    await waitFor(async () =>
      expect(await field('验证码')).toHaveAccessibleDescription('请输入 6 位验证码'),
    );
    await userEvent.type(await field('验证码'), '6{Enter}');
    await waitFor(async () =>
      expect(await field('验证码')).toHaveAccessibleDescription('验证码不正确'),
    );
    await press('返回');
    await screen.findByRole('button', { name: '开启' });
  },
};

/** The recovery codes are copied, downloaded and printed. */
export const Codes: Story = {
  play: async () => {
    await confirm();
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    const printed = spyOn(window, 'print').mockReturnValue(undefined);
    const saved = spyOn(URL, 'createObjectURL');
    await press('复制');
    await screen.findByText('已复制');
    await expect(copied.mock.calls[0]?.[0]).toContain(recoveryCodes.join('\n'));
    await press('下载');
    await expect(saved).toHaveBeenCalledOnce();
    await press('打印');
    await expect(printed).toHaveBeenCalledOnce();
    copied.mockRejectedValue(new Error('denied'));
    await press('复制');
    await screen.findByText('无法复制，请下载或抄写');
  },
};

/** Closing before 我已保存 asks for confirmation: recovery codes are shown only once. */
export const Unkept: Story = {
  play: async ({ args }) => {
    await confirm();
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: '放弃未保存的恢复码？' });
    await waitFor(() =>
      expect(within(question).getByRole('button', { name: '继续查看' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(screen.getByRole('list', { name: '恢复码' })).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    await press('关闭');
    await press('放弃');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

const on = { since: '2026-03-18 09:30:00', codesLeft: 3, isRequired: false };

const proof = { currentPassword: 'Anzhu@2026', code: '123456' };

/** It is on: turned off with the current password and a code. */
export const TurnOff: Story = {
  args: { state: on },
  play: async ({ args }) => {
    await expect(await screen.findByText(/剩余恢复码 3 个/)).toBeVisible();
    await press('关闭两步验证');
    await screen.findByText(/恢复码一并作废/);
    await userEvent.type(await field('当前密码'), 'Anzhu@2026');
    await userEvent.type(await field('现用的验证码'), '123456');
    await press('关闭两步验证');
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledWith(proof));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** New recovery codes in place of the former ones; the authenticator stays. */
export const Renew: Story = {
  args: { state: on },
  play: async ({ args }) => {
    await press('换新恢复码');
    await screen.findByText(/原有的恢复码全部作废/);
    await waitFor(async () => expect(await field('当前密码')).toHaveFocus());
    await userEvent.keyboard('Anzhu@2026');
    await userEvent.type(await field('现用的验证码'), '123456{Enter}');
    const codes = within(await screen.findByRole('list', { name: '恢复码' }));
    await expect(codes.getByText(renewedCodes[0] ?? '')).toBeVisible();
    await expect(args.onRenew).toHaveBeenCalledWith(proof);
    await press('我已保存');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** While the codes are made they cannot be lost: the dialog stays open. */
export const Renewing: Story = {
  args: { state: on, onRenew: fn(() => new Promise<readonly string[]>(() => undefined)) },
  play: async ({ args }) => {
    await press('换新恢复码');
    await userEvent.type(await field('当前密码'), 'Anzhu@2026');
    await userEvent.type(await field('现用的验证码'), '123456{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: '关闭' })).toBeDisabled());
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog', { name: '两步验证' })).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Another phone: a new secret and new codes. */
export const Again: Story = {
  args: { state: on },
  play: () => begin('重新设置'),
};

/** A password alone does not replace it; the code that the server refuses keeps what was typed. */
export const CodeRefused: Story = {
  args: { state: on, onBegin: fn(() => Promise.reject(refusedField('code', '验证码不正确'))) },
  play: async () => {
    await press('重新设置');
    await userEvent.type(await field('当前密码'), 'Anzhu@2026{Enter}');
    const code = await field('现用的验证码');
    await waitFor(() => expect(code).toHaveAccessibleDescription('请输入现用的验证码或恢复码'));
    await userEvent.type(code, '000000{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription('验证码不正确'));
    await expect(await field('当前密码')).toHaveValue('Anzhu@2026');
  },
};

/** The role must have it. */
export const Required: Story = {
  args: { state: { ...on, isRequired: true } },
  play: async () => {
    await screen.findByText('你的角色必须使用两步验证，不能关闭。');
    await expect(screen.getByRole('button', { name: '重新设置' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: '关闭两步验证' })).not.toBeInTheDocument();
  },
};

export const Loading: Story = { args: { state: undefined, isLoading: true } };

export const Failed: Story = {
  args: { state: undefined, error: { message: '网络异常', onRetry: fn() } },
  play: async ({ args }) => {
    await press('重试');
    await expect(args.error?.onRetry).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: confirm,
};
