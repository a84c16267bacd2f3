import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { PaperFrame } from './PaperFrame.tsx';
import { SignInSteps } from './SignInSteps.tsx';

const refusedField = (field: string, message: string): Error =>
  Object.assign(new Error(message), { fields: { [field]: message } });

const meta = {
  title: 'Domain/登录/SignInSteps',
  component: SignInSteps,
  parameters: { layout: 'fullscreen' },
  args: {
    next: {
      step: 'password',
      ticket: 'ticket-1',
      message: '当前密码由他人设置，请换成自己的新密码',
    },
    onPassword: fn(async () => {}),
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

/** The field has the focus; Enter sends. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('新密码')).toHaveFocus());
    await userEvent.keyboard('Quiet-River-7{Enter}');
    await waitFor(() => expect(args.onPassword).toHaveBeenCalledOnce());
    await expect(args.onPassword).toHaveBeenCalledWith('Quiet-River-7');
  },
};

/** What breaks the rule is not sent. */
export const PasswordTooWeak: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('新密码'), 'abcdefgh{Enter}');
    await waitFor(() =>
      expect(canvas.getByLabelText('新密码')).toHaveAccessibleDescription(
        /密码至少包含大写、小写字母、数字和特殊字符其中三种/,
      ),
    );
    await waitFor(() => expect(canvas.getByLabelText('新密码')).toHaveFocus());
    await expect(args.onPassword).not.toHaveBeenCalled();
  },
};

/** Refused by the server: at the field, until something else is typed. */
export const PasswordRefused: Story = {
  args: {
    onPassword: fn(() => Promise.reject(refusedField('password', '该密码过于常见，请换一个'))),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('新密码');
    await userEvent.type(field, 'Password-2026{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/该密码过于常见，请换一个/));
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'x');
    await waitFor(() => expect(field).toBeValid());
  },
};

/** The ticket has expired: 返回 begins again. */
export const TooLate: Story = {
  args: { onPassword: fn(() => Promise.reject(new Error('登录已超时，请重新登录'))) },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('新密码'), 'Quiet-River-7{Enter}');
    await waitFor(() => expect(canvas.getByText('登录已超时，请重新登录')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: '返回' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = {
  args: { onPassword: fn(() => new Promise(() => {})) },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('新密码'), 'Quiet-River-7{Enter}{Enter}');
    await expect(args.onPassword).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: '返回' })).toBeDisabled();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
