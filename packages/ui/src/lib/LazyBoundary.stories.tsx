import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { ToastRegion, toast } from '../Toast/index.ts';
import { lazy, LazyBoundary, LazyDialog } from './LazyBoundary.tsx';

const away = new TypeError('Failed to fetch dynamically imported module');
const loaded = {
  default: ({ onClose }: { onClose?: () => void }) => <Button onPress={onClose}>已加载</Button>,
};

const load = fn(() => Promise.resolve(loaded));

/** Fails as often as given, then is there. */
const failing = (times: number): void => {
  load.mockReset();
  // React writes what a boundary has caught.
  spyOn(console, 'error').mockImplementation(() => undefined);
  load.mockResolvedValue(loaded);
  for (let left = times; left > 0; left -= 1) load.mockRejectedValueOnce(away);
};
const partOf = () => lazy(load);

function InPlace() {
  const [Part] = useState(() => partOf());
  return (
    <LazyBoundary pending={<Skeleton width={160} height={32} />}>
      <Part />
    </LazyBoundary>
  );
}

function Opened() {
  const [Part] = useState(() => partOf());
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>打开</Button>
      {isOpen && (
        <LazyDialog onClose={close}>
          <Part onClose={close} />
        </LazyDialog>
      )}
      <ToastRegion />
    </>
  );
}

const meta = {
  title: 'Feedback/Loaded late',
  component: LazyBoundary,
  args: { pending: null, children: null },
  render: () => <InPlace />,
  beforeEach: () => {
    toast.closeAll();
    failing(0);
  },
} satisfies Meta<typeof LazyBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

const there = () => screen.findByRole('button', { name: '已加载' });
const retry = async () => userEvent.click(await screen.findByRole('button', { name: '重试' }));

export const Default: Story = {
  play: async () => {
    await there();
    await expect(load).toHaveBeenCalledTimes(1);
  },
};

/** 重试 makes a new attempt, and only then. */
export const FailedOnce: Story = {
  beforeEach: () => failing(1),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('内容未能加载');
    await expect(load).toHaveBeenCalledTimes(1);
    await retry();
    await there();
    await expect(load).toHaveBeenCalledTimes(2);
  },
};

/** When the network is back it comes by itself. */
export const NetworkBack: Story = {
  beforeEach: () => failing(1),
  play: async () => {
    await screen.findByRole('alert');
    window.dispatchEvent(new Event('online'));
    await there();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

/** What is opened says so and closes; the next press opens it. */
export const OpenedAgain: Story = {
  beforeEach: () => failing(1),
  render: () => <Opened />,
  play: async () => {
    const open = screen.getByRole('button', { name: '打开' });
    await userEvent.click(open);
    await expect(await screen.findByRole('article', { name: /加载失败/ })).toHaveTextContent(
      '内容未能打开，请检查网络后再试，或刷新页面。',
    );
    await expect(load).toHaveBeenCalledTimes(1);
    await userEvent.click(open);
    await userEvent.click(await there());
    await waitFor(() => expect(screen.queryByRole('button', { name: '已加载' })).toBeNull());
    await userEvent.click(open);
    await there();
    await expect(load).toHaveBeenCalledTimes(2);
  },
};
