import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Inline } from '../Layout/index.ts';
import { TextField } from '../TextField/TextField.tsx';
import { broken, groupsOf, guests, manyRooms, orders, slow } from './fixture.tsx';
import {
  CommandPalette,
  type CommandPaletteProps,
  PaletteButton,
  useCommandPalette,
} from './index.ts';

const done = fn();

/** The shell: a button, and the palette. */
function Page(props: CommandPaletteProps) {
  const palette = useCommandPalette();
  const [note, setNote] = useState('');
  const [isEditing, setEditing] = useState(false);
  return (
    <Inline gap={3} align="end">
      <PaletteButton isOpen={palette.isOpen} onPress={palette.open} />
      <TextField label="备注" value={note} onChange={setNote} />
      <Button onPress={() => setEditing(true)}>编辑</Button>
      <Dialog title="编辑房间" isOpen={isEditing} onClose={() => setEditing(false)}>
        房间 1208
      </Dialog>
      <CommandPalette {...props} isOpen={palette.isOpen} onClose={palette.close} />
    </Inline>
  );
}

const meta = {
  title: 'Actions/CommandPalette',
  component: CommandPalette,
  subcomponents: { PaletteButton },
  args: { isOpen: false, onClose: fn(), groups: groupsOf(done) },
  render: (args) => <Page {...args} />,
  beforeEach: () => void done.mockClear(),
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const opener = (): HTMLElement => screen.getByRole('button', { name: '搜索' });
const open = async (): Promise<HTMLElement> => {
  await userEvent.click(opener());
  const field = await screen.findByRole('combobox', { name: '搜索' });
  await waitFor(() => expect(field).toHaveFocus());
  return field;
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const active = (): HTMLElement => screen.getByRole('option', { selected: true });
const names = (): string[] =>
  screen.getAllByRole('option').map((one) => one.textContent.replace(/\s+/g, ' ').trim());

/** Text that is selected by mouse, to beyond the palette, stays; a press outside closes. */
export const SelectionEndsOutside: Story = {
  play: async () => {
    const field = await open();
    await userEvent.keyboard('12');
    const outside = document.elementFromPoint(4, 4) ?? document.body;
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: field },
      { target: outside },
      { keys: '[/MouseLeft]' },
    ]);
    await expect(field).toBeVisible();
    await expect(field).toHaveValue('12');
    await userEvent.click(outside);
    await closed();
  },
};

/** Before anything is typed: all that is known, group by group, the first line active. */
export const Default: Story = {
  play: async () => {
    const field = await open();
    await expect(screen.getByRole('group', { name: '页面' })).toBeInTheDocument();
    await expect(active()).toHaveTextContent('房间管理');
    await expect(field).toHaveAttribute('aria-activedescendant', active().id);
    await expect(screen.getAllByRole('option')).toHaveLength(6);
  },
};

export const ByMouse: Story = {
  play: async () => {
    await open();
    await userEvent.click(screen.getByRole('option', { name: /订单管理/ }));
    await closed();
    await expect(done).toHaveBeenCalledWith('orders');
    await waitFor(() => expect(opener()).toHaveFocus());
    await open();
    await userEvent.click(document.elementFromPoint(8, 8) ?? document.body);
    await closed();
  },
};

/** Ctrl+K from anywhere, arrows, Enter; the focus returns to where it was. */
export const ByKeyboard: Story = {
  play: async () => {
    const note = screen.getByRole('textbox', { name: '备注' });
    await userEvent.click(note);
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: '搜索' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(active()).toHaveTextContent('隔离人员管理');
    await userEvent.keyboard('{End}');
    await expect(active()).toHaveTextContent('退出登录');
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toHaveTextContent('房间管理');
    await userEvent.keyboard('{ArrowUp}{Home}{ArrowDown}{Enter}');
    await closed();
    await expect(done).toHaveBeenCalledWith('orders');
    await waitFor(() => expect(note).toHaveFocus());
    await userEvent.keyboard('{Meta>}k{/Meta}');
    await screen.findByRole('combobox');
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(note).toHaveFocus());
  },
};

/** Found as it is written and by pinyin, in full or by initials; the best first. */
export const Pinyin: Story = {
  play: async () => {
    const field = await open();
    await userEvent.type(field, 'fjgl');
    await waitFor(() => expect(names()).toEqual(['房间管理 前台']));
    await userEvent.clear(field);
    await userEvent.type(field, '房间');
    await waitFor(() => expect(names()).toEqual(['房间管理 前台', '新增房间']));
    await userEvent.clear(field);
    await userEvent.type(field, 'audit');
    await waitFor(() => expect(names()).toEqual(['日志管理 系统']));
  },
};

export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(await open(), '游泳池');
    await expect(await screen.findByText('没有找到「游泳池」')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(done).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { groups: [] },
  play: async () => {
    await open();
    await waitFor(() => expect(screen.getByText('输入以搜索')).toBeVisible());
  },
};

/** What was chosen lately comes first; who keeps that is the owner's affair. */
export const Recent: Story = {
  args: { recent: groupsOf(done)[0]?.items.slice(3), onAction: fn() },
  play: async ({ args }) => {
    await open();
    const recent = within(screen.getByRole('group', { name: '最近' }));
    await expect(recent.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(done).toHaveBeenCalledWith('logs'));
    await expect(args.onAction).toHaveBeenCalledWith(expect.objectContaining({ id: 'logs' }));
  },
};

