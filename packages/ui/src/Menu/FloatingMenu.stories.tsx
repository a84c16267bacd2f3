import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { BedDouble, Brush, LogOut, Trash2 } from '../Icon/index.ts';
import { Inline } from '../Layout/index.ts';
import { FloatingMenu } from './FloatingMenu.tsx';
import type { FloatingMenuProps } from './MenuPopover.tsx';
import type { MenuItem } from './MenuPopover.tsx';

const act = fn();
const items: MenuItem[] = [
  { id: 'detail', label: '房间详情', icon: <BedDouble size={16} />, onAction: act },
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

/** A board of rooms with one menu for all of them. */
function Board({ items: offered, count }: Pick<FloatingMenuProps, 'items'> & { count: number }) {
  const cards = useRef(new Map<number, HTMLElement>());
  const trigger = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const open = (room: number): void => {
    trigger.current = cards.current.get(room) ?? null;
    setOpened(room === opened ? null : room);
  };
  return (
    <Inline gap={2}>
      {Array.from({ length: count }, (_, index) => 1201 + index).map((room) => (
        <Button
          key={room}
          ref={(card) => {
            if (card) cards.current.set(room, card);
          }}
          aria-haspopup="menu"
          aria-expanded={room === opened}
          onPress={() => open(room)}
        >
          {`房间 ${room}`}
        </Button>
      ))}
      {opened !== null && (
        <FloatingMenu
          label={`房间「${opened}」`}
          items={offered}
          triggerRef={trigger}
          onClose={() => setOpened(null)}
        />
      )}
    </Inline>
  );
}

const meta = {
  title: 'Actions/FloatingMenu',
  component: FloatingMenu,
  args: { label: '房间', items, triggerRef: { current: null }, onClose: fn() },
  render: (args) => <Board items={args.items} count={4} />,
  beforeEach: () => void act.mockClear(),
} satisfies Meta<typeof FloatingMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const card = (room: number): HTMLElement => screen.getByRole('button', { name: `房间 ${room}` });
const open = async (room: number): Promise<HTMLElement> => {
  await userEvent.click(card(room));
  const menu = await screen.findByRole('menu', { name: `房间「${room}」` });
  await waitFor(() => expect(menu).toBeVisible());
  return menu;
};
const closed = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());

/** It opens at the card that was pressed, and acts once it is gone. */
export const Default: Story = {
  play: async () => {
    const menu = await open(1202);
    await expect(menu.getBoundingClientRect().top).toBeGreaterThan(
      card(1202).getBoundingClientRect().bottom,
    );
    await userEvent.click(screen.getByRole('menuitem', { name: '房间详情' }));
    await closed();
    await waitFor(() => expect(act).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(card(1202)).toHaveFocus());
  },
};

/** Opened at one card and closed, then at another; the focus returns to each. */
export const ByKeyboard: Story = {
  play: async () => {
    await userEvent.tab();
    for (const room of [1201, 1202]) {
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('menu', { name: `房间「${room}」` });
      await waitFor(() => expect(screen.getByRole('menuitem', { name: '房间详情' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await closed();
      await waitFor(() => expect(card(room)).toHaveFocus());
      await userEvent.tab();
    }
    await expect(card(1203)).toHaveFocus();
  },
};

/** The letters of its reading lead to an item, past those that cannot be done now. */
export const ByLetters: Story = {
  args: {
    items: [...items, { id: 'tag', label: '退还押金', onAction: act }],
  },
  play: async () => {
    await open(1201);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '房间详情' })).toHaveFocus());
    await userEvent.keyboard('t');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '退还押金' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(act).toHaveBeenCalledOnce());
  },
};

/** Hundreds of cards share it. */
export const VeryMany: Story = {
  render: (args) => <Board items={args.items} count={300} />,
  play: async () => void (await open(1201)),
};

/** All that it can hold: actions, a refused one with its reason, a disabled one, a danger. */
export const Permutations: Story = {
  play: async () => {
    await open(1201);
    await expect(screen.getByRole('menuitem', { name: '退房' })).toHaveAccessibleDescription(
      '房间空闲，没有入住人',
    );
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => void (await open(1201)),
};
