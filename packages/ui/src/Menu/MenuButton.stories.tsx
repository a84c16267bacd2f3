import type { Meta, StoryObj } from '@storybook/react-vite';
import { BedDouble, Brush, LogOut, Pencil, Trash2 } from '../Icon/index.ts';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Confirm } from '../Confirm/Confirm.tsx';
import { Inline } from '../Layout/index.ts';
import { MenuButton } from './MenuButton.tsx';
import type { MenuItem } from './MenuPopover.tsx';

const items: MenuItem[] = [
  { id: 'detail', label: '房间详情', icon: <BedDouble size={16} />, onAction: fn() },
  { id: 'edit', label: '编辑房间', icon: <Pencil size={16} />, onAction: fn() },
  {
    id: 'checkOut',
    label: '退房',
    icon: <LogOut size={16} />,
    disabledReason: '房间空闲，没有入住人',
    onAction: fn(),
  },
  { id: 'clean', label: '打扫', icon: <Brush size={16} />, isDisabled: true, onAction: fn() },
  { id: 'delete', label: '删除', icon: <Trash2 size={16} />, tone: 'danger', onAction: fn() },
];

const meta = {
  title: 'Actions/MenuButton',
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

/** A disabled item can be focused, shows its reason, and does nothing. */
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
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <MenuButton
        label="更多"
        items={[
          { id: 'delete', label: '删除', tone: 'danger', onAction: () => setConfirming(true) },
        ]}
      />
      <Confirm
        isOpen={isConfirming}
        title="删除房间「1208」？"
        confirmLabel="删除"
        tone="danger"
        onConfirm={() => undefined}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}

/** An action with a confirmation: afterwards the focus is on the menu's button again. */
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

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async () => {
    await expect(screen.getByRole('button', { name: '更多' })).toBeDisabled();
  },
};

const print = fn();
const shortcuts: MenuItem[] = [
  { id: 'delete', label: '删除', icon: <Trash2 size={16} />, tone: 'danger', onAction: fn() },
  {
    id: 'in',
    label: '办理入住',
    icon: <BedDouble size={16} />,
    shortcut: 'Ctrl+I',
    onAction: fn(),
  },
  { id: 'print', label: '打印登记单', shortcut: 'Ctrl+P', onAction: print },
];

/** A shortcut is at the end of its line; what cannot be taken back is last, wherever it was written. */
export const Shortcuts: Story = {
  args: { items: shortcuts },
  play: async () => {
    const menu = await open();
    const names = within(menu)
      .getAllByRole('menuitem')
      .map((one) => one.textContent);
    await expect(names.at(-1)).toBe('删除');
    await userEvent.keyboard('{ArrowDown}');
    const item = screen.getByRole('menuitem', { name: '打印登记单' });
    await expect(item).toHaveFocus();
    await expect(item).toHaveAccessibleDescription('Ctrl+P');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(print).toHaveBeenCalled());
  },
};

/** At the edge of the window the whole menu is in it, though its items come after its sheet. */
export const AtTheEdge: Story = {
  args: { items: [{ id: 'a', label: '修改预计离店时间', onAction: fn() }] },
  render: (args) => (
    <Inline gap={2} justify="end">
      <MenuButton {...args} />
    </Inline>
  ),
  play: async () => {
    await open();
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.getBoundingClientRect().right).toBeLessThan(innerWidth - 8));
    await userEvent.keyboard('{Escape}');
  },
};

/** ↑ opens it too. */
export const ByArrowUp: Story = {
  play: async () => {
    screen.getByRole('button').focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(await screen.findByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

/** More than the window is high: the menu scrolls; a first letter goes to its item. */
export const VeryMany: Story = {
  args: {
    items: Array.from({ length: 80 }, (_, index) => ({
      id: `room${index}`,
      label: index === 60 ? 'Penthouse' : `房间 ${1201 + index}`,
      onAction: fn(),
    })),
  },
  play: async () => {
    const menu = await open();
    await expect(menu.getBoundingClientRect().bottom).toBeGreaterThan(0);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '房间 1201' })).toHaveFocus());
    await userEvent.keyboard('P');
    const found = screen.getByRole('menuitem', { name: 'Penthouse' });
    await waitFor(() => expect(found).toHaveFocus());
    const bottom = (): number => found.getBoundingClientRect().bottom;
    await waitFor(() => expect(bottom()).toBeLessThanOrEqual(window.innerHeight));
  },
};

export const VeryLongText: Story = {
  args: {
    items: [
      {
        id: 'long',
        label: '把本房间的入住人连同押金与物资申请一并换到另一间同房型的空闲房间',
        icon: <LogOut size={16} />,
        disabledReason: '房间空闲，没有入住人；先办理入住，或在订单管理中找到订单后从那里换房。',
        onAction: fn(),
      },
      {
        id: 'latin',
        label: 'SynchroniseWithPropertyManagementSystemOfTheHeadOffice',
        shortcut: 'Ctrl+Shift+S',
        onAction: fn(),
      },
    ],
  },
  play: async () => {
    const menu = await open();
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  },
};

/** Every look of the button. */
export const Permutations: Story = {
  render: () => (
    <Inline gap={3}>
      <MenuButton label="更多" items={items} />
      <MenuButton label="停用" items={items} isDisabled />
    </Inline>
  ),
};