/**
 * Each source has its own state: one is done, one pending, one failed and is retried. Hits of an earlier query
 * are gone as soon as more is typed.
 */
export const Sources: Story = {
  args: { sources: [orders(done), slow, broken(done)] },
  play: async () => {
    const field = await open();
    await userEvent.type(field, '2026');
    await screen.findByRole('option', { name: /订单 2026-0001/ });
    await expect(screen.getByText('客户')).toBeVisible();
    const retry = await screen.findByRole('option', { name: '加载失败，重试' });
    await userEvent.click(retry);
    await screen.findByRole('option', { name: /修改价格 20260301001/ });
    await expect(field).toHaveFocus();
    await userEvent.type(field, '11');
    await expect(screen.queryByRole('option', { name: /订单 2026-0001/ })).not.toBeInTheDocument();
    await screen.findByRole('option', { name: /订单 202611-0001/ });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(done).toHaveBeenCalledWith('order1'));
  },
};

/**
 * What can be done with a record is on its line: → goes to it and ← back, ↑ and ↓ to the lines. In the text → moves
 * until its end is reached.
 */
export const ActionsOnLine: Story = {
  args: { groups: [], sources: [guests(done)], onAction: fn() },
  play: async ({ args }) => {
    const field = await open();
    await userEvent.type(field, 'zsf');
    await screen.findByRole('option', { name: '退房 张三丰' });
    await expect(active()).toHaveTextContent('张三丰 8201');
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    await expect(active()).toHaveTextContent('张三丰 8201');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(active()).toHaveAccessibleName('账单 张三丰');
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toHaveTextContent('20260201007');
    await userEvent.keyboard('{ArrowRight}');
    await expect(active()).toHaveTextContent('20260201007');
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}{ArrowLeft}{Enter}');
    await closed();
    await expect(done).toHaveBeenCalledWith('退房 guest');
    await expect(args.onAction).toHaveBeenCalledWith(expect.objectContaining({ id: 'guest' }));
    await userEvent.type(await open(), 'zsf');
    await userEvent.click(await screen.findByRole('option', { name: '换房 张三丰' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith('换房 guest'));
  },
};

/** On a phone the actions are below their record. */
export const ActionsOnPhone: Story = {
  args: { groups: [], sources: [guests(done)] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.type(await open(), 'zsf');
    const action = await screen.findByRole('option', { name: '退房 张三丰' });
    const guest = screen.getByRole('option', { name: /^张三丰 8201/ });
    await expect(action.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      guest.getBoundingClientRect().bottom,
    );
    const list = screen.getByRole('listbox');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

/** Enter before anything was found: the first hit is chosen as soon as it comes. */
export const EnterBeforeHits: Story = {
  args: { groups: [], sources: [orders(done)] },
  play: async () => {
    const field = await open();
    await userEvent.type(field, '2026{Enter}');
    await waitFor(() => expect(done).toHaveBeenCalledWith('order1'));
    await closed();
  },
};

/** More than the list is high: the active line is in view, the first one with its heading. */
export const Many: Story = {
  args: { groups: [...groupsOf(done), manyRooms(done, 60)] },
  play: async () => {
    const field = await open();
    const list = screen.getByRole('listbox');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(active()).toHaveTextContent('房间 1060'));
    const isInView = (): boolean =>
      active().getBoundingClientRect().bottom <= list.getBoundingClientRect().bottom;
    await waitFor(() => expect(isInView()).toBe(true));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(list.scrollTop).toBe(0));
    await userEvent.type(field, 'cqjfb 1048');
    await waitFor(() => expect(names()).toEqual(['房间 1048 安住重庆解放碑']));
  },
};

/** Over a dialog it does not open: the draft in it must not be left. */
export const NotOverDialog: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: '编辑' }));
    await screen.findByRole('dialog', { name: '编辑房间' });
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await closed();
  },
};

export const VeryLongText: Story = {
  args: {
    groups: [
      {
        id: 'long',
        label: '操作',
        items: [
          {
            id: 'a',
            title:
              '把本房间的入住人连同押金与物资申请一并换到另一间同房型的空闲房间并重新打印登记单',
            description: '前台 · 房间管理 · 换房 · 需要酒店管理员的权限',
            onAction: done,
          },
          {
            id: 'b',
            title: 'SynchroniseWithPropertyManagementSystemOfTheHeadOfficeInHangzhouZhejiang',
            onAction: done,
          },
        ],
      },
    ],
  },
  play: async () => {
    await open();
    const list = screen.getByRole('listbox');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

/** Everything a list can show: local commands, a source that is done, one pending, one failed. */
export const Permutations: Story = {
  args: { sources: [orders(done), slow, broken(done)] },
  play: async () => {
    await userEvent.type(await open(), '管理');
    await screen.findByRole('option', { name: /订单 管理-0001/ });
    await expect(screen.getByRole('option', { name: '房间管理 前台' })).toBeVisible();
    await expect(await screen.findByRole('option', { name: '加载失败，重试' })).toBeInTheDocument();
  },
};

/** On phones it fills the screen. */
export const Phone: Story = {
  ...Sources,
  args: { sources: [orders(done), slow, broken(done)] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.type(await open(), '2026');
    await screen.findByRole('option', { name: /订单 2026-0001/ });
    await expect(screen.getByRole('dialog').getBoundingClientRect().width).toBe(window.innerWidth);
  },
};
