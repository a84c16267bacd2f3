import { LogType } from '@anzhu/api/contract/log';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RecordHistory } from './RecordHistory.tsx';

const log = (id: string, sketch: string, createTime: string) => ({
  id,
  sketch,
  type: LogType.dataChange,
  createBy: 'manager',
  createTime,
});

const meta = {
  title: 'Hotel/Log 日志/RecordHistory',
  component: RecordHistory,
  args: {
    logs: [
      log('3', '订单 20318 排房 506', '2026-03-18 10:00:00'),
      log('2', '订单 20318 改价：1434 → 1290.6 元，老客户优惠，经店长同意', '2026-03-17 18:02:00'),
      log('1', '新增订单 20318', '2026-03-17 18:01:00'),
    ],
    total: 3,
  },
} satisfies Meta<typeof RecordHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The newest are shown. */
export const Long: Story = { args: { total: 48 } };

export const Loading: Story = { args: { logs: undefined, total: 0 } };

export const Empty: Story = { args: { logs: [], total: 0 } };
