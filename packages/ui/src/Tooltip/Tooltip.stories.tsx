import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from '../Icon/index.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button, IconButton } from '../Button/index.ts';
import { Inline } from '../Layout/index.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'UI/Tooltip',
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
    const box = canvas.getByRole('tooltip').getBoundingClientRect();
    await expect(box.right).toBeLessThanOrEqual(document.documentElement.clientWidth - 8);
  },
};
