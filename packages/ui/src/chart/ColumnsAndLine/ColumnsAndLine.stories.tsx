import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Grid } from '../../Layout/index.ts';
import { days, incomeOfWeek, months, ordersOfWeek, ordersOfYear, profits } from '../fixture.ts';
import { ColumnsAndLine } from './ColumnsAndLine.tsx';

const meta = {
  title: 'Charts/ColumnsAndLine',
  component: ColumnsAndLine,
  args: {
    title: '近 7 天订单与收入',
    columns: { ...ordersOfWeek, unit: '单' },
    line: { ...incomeOfWeek, unit: '元' },
  },
} satisfies Meta<typeof ColumnsAndLine>;

export default meta;
type Story = StoryObj<typeof meta>;

const first = '02-24：订单数 32 单，收入 ¥10,240.00';

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(await canvas.findByRole('option', { name: first }));
    const tip = screen.getByRole('tooltip');
    await expect(tip).toHaveTextContent('订单数32 单');
    await expect(tip).toHaveTextContent('收入¥10,240.00');
  },
};

/** One stop for both: a day is announced with its count and its income. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('option');
    // 显示表格, 全屏, 更多, then the chart.
    for (let stop = 0; stop < 4; stop += 1) await userEvent.tab();
    await expect(await canvas.findByRole('option', { name: first })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(
      canvas.getByRole('option', { name: '03-02：订单数 38 单，收入 ¥11,980.00' }),
    ).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('option', { name: /^03-01/ })).toHaveFocus();
  },
};

export const Choosable: Story = {
  args: { onAction: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('option', { name: first }));
    await expect(args.onAction).toHaveBeenCalledWith('02-24');
  },
};

export const Year: Story = {
  args: {
    title: '近一年订单与利润',
    columns: { name: '订单数', points: ordersOfYear, unit: '单' },
    line: { name: '利润', points: profits, unit: '元' },
  },
};

export const AllZero: Story = {
  args: {
    columns: { name: '订单数', points: days.map((name) => ({ name, value: 0 })), unit: '单' },
    line: { name: '收入', points: days.map((name) => ({ name, value: 0 })), unit: '元' },
  },
};

/** Days without data are gaps. */
export const Gaps: Story = {
  args: {
    line: {
      ...incomeOfWeek,
      unit: '元',
      points: incomeOfWeek.points.map((point, index) =>
        index === 2 || index === 4 ? { ...point, value: null } : point,
      ),
    },
  },
};

export const VeryMany: Story = {
  args: {
    columns: {
      name: '订单数',
      points: Array.from({ length: 60 }, (_day, index) => ({
        name: `第 ${index + 1} 天`,
        value: 20 + ((index * 37) % 90),
      })),
    },
    line: {
      name: '收入',
      unit: '元',
      points: Array.from({ length: 60 }, (_day, index) => ({
        name: `第 ${index + 1} 天`,
        value: 9000 + ((index * 3701) % 9000),
      })),
    },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Beside each other, as on a dashboard. */
export const Permutations: Story = {
  render: (args) => (
    <Grid columns="300px" gap={4}>
      <ColumnsAndLine {...args} />
      <ColumnsAndLine {...args} title="加载中" isLoading />
      <ColumnsAndLine {...args} title="失败" error={{ message: '网络连接超时' }} />
      <ColumnsAndLine
        {...args}
        title="空"
        columns={{ name: '订单数', points: [] }}
        line={{ name: '收入', points: [] }}
      />
      <ColumnsAndLine
        {...args}
        title="一个"
        columns={{ ...ordersOfWeek, points: ordersOfWeek.points.slice(0, 1), unit: '单' }}
        line={{ ...incomeOfWeek, points: incomeOfWeek.points.slice(0, 1), unit: '元' }}
      />
      <ColumnsAndLine
        {...args}
        title="长名称"
        columns={{
          name: '全部酒店与合作酒店的订单总数（含已取消与已退款）',
          points: months.map((name, index) => ({ name, value: index })),
        }}
        line={{
          name: 'Averyverylongunbrokenlatinseriesname',
          points: months.map((name, index) => ({ name, value: index * index })),
        }}
      />
      <ColumnsAndLine {...args} title="更新中" isStale />
    </Grid>
  ),
};
