import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Check, ClipboardList, KeyRound, Pencil, Wallet } from '../Icon/index.ts';
import { tones } from '../theme/index.ts';
import { Timeline, type TimelineEntry } from './Timeline.tsx';

const items: TimelineEntry[] = [
  {
    id: 4,
    time: '2026-03-02 11:20:05',
    title: '办理入住，房间 1208',
    by: '前台 小王',
    tone: 'brand',
    icon: <KeyRound size={12} />,
  },
  {
    id: 3,
    time: '2026-03-02 09:02:41',
    title: '改价',
    by: '酒店管理员',
    tone: 'warning',
    icon: <Pencil size={12} />,
  },
  {
    id: 2,
    time: '2026-03-01 20:15:00',
    title: '已支付 ¥976.00',
    by: '客人',
    tone: 'info',
    icon: <Wallet size={12} />,
  },
  {
    id: 1,
    time: '2026-03-01 20:14:12',
    title: '下单',
    by: '客人',
    icon: <ClipboardList size={12} />,
  },
];

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  args: { label: '订单记录', items, today: '2026-03-02' },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Day by day, each entry with its hour. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const days = within(canvas.getByRole('list', { name: '订单记录' }));
    await expect(days.getByText('今天 2026-03-02 周一')).toBeVisible();
    await expect(days.getByText('昨天 2026-03-01 周日')).toBeVisible();
    await expect(days.getByText('11:20:05')).toBeVisible();
  },
};

export const One: Story = { args: { items: items.slice(0, 1) } };

/** Nothing has happened: there is an `EmptyState` for that, here is no list. */
export const None: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('listitem')).toHaveLength(0);
  },
};

const many: TimelineEntry[] = Array.from({ length: 240 }, (_, index) => {
  const day = new Date(Date.UTC(2026, 2, 2) - Math.floor(index / 8) * 86_400_000);
  return {
    id: index,
    time: `${day.toISOString().slice(0, 10)} ${String(20 - (index % 8)).padStart(2, '0')}:00:00`,
    title: `第 ${240 - index} 条记录`,
    by: '系统',
    icon: <Check size={12} />,
  };
});

/** Two hundred and forty entries of thirty days; what is out of view is not laid out. */
export const Many: Story = {
  args: { items: many },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('第 1 条记录')).toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    items: [
      {
        id: 1,
        time: '2026-03-02 11:20:05',
        title:
          '导入每日检测结果 daily_test_results_of_hotel_0123456789_final_version_2_checked_by_guard.xlsx',
        by: '防疫人员 欧阳文静（杭州市西湖区卫生健康局疾病预防控制中心）',
        tone: 'danger',
        icon: <ClipboardList size={12} />,
      },
      ...items,
    ],
  },
};

/** Every tone. */
export const Permutations: Story = {
  args: {
    items: tones.map((tone, index) => ({
      id: tone,
      time: `2026-03-0${index + 1} 10:00`,
      title: `色调 ${tone}`,
      tone,
      icon: <Check size={12} />,
    })),
  },
};
