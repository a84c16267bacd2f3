import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Inline } from '../Layout/index.ts';
import { ClockBadge, ConnectionBadge, type ConnectionState } from './ConnectionBadge.tsx';

const meta = {
  title: 'Feedback/ConnectionBadge',
  component: ConnectionBadge,
  args: { state: 'live' },
} satisfies Meta<typeof ConnectionBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const badge = canvas.getByRole('status');
    await expect(badge).toHaveTextContent('实时：变化即时显示');
    await userEvent.hover(badge);
    await waitFor(() => expect(canvas.getByRole('tooltip')).toHaveTextContent('变化即时显示'));
  },
};

export const Reconnecting: Story = { args: { state: 'reconnecting' } };

export const Polling: Story = { args: { state: 'polling' } };

function Losing() {
  const [state, setState] = useState<ConnectionState>('live');
  return (
    <Inline gap={4}>
      <ConnectionBadge state={state} />
      <Button onPress={() => setState('reconnecting')}>断开</Button>
    </Inline>
  );
}

/** The connection is lost: the same element shows and announces it. */
export const Lost: Story = {
  render: () => <Losing />,
  play: async ({ canvas }) => {
    const badge = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: '断开' }));
    await expect(badge).toHaveTextContent('重连中');
  },
};

/** Eight hours ahead: both times are said. */
export const WrongClock: Story = {
  render: () => <ClockBadge own="2026-11-28 21:00" server="2026-11-28 13:00" />,
  play: async ({ canvas }) => {
    const badge = canvas.getByRole('status');
    await expect(badge).toHaveTextContent(
      '本机时间不准：本机 2026-11-28 21:00，服务器 2026-11-28 13:00',
    );
    await userEvent.hover(badge);
    await waitFor(() => expect(canvas.getByRole('tooltip')).toHaveTextContent('以服务器时间为准'));
  },
};

/** Three colours, three shapes, three words. */
export const Permutations: Story = {
  render: () => (
    <Inline gap={3}>
      <ConnectionBadge state="live" />
      <ConnectionBadge state="reconnecting" />
      <ConnectionBadge state="polling" />
    </Inline>
  ),
};
