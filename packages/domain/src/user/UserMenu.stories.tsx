import { Role } from '@anzhu/api/contract/role';
import { Inline } from '@anzhu/ui/Layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { UserMenu, type UserMenuProps } from './UserMenu.tsx';

/** Remembers what was chosen, as the shell does. */
function Bar(props: UserMenuProps) {
  const [appearance, setAppearance] = useState(props.appearance);
  return (
    <Inline gap={2} justify="end">
      <UserMenu
        {...props}
        appearance={appearance}
        onAppearanceChange={(next) => {
          setAppearance(next);
          props.onAppearanceChange(next);
        }}
      />
    </Inline>
  );
}

const meta = {
  title: 'Actions/UserMenu',
  component: UserMenu,
  args: {
    nickname: '周示例',
    role: Role.hotelMember,
    appearance: { theme: 'system', density: 'comfortable' },
    onAppearanceChange: fn(),
    onSignOut: fn(),
  },
  render: (args) => <Bar {...args} />,
} satisfies Meta<typeof UserMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '周示例' }));
    await waitFor(() => expect(screen.getByText('酒店员工')).toBeVisible());
    await userEvent.click(screen.getByRole('radio', { name: '深色' }));
    await expect(args.onAppearanceChange).toHaveBeenLastCalledWith({
      theme: 'dark',
      density: 'comfortable',
    });
    await userEvent.click(screen.getByRole('radio', { name: '紧凑' }));
    await expect(args.onAppearanceChange).toHaveBeenLastCalledWith({
      theme: 'dark',
      density: 'compact',
    });
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: '周示例' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('radio', { name: '跟随系统' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('button', { name: '退出登录' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const WithProfile: Story = {
  args: { onEditProfile: fn(), onShowSessions: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '周示例' }));
    await userEvent.click(await screen.findByRole('button', { name: '修改信息' }));
    await expect(args.onEditProfile).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('酒店员工')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: '周示例' }));
    await userEvent.click(await screen.findByRole('button', { name: '我的登录' }));
    await expect(args.onShowSessions).toHaveBeenCalledOnce();
  },
};

export const LongName: Story = { args: { nickname: '阿卜杜勒热依木·买买提示例', role: undefined } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
