import { LogType, type DetailedLog, type Log } from '@anzhu/api/contract/log';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { LogRecord } from './LogRecord.tsx';

const log: Log = {
  id: '13',
  sketch: '编辑房型「豪华大床房」',
  type: LogType.dataChange,
  createBy: 'manager',
  createTime: '2026-03-18 09:41:03',
};

const detailed: DetailedLog = {
  ...log,
  address: '192.0.2.10',
  targetKind: 'roomType',
  targetId: '11',
  targetName: '豪华大床房',
  hotelId: '1',
  detail: {
    before: { 价格: 328, 早餐: '否', 标签: ['近地铁', '停车场'] },
    after: { 价格: 356, 早餐: '是', 标签: ['近地铁'] },
  },
};

const meta = {
  title: 'Hotel/Log 日志/LogRecord',
  component: LogRecord,
  parameters: { layout: 'fullscreen' },
  args: { log, detailed, onClose: fn() },
} satisfies Meta<typeof LogRecord>;

export default meta;
type Story = StoryObj<typeof meta>;

const table = (): ReturnType<typeof within> =>
  within(screen.getByRole('table', { name: '编辑房型「豪华大床房」' }));

/** The changed fields before and after, and a link to the record. */
export const Default: Story = {
  args: { target: { label: '在「房型管理」中查看', link: { href: '#roomType' } } },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByText('192.0.2.10')).toBeVisible());
    await expect(table().getByRole('row', { name: /价格/ })).toHaveTextContent(/328.*356/);
    await expect(screen.getByRole('link', { name: '在「房型管理」中查看' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** An assistant has requested it, and its user confirmed it. */
export const ByAssistant: Story = {
  args: { log: { ...log, assistant: '前台助手' } },
  play: async () => {
    await expect(await screen.findByText('manager · 由助手「前台助手」')).toBeVisible();
  },
};

/** The row is shown at once; address and record are on their way. */
export const Loading: Story = {
  args: { detailed: undefined, isLoading: true },
  play: () => waitFor(() => expect(screen.getByText('manager')).toBeVisible()),
};

export const Failed: Story = {
  args: { detailed: undefined, error: { message: '网络异常，请检查连接后重试', onRetry: fn() } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expect(args.error?.onRetry).toHaveBeenCalledOnce();
  },
};

/** A call that the role may not make: which one, without a change of a record. */
export const RefusedCall: Story = {
  args: {
    log: { ...log, sketch: '越权调用', type: LogType.refusedCall, createBy: 'staff' },
    detailed: {
      ...detailed,
      sketch: '越权调用',
      targetKind: 'user',
      detail: { before: null, after: { 调用: '改价（/api/order/changePrice）' } },
    },
  },
  play: () => waitFor(() => expect(screen.getByText(/changePrice/)).toBeVisible()),
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: () => waitFor(() => expect(table().getByText('356')).toBeVisible()),
};
