import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { downloadLogs, getLog, logPage } from '../../packages/api/src/contract/log.ts';
import { fail, mock } from '../../.storybook/browser/index.ts';
import {
  openRecord,
  messageShown,
  phone,
  Screen,
  screenStories,
  sees,
  signedIn,
  stage,
  loading,
} from './screen.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/日志管理',
  args: { path: '/index/logManage' },
  beforeEach: stage(signedIn('admin')),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The row of an entry, once the list is loaded. */
const rowOf = (sketch: RegExp): Promise<HTMLElement> => screen.findByRole('row', { name: sketch });

const openDetail = async (sketch: RegExp) => openRecord(await rowOf(sketch));

/** Every type of entry; the detail compares before and after and links to the record. */
export const Success: Story = {
  play: async () => {
    await expect(await rowOf(/账号已锁定/)).toHaveTextContent('账号安全');
    await expect(screen.getByText('共 18 条')).toBeVisible();
    const detail = await openDetail(/20260012 改价/);
    await sees('192.0.2.10', detail);
    await expect(detail.getByRole('row', { name: /实付金额/ })).toHaveTextContent(/536.*480/);
    await expect(detail.getByRole('link', { name: '在「订单管理」中查看' })).toHaveAttribute(
      'href',
      expect.stringContaining('record=20260012'),
    );
  },
};

export const Empty: Story = {
  args: { path: '/index/logManage?sketch=没有发生' },
  play: async () => {
    await sees('没有符合条件的记录');
    await expect(
      screen.getByRole('button', { name: '移除筛选「日志内容：没有发生」' }),
    ).toBeVisible();
    await expect(screen.getByRole('button', { name: '导出' })).toHaveAccessibleDescription(
      '没有可导出的日志',
    );
  },
};

export const Loading: Story = loading(logPage, '日志');

/** 重试 loads the list, and in the dialog the entry. */
export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(mock(logPage, fail), mock(getLog, fail)),
  play: async ({ msw }) => {
    await sees('加载失败');
    msw.resetHandlers();
    msw.use(mock(getLog, fail));
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    const detail = await openDetail(/20260012 改价/);
    await sees('加载失败', detail);
    msw.resetHandlers();
    await userEvent.click(detail.getByRole('button', { name: '重试' }));
    await sees('192.0.2.10', detail);
  },
};

export const NoPermission: Story = {
  beforeEach: signedIn('staff'),
  play: () => sees('没有权限'),
};

/** A hotel's admin sees the entries of the hotel, and links only to screens of the own menu. */
export const ForManager: Story = {
  beforeEach: signedIn('manager'),
  play: async () => {
    const detail = await openDetail(/新增用户「王浩」/);
    await expect(await detail.findByRole('link', { name: '在「用户管理」中查看' })).toBeVisible();
    await expect(screen.queryByRole('row', { name: /珠江店/, hidden: true })).toBeNull();
  },
};

/** Anti-epidemic staff see their own. */
export const ForGuard: Story = {
  beforeEach: signedIn('guard'),
  play: async () => {
    await rowOf(/周海棠/);
    await expect(screen.getByText('共 2 条')).toBeVisible();
  },
};

/** The security log by its types: calls without permission, with the call in the detail. */
export const SecurityLog: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: '日志类型' }));
    await userEvent.click(await screen.findByRole('option', { name: '越权调用' }));
    await screen.findByRole('button', { name: '移除筛选「日志类型：越权调用」' });
    const detail = await openDetail(/staff/);
    await sees(/changePrice/, detail);
    await sees('192.0.2.10', detail);
  },
};

/** The filters narrow the list and are sent with the export; a failed one is reported. */
export const FilterAndExport: Story = {
  play: async ({ msw }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: '操作人' }), 'staff{Enter}');
    await screen.findByRole('button', { name: '移除筛选「操作人：staff」' });
    await waitFor(() => expect(screen.queryByRole('row', { name: /改价/ })).toBeNull());
    msw.use(mock(downloadLogs, fail));
    await userEvent.click(screen.getByRole('button', { name: '导出' }));
    await messageShown(/./);
    await expect(screen.getByRole('button', { name: '移除筛选「操作人：staff」' })).toBeVisible();
  },
};

export const Narrow: Story = {
  globals: phone,
  play: async () => void (await sees(/20260012 改价/)),
};
