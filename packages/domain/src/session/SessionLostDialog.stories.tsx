import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SessionLostDialog } from './SessionLostDialog.tsx';
import { SignInSteps } from './steps/SignInSteps.tsx';

const meta = {
  title: 'Hotel/Sign-in 登录/SessionLostDialog',
  component: SessionLostDialog,
  args: {
    message: '登录已过期，请重新登录',
    onSignIn: fn(async () => {}),
    onSignOut: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SessionLostDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByText('登录已过期，请重新登录')).toBeVisible());
    await waitFor(() => expect(screen.getByLabelText('账号')).toHaveFocus());
    await userEvent.keyboard('staff');
    await userEvent.tab();
    await userEvent.keyboard('Anzhu@2026');
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(args.onSignIn).toHaveBeenCalledOnce());
    await expect(args.onSignIn).toHaveBeenLastCalledWith({
      username: 'staff',
      password: 'Anzhu@2026',
    });
  },
};

export const KnownAccount: Story = {
  args: { username: 'manager', message: '账号已在别处退出，请重新登录' },
  play: () => waitFor(() => expect(screen.getByLabelText('密码')).toHaveFocus()),
};

export const Refused: Story = {
  args: { username: 'staff', onSignIn: fn(() => Promise.reject(new Error('账号或密码错误'))) },
  play: async ({ args }) => {
    await userEvent.type(screen.getByLabelText('密码'), 'wrong');
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(screen.getByText('账号或密码错误')).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** A further step, in the place of the form. */
export const FurtherStep: Story = {
  args: {
    step: (
      <SignInSteps
        next={{
          step: 'password',
          ticket: 'ticket-1',
          message: '当前密码由他人设置，请换成自己的新密码',
          setup: null,
        }}
        onSubmit={fn(async () => {})}
        onBack={fn()}
      />
    ),
  },
  play: () => waitFor(() => expect(screen.getByLabelText('当前密码')).toHaveFocus()),
};

export const GivenUp: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '退出登录' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
