import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { OwnSessionsDialog } from './OwnSessionsDialog.tsx';

const meta = {
  title: 'Hotel/Sign-in 登录/OwnSessionsDialog',
  component: OwnSessionsDialog,
  args: {
    sessions: [
      {
        id: '1',
        device: 'Chrome 141 · Windows',
        address: '192.0.2.10',
        createTime: '2026-03-18 08:00:00',
        seenTime: '2026-03-18 10:00:00',
        isCurrent: true,
      },
      {
        id: '2',
        device: 'Safari 18 · iOS',
        address: '198.51.100.20',
        createTime: '2026-03-17 21:30:00',
        seenTime: '2026-03-18 09:40:00',
        isCurrent: false,
      },
      {
        id: '3',
        device: null,
        address: null,
        createTime: null,
        seenTime: null,
        isCurrent: false,
      },
    ],
    onEnd: fn(async () => {}),
    onEndOthers: fn(async () => {}),
    onClose: fn(),
  },
} satisfies Meta<typeof OwnSessionsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const table = (): Promise<HTMLElement> => screen.findByRole('table', { name: '我的登录' });

/** The question, once it is there. */
const question = (name: RegExp): Promise<HTMLElement> => screen.findByRole('alertdialog', { name });

/** Asks to end the phone's session, and confirms. */
async function endPhone(): Promise<HTMLElement> {
  const row = within(await table()).getByRole('row', { name: /Safari 18/ });
  await userEvent.click(within(row).getByRole('button', { name: '结束' }));
  const asked = await question(/结束「Safari 18 · iOS」上的登录？/);
  await userEvent.click(within(asked).getByRole('button', { name: '结束' }));
  return asked;
}

/** The present one is named, and ends elsewhere. */
export const Default: Story = {
  play: async () => {
    const own = within(await table()).getByRole('row', { name: /Chrome 141/ });
    await waitFor(() => expect(within(own).getByText('本次登录')).toBeVisible());
    await expect(within(own).queryByRole('button', { name: '结束' })).not.toBeInTheDocument();
    await expect(within(own).getByText('2026-03-18 08:00')).toBeVisible();
  },
};

export const EndOne: Story = {
  play: async ({ args }) => {
    await endPhone();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(args.onEnd).toHaveBeenCalledOnce();
    await expect(args.onEnd).toHaveBeenCalledWith(expect.objectContaining({ id: '2' }));
    await expect(args.onEndOthers).not.toHaveBeenCalled();
  },
};

export const EndOthers: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '结束其他登录' }));
    const asked = await question(/结束其他 2 个登录？/);
    await userEvent.click(within(asked).getByRole('button', { name: '取消' }));
    await expect(args.onEndOthers).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: '结束其他登录' }));
    await userEvent.click(
      within(await question(/结束其他 2 个登录？/)).getByRole('button', { name: '结束' }),
    );
    await waitFor(() => expect(args.onEndOthers).toHaveBeenCalledOnce());
  },
};

export const Refused: Story = {
  args: { onEnd: fn(() => Promise.reject(new Error('登录不存在'))) },
  play: async () => {
    const asked = await endPhone();
    await waitFor(() => expect(within(asked).getByText('登录不存在')).toBeVisible());
  },
};

export const OnlyThisOne: Story = {
  args: { sessions: meta.args.sessions.slice(0, 1) },
  play: async () => {
    await table();
    await expect(screen.queryByRole('button', { name: '结束其他登录' })).not.toBeInTheDocument();
  },
};

export const Loading: Story = { args: { sessions: undefined, isLoading: true } };

export const Failed: Story = {
  args: { sessions: undefined, error: { message: '网络异常', onRetry: fn() } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    await expect(args.error?.onRetry).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
