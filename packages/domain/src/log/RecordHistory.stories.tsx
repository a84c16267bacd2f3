import { LogType } from '@anzhu/api/contract/log';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { RecordHistory } from './RecordHistory.tsx';

const log = (id: string, sketch: string, createTime: string) => ({
  id,
  sketch,
  type: LogType.dataChange,
  createBy: 'manager',
  createTime,
});

const changes = [
  log('3', '订单 20318 排房 506', '2026-03-18 10:00:00'),
  log('2', '订单 20318 改价：1434 → 1290.6 元，老客户优惠，经店长同意', '2026-03-17 18:02:00'),
  log('1', '新增订单 20318', '2026-03-17 18:01:00'),
];

const meta = {
  title: 'Hotel/Log 日志/RecordHistory',
  component: RecordHistory,
  args: { changes: { logs: changes, total: 3 }, views: { logs: [], total: 0 } },
} satisfies Meta<typeof RecordHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The newest are shown. */
export const Long: Story = { args: { changes: { logs: changes, total: 48 } } };

/** Who has only looked is apart, below. */
export const Views: Story = {
  args: {
    views: {
      logs: [
        log('5', '查看订单 20318', '2026-03-18 11:00:00'),
        log('4', '查看订单 20318', '2026-03-18 10:30:00'),
      ],
      total: 12,
    },
  },
  play: async () => {
    const button = await screen.findByRole('button', { name: '查看记录 12' });
    await expect(screen.queryByText('查看订单 20318')).not.toBeInTheDocument();
    await userEvent.click(button);
    await waitFor(() => expect(screen.getAllByText('查看订单 20318')[0]).toBeVisible());
    await expect(screen.getByText('共 12 条，更早的见「日志管理」')).toBeVisible();
  },
};

export const Loading: Story = { args: { changes: { logs: undefined, total: 0 } } };

export const Empty: Story = { args: { changes: { logs: [], total: 0 } } };
