import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { loadConfig } from '../../apps/admin/src/config.ts';
import { listPendingActs, refuseAct } from '../../packages/api/src/contract/assistant.ts';
import { listRooms, RoomStatus } from '../../packages/api/src/contract/room.ts';
import { addPendingActs } from '../../.storybook/browser/world/assistant.ts';
import {
  confirm,
  dialog,
  hotel,
  messageShown,
  phone,
  Screen,
  screenStories,
  sees,
  signedIn,
  stage,
} from './screen.tsx';

/** Tells the app in its page whether the back end lets assistants in. */
async function offer(assistants: boolean): Promise<void> {
  const page = document.createElement('meta');
  page.name = 'app-config';
  page.content = JSON.stringify({ assistants });
  document.head.append(page);
  await loadConfig();
  page.remove();
}

/** Lets assistants in: one of the manager's asks to mark two rooms as cleaned. */
async function letIn(): Promise<void> {
  hotel().configure({ mcp: 'on' });
  const rooms = await dirtyRooms();
  await hotel().write((tx) => addPendingActs(tx, rooms.slice(0, 2)));
  await offer(true);
}

const dirtyRooms = () =>
  hotel()
    .as('manager')
    .call(listRooms, { status: RoomStatus.awaitingCleaning, isIsolation: false });

const meta = {
  ...screenStories,
  title: 'Screens/助手',
  args: { path: '/index/orderManage' },
  beforeEach: stage(letIn, signedIn('manager')),
  afterEach: () => offer(false),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const notice = (count: number): Promise<HTMLElement> =>
  screen.findByRole('button', { name: `待确认的操作 ${count}` });

/** Both are decided on, one after the other; the room is clean. */
export const Success: Story = {
  play: async () => {
    const before = await dirtyRooms();
    await userEvent.click(await notice(2));
    const first = await dialog('待确认：打扫完成');
    await expect(await first.findByText(/待打扫/)).toBeVisible();
    await userEvent.click(first.getByRole('button', { name: '确认执行' }));
    await messageShown('已执行');
    await waitFor(async () => expect((await dirtyRooms()).length).toBe(before.length - 1));
    const second = await dialog('待确认：打扫完成');
    await userEvent.click(await second.findByRole('button', { name: '拒绝' }));
    await messageShown('已拒绝，没有执行');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /待确认的操作/ })).not.toBeInTheDocument(),
    );
    await expect((await dirtyRooms()).length).toBe(before.length - 1);
  },
};

/** One is decided on another device: the notice follows, live. */
export const DecidedElsewhere: Story = {
  play: async () => {
    await notice(2);
    const [act] = await hotel().as('manager').call(listPendingActs, {});
    await hotel()
      .as('manager')
      .call(refuseAct, { id: act?.id ?? '' });
    await notice(1);
  },
};

/** The keys below one's sessions: a new one is made, shown once, and the former one ended with what waits. */
export const Keys: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '周店长' }));
    await userEvent.click(await screen.findByRole('button', { name: '我的登录' }));
    const own = await dialog('我的登录');
    const row = await own.findByRole('row', { name: /前台助手/ });
    await userEvent.click(own.getByRole('button', { name: '新增钥匙' }));
    const form = await dialog('新增钥匙');
    await userEvent.type(form.getByLabelText(/^名称/), '收银台');
    await userEvent.type(form.getByLabelText(/^当前密码/), 'Anzhu@2026');
    await userEvent.click(form.getByRole('button', { name: '新增' }));
    const made = await dialog('新的钥匙');
    await expect(await made.findByText(/^aa_[\da-f]{12}_[\w-]{43}$/)).toBeVisible();
    await userEvent.click(made.getByRole('button', { name: '我已保存' }));
    await own.findByRole('row', { name: /收银台/ });
    await userEvent.click(within(row).getByRole('button', { name: '结束' }));
    await confirm('结束钥匙「前台助手」？', '结束');
    await messageShown('已结束钥匙');
    await waitFor(() => expect(row).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByText(/^待确认的操作/)).not.toBeInTheDocument());
  },
};

/** A back end without assistants: no notice, no keys. */
export const NotOffered: Story = {
  beforeEach: () => offer(false),
  play: async () => {
    await sees('共 60 条');
    await expect(screen.queryByText(/^待确认的操作/)).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: '周店长' }));
    await userEvent.click(await screen.findByRole('button', { name: '我的登录' }));
    const own = await dialog('我的登录');
    await own.findByRole('row', { name: /本次登录/ });
    await expect(own.queryByText('助手的钥匙')).not.toBeInTheDocument();
  },
};

export const Narrow: Story = {
  globals: phone,
  play: async () => {
    await userEvent.click(await notice(2));
    await dialog('待确认：打扫完成');
  },
};
