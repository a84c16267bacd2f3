import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { totpSetup } from './fixtures.ts';
import { PaperFrame } from '../PaperFrame.tsx';
import { SignInSteps } from './SignInSteps.tsx';

type Canvas = ReturnType<typeof within>;

const refusedField = (field: string, message: string): Error =>
  Object.assign(new Error(message), { fields: { [field]: message } });

const meta = {
  title: 'Hotel/Sign-in 登录/SignInSteps',
  component: SignInSteps,
  parameters: { layout: 'fullscreen' },
  args: {
    next: {
      step: 'password',
      ticket: 'ticket-1',
      message: '当前密码由他人设置，请换成自己的新密码',
      setup: null,
    },
    onSubmit: fn(async () => {}),
    onBack: fn(),
  },
  render: (args) => (
    <PaperFrame>
      <SignInSteps {...args} />
    </PaperFrame>
  ),
} satisfies Meta<typeof SignInSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

const fillIn = (canvas: Canvas, label: string, typed: string) =>
  userEvent.type(canvas.getByLabelText(label), typed);

/** The first field has the focus; Enter sends. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('当前密码')).toHaveFocus());
    await userEvent.keyboard('Harbour-2026');
    await fillIn(canvas, '新密码', 'Quiet-River-7{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith('Quiet-River-7', 'Harbour-2026');
  },
};

/** Without the current password nothing is sent. */
export const CurrentPasswordMissing: Story = {
  play: async ({ args, canvas }) => {
    await fillIn(canvas, '新密码', 'Quiet-River-7{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('当前密码')).toHaveFocus());
    await expect(canvas.getByLabelText('当前密码')).toHaveAccessibleDescription('当前密码不能为空');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Refused by the server at the first field, which has the focus then. */
export const CurrentPasswordRefused: Story = {
  args: {
    onSubmit: fn(() => Promise.reject(refusedField('currentPassword', '当前密码不正确'))),
  },
  play: async ({ canvas }) => {
    await fillIn(canvas, '当前密码', 'Harbour-2025');
    await fillIn(canvas, '新密码', 'Quiet-River-7{Enter}');
    const field = canvas.getByLabelText('当前密码');
    await waitFor(() => expect(field).toHaveAccessibleDescription('当前密码不正确'));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvas.getByLabelText('新密码')).toBeValid();
    await userEvent.type(field, '6');
    await waitFor(() => expect(field).toBeValid());
  },
};

/** What breaks the rule is not sent. */
export const PasswordTooWeak: Story = {
  play: async ({ args, canvas }) => {
    await fillIn(canvas, '当前密码', 'Harbour-2026');
    await fillIn(canvas, '新密码', 'abcdefgh{Enter}');
    await waitFor(() =>
      expect(canvas.getByLabelText('新密码')).toHaveAccessibleDescription(
        /密码至少包含大写、小写字母、数字和特殊字符其中三种/,
      ),
    );
    await waitFor(() => expect(canvas.getByLabelText('新密码')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The new password is checked when it is left. */
export const PasswordLeft: Story = {
  play: async ({ args, canvas }) => {
    await fillIn(canvas, '新密码', 'Ab1');
    await userEvent.click(canvas.getByLabelText('当前密码'));
    await waitFor(() =>
      expect(canvas.getByLabelText('新密码')).toHaveAccessibleDescription(/密码至少 8 位/),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Refused by the server: at the field, until something else is typed. */
export const PasswordRefused: Story = {
  args: {
    onSubmit: fn(() => Promise.reject(refusedField('password', '该密码过于常见，请换一个'))),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('新密码');
    await fillIn(canvas, '当前密码', 'Harbour-2026');
    await userEvent.type(field, 'Password-2026{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/该密码过于常见，请换一个/));
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'x');
    await waitFor(() => expect(field).toBeValid());
  },
};

/** The ticket has expired: 返回 begins again. */
export const TooLate: Story = {
  args: { onSubmit: fn(() => Promise.reject(new Error('登录已超时，请重新登录'))) },
  play: async ({ args, canvas }) => {
    await fillIn(canvas, '当前密码', 'Harbour-2026');
    await fillIn(canvas, '新密码', 'Quiet-River-7{Enter}');
    await waitFor(() => expect(canvas.getByText('登录已超时，请重新登录')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: '返回' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = {
  args: { onSubmit: fn(() => new Promise(() => {})) },
  play: async ({ args, canvas }) => {
    await fillIn(canvas, '当前密码', 'Harbour-2026');
    await fillIn(canvas, '新密码', 'Quiet-River-7{Enter}{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: '返回' })).toBeDisabled();
  },
};

const totp = {
  step: 'totp',
  ticket: 'ticket-2',
  message: '请输入身份验证器显示的验证码',
  setup: null,
} as const;

/** The code of the authenticator app. */
export const SecondFactor: Story = {
  args: { next: totp },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('验证码')).toHaveFocus());
    await userEvent.keyboard('12{Enter}');
    await waitFor(() =>
      expect(canvas.getByLabelText('验证码')).toHaveAccessibleDescription(
        '请输入 6 位验证码或恢复码',
      ),
    );
    await userEvent.keyboard('3456{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('123456', ''));
  },
};

/** The phone is not at hand: a recovery code, and back. */
export const RecoveryCode: Story = {
  args: { next: totp },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '使用恢复码' }));
    await waitFor(() => expect(canvas.getByLabelText('恢复码')).toHaveFocus());
    await userEvent.keyboard('q4mz-7hxk-w2cd{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('q4mz-7hxk-w2cd', ''));
    await userEvent.click(canvas.getByRole('button', { name: '使用验证码' }));
    await waitFor(() => expect(canvas.getByLabelText('验证码')).toHaveFocus());
  },
};

export const CodeRefused: Story = {
  args: {
    next: totp,
    onSubmit: fn(() => Promise.reject(refusedField('code', '验证码不正确'))),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('验证码'), '000000{Enter}');
    await waitFor(() =>
      expect(canvas.getByLabelText('验证码')).toHaveAccessibleDescription('验证码不正确'),
    );
    await waitFor(() => expect(canvas.getByLabelText('验证码')).toHaveFocus());
  },
};

const totpSetUp = {
  step: 'totpSetup',
  ticket: 'ticket-3',
  message: '你的角色必须使用两步验证，请先设置',
  setup: totpSetup,
} as const;

/** The role must have a second factor. */
export const SetUp: Story = {
  args: { next: totpSetUp },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('当前密码')).toHaveFocus());
    await expect(canvas.getByRole('img', { name: '两步验证二维码' })).toBeVisible();
    await userEvent.keyboard('Harbour-2026');
    await fillIn(canvas, '验证码', '123456{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('123456', 'Harbour-2026'));
  },
};

export const SetUpOnPhone: Story = {
  args: { next: totpSetUp },
  globals: { viewport: { value: 'phone' } },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
