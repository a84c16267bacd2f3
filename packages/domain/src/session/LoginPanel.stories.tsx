import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { LoginPanel } from './LoginPanel.tsx';

const meta = {
  title: 'Hotel/Sign-in 登录/LoginPanel',
  component: LoginPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    onSignIn: fn(async () => {}),
    filing: { label: '浙ICP备00000000号-1', url: 'https://beian.miit.gov.cn/' },
  },
} satisfies Meta<typeof LoginPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('账号')).toHaveFocus());
    await userEvent.keyboard(' staff ');
    await userEvent.tab();
    await userEvent.keyboard('Anzhu@2026{Enter}');
    await waitFor(() => expect(args.onSignIn).toHaveBeenCalledOnce());
    await expect(args.onSignIn).toHaveBeenLastCalledWith({
      username: 'staff',
      password: 'Anzhu@2026',
    });
  },
};

export const ByMouse: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('账号'), 'admin');
    await userEvent.type(canvas.getByLabelText('密码'), 'Anzhu@2026');
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(args.onSignIn).toHaveBeenCalledOnce());
  },
};

/** A password manager may fill in both fields, and both take what is pasted. */
export const Pasted: Story = {
  play: async ({ args, canvas }) => {
    const [username, password] = [canvas.getByLabelText('账号'), canvas.getByLabelText('密码')];
    await expect(username).toHaveAttribute('autocomplete', 'username');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.click(username);
    await userEvent.paste('staff');
    await userEvent.click(password);
    await userEvent.paste('Anzhu@2026');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSignIn).toHaveBeenLastCalledWith({
        username: 'staff',
        password: 'Anzhu@2026',
      }),
    );
  },
};

export const Incomplete: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(canvas.getByText('账号不能为空')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('密码不能为空')).toBeVisible());
    await waitFor(() => expect(canvas.getByLabelText('账号')).toHaveFocus());
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { onSignIn: fn(() => Promise.reject(new Error('账号或密码错误'))) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('账号'), 'staff');
    await userEvent.type(canvas.getByLabelText('密码'), 'wrong{Enter}');
    await waitFor(() => expect(canvas.getByText('账号或密码错误')).toBeVisible());
    await expect(canvas.getByLabelText('账号')).toHaveValue('staff');
    await expect(canvas.getByLabelText('密码')).toHaveFocus();
  },
};

export const Pending: Story = {
  args: { onSignIn: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('账号'), 'staff');
    await userEvent.type(canvas.getByLabelText('密码'), 'Anzhu@2026{Enter}{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: '登录' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const SessionEnded: Story = {
  args: { message: '登录已过期，请重新登录' },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('登录已过期'),
};

export const WithoutFiling: Story = { args: { filing: undefined } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
