import type { Meta, StoryObj } from '@storybook/react-vite';
import { cloneElement, useId, type AriaAttributes, type ReactElement, type ReactNode } from 'react';
import { Search } from '../Icon/index.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button, IconButton } from '../Button/index.ts';
import { Inline } from '../Layout/index.ts';
import { Tip } from './Tip.tsx';

interface TooltipProps {
  content: ReactNode;
  children: ReactElement<AriaAttributes>;
}

/** A control with a tip, as the buttons have them: their label, or why they are disabled. */
function Tooltip({ content, children }: TooltipProps) {
  const id = useId();
  return (
    <>
      <span style={{ display: 'inline-flex' }}>
        {cloneElement(children, { 'aria-describedby': id })}
      </span>
      <Tip id={id}>{content}</Tip>
    </>
  );
}

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    content: '按 Ctrl+K 随时打开',
    children: <Button icon={<Search size={16} />}>搜索</Button>,
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '搜索' });
    await expect(button).toHaveAccessibleDescription('按 Ctrl+K 随时打开');
    await userEvent.hover(button);
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await userEvent.unhover(button);
    await waitFor(() => expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

/** Comes at once with the keyboard's focus; Esc hides it and leaves the focus. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: '搜索' })).toHaveFocus();
  },
};

/** It stays while it is pointed at itself; Esc hides it while the pointer rests and the focus is elsewhere. */
export const PointedAt: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: '搜索' }));
    const tip = await waitFor(() => canvas.getByRole('tooltip'));
    await userEvent.hover(tip);
    // Longer than it takes to go once nothing is pointed at.
    await tip.animate([], { duration: 400 }).finished;
    await expect(tip).toBeVisible();
    await expect(document.body).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    content:
      '订单已由前台办理入住。离店前如需换房，请在房间管理中选择同房型的空闲房间，原房间会转为待打扫。',
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tooltip').clientWidth).toBeLessThanOrEqual(280);
  },
};

/** At the edges of the window it stays inside. */
export const AtTheEdges: Story = {
  render: () => (
    <Inline gap={4} justify="between">
      <Tooltip content="左边的说明会留在窗口以内">
        <IconButton label="左" icon={<Search size={16} />} variant="outline" />
      </Tooltip>
      <Tooltip content="右边的说明会留在窗口以内">
        <IconButton label="右" icon={<Search size={16} />} variant="outline" />
      </Tooltip>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(async () => {
      const tip = canvas.getByRole('tooltip');
      await expect(tip).toHaveTextContent('右边的说明会留在窗口以内');
      const { right } = tip.getBoundingClientRect();
      await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth - 8);
    });
  },
};

/** An icon's own tip gives way to the longer one: there is one at a time. */
export const OnIconButton: Story = {
  args: {
    content: '搜索订单、客户与房间（Ctrl+K）',
    children: <IconButton label="搜索" icon={<Search size={16} />} />,
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getAllByRole('tooltip')).toHaveLength(1));
    await expect(canvas.getByRole('tooltip')).toHaveTextContent('搜索订单、客户与房间（Ctrl+K）');
  },
};

/** Something focused in a box that scrolls: the tip stays with it, and goes with the mouse's. */
export const InScroller: Story = {
  render: () => (
    <div style={{ height: '96px', overflow: 'auto' }}>
      {Array.from({ length: 12 }, (_, index) => (
        <div key={index} style={{ paddingBlock: '8px' }}>
          <Tooltip content={`第 ${index + 1} 间`}>
            <Button>{`房间 ${1201 + index}`}</Button>
          </Tooltip>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (let step = 0; step < 6; step += 1) await userEvent.tab();
    const room = canvas.getByRole('button', { name: '房间 1206' });
    await expect(room).toHaveFocus();
    await waitFor(() => {
      const tip = canvas.getByRole('tooltip').getBoundingClientRect();
      const anchor = room.getBoundingClientRect();
      const apart = Math.min(Math.abs(anchor.top - tip.bottom), Math.abs(tip.top - anchor.bottom));
      return expect(apart).toBeLessThanOrEqual(8);
    });
  },
};

/** Unbroken words, one character, and many. */
export const Permutations: Story = {
  render: () => (
    <Inline gap={3}>
      <Tooltip content="¥">
        <Button>短</Button>
      </Tooltip>
      <Tooltip content="SynchroniseWithPropertyManagementSystemOfTheHeadOffice">
        <Button>长单词</Button>
      </Tooltip>
      <Tooltip content={<>Ctrl + K</>}>
        <IconButton label="搜索" icon={<Search size={16} />} variant="outline" />
      </Tooltip>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('tooltip').getBoundingClientRect().width).toBeLessThanOrEqual(280),
    );
  },
};
