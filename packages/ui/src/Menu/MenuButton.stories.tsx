import type { Meta, StoryObj } from '@storybook/react-vite';
import { BedDouble, Brush, DoorOpen, Pencil, Trash2 } from '../Icon/index.ts';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Confirm } from '../Confirm/index.ts';
import { Inline } from '../Layout/index.ts';
import { MenuButton } from './MenuButton.tsx';
import type { MenuItem } from './menuItem.ts';

const items: MenuItem[] = [
  { id: 'detail', label: '房间详情', icon: <BedDouble size={16} />, onAction: fn() },
  { id: 'edit', label: '编辑房间', icon: <Pencil size={16} />, onAction: fn() },
  {
    id: 'checkOut',
    label: '退房',
    icon: <DoorOpen size={16} />,
    disabledReason: '房间空闲，没有入住人',
    onAction: fn(),
  },
  { id: 'clean', label: '打扫', icon: <Brush size={16} />, isDisabled: true, onAction: fn() },
  { id: 'delete', label: '删除', icon: <Trash2 size={16} />, tone: 'danger', onAction: fn() },
];

const meta = {
  title: 'UI/MenuButton',
  component: MenuButton,
  args: { label: '更多', items },
} satisfies Meta<typeof MenuButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (): Promise<HTMLElement> => {
  await userEvent.click(screen.getByRole('button', { name: '更多' }));
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toBeVisible());
  return menu;
};

export const Default: Story = {
  play: async () => {
    await expect(await open()).toHaveAccessibleName('更多');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '房间详情' })).toHaveFocus());
  },
};

export const ByMouse: Story = {
  play: async () => {
    await open();
    await userEvent.click(screen.getByRole('menuitem', { name: '编辑房间' }));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(items[1]?.onAction).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.getByRole('button', { name: '更多' })).toHaveFocus());
  },
};

export const ByKeyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '房间详情' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('menuitem', { name: '删除' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(items[4]?.onAction).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: '更多' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: '更多' })).toHaveFocus());
  },
};

/** What cannot be done now can be reached, tells why, and does nothing. */
export const Refused: Story = {
  play: async () => {
    await open();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const item = screen.getByRole('menuitem', { name: '退房' });
    await expect(item).toHaveFocus();
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item).toHaveAccessibleDescription('房间空闲，没有入住人');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(item);
    await expect(screen.getByRole('menu')).toBeVisible();
    await expect(items[2]?.onAction).not.toHaveBeenCalled();
  },
};

function WithQuestion() {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <MenuButton
        label="更多"
        items={[{ id: 'delete', label: '删除', tone: 'danger', onAction: () => setAsking(true) }]}
      />
      <Confirm
        isOpen={isAsking}
        title="删除房间「1208」？"
        confirmLabel="删除"
        tone="danger"
        onConfirm={() => undefined}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** An action that asks first: after the answer the focus is on the menu's button again. */
export const LeadsToQuestion: Story = {
  render: () => <WithQuestion />,
  play: async () => {
    await open();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: '更多' })).toHaveFocus());
  },
};

export const IconOnly: Story = {
  args: { isIconOnly: true },
  play: async () => void (await open()),
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async () => {
    await expect(screen.getByRole('button', { name: '更多' })).toBeDisabled();
  },
};

/** Every look of the button. */
export const Permutations: Story = {
  render: () => (
    <Inline gap={3}>
      <MenuButton label="更多" items={items} />
      <MenuButton label="更多" items={items} variant="quiet" />
      <MenuButton label="更多" items={items} variant="solid" tone="brand" />
      <MenuButton label="更多" items={items} size="small" />
      <MenuButton label="更多" items={items} isIconOnly />
      <MenuButton label="更多" items={items} isIconOnly size="small" />
      <MenuButton label="更多" items={items} isIconOnly isDisabled />
      <MenuButton label="房间" icon={<BedDouble size={16} />} items={items} />
    </Inline>
  ),
};
