import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Grid } from '../../Layout/index.ts';
import { longNames, months, statusOfYear, temperatures } from '../fixture.ts';
import { Lines } from './Lines.tsx';

const meta = {
  title: 'Charts/Lines',
  component: Lines,
  args: { title: '每月隔离状态', unit: '人', series: statusOfYear },
} satisfies Meta<typeof Lines>;

export default meta;
type Story = StoryObj<typeof meta>;

const first = '2025-04：正在隔离 64 人，解除隔离 41 人，阳性入院 2 人';

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(await canvas.findByRole('option', { name: first }));
    await expect(screen.getByRole('tooltip')).toHaveTextContent('解除隔离41 人');
  },
};

/** A month is announced with all its lines. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('option');
    // 显示表格, 全屏, 更多, then the chart.
    for (let stop = 0; stop < 4; stop += 1) await userEvent.tab();
    await expect(await canvas.findByRole('option', { name: first })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('option', { name: /^2025-06/ })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(canvas.getByRole('option', { name: /^2026-03/ })).toHaveFocus();
  },
};

/** A month, or one line in it. */
export const Choosable: Story = {
  args: { onAction: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('option', { name: first }));
    await expect(args.onAction).toHaveBeenCalledWith('2025-04');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('2025-04', '解除隔离');
  },
};

/** The temperature of a person: what is above the limit has its own shape, colour and number. */
export const Temperature: Story = {
  args: {
    title: '体温曲线',
    description: '每日早晚各一次',
    unit: '℃',
    series: temperatures,
    isFromZero: false,
    threshold: { value: 37.3, label: '警戒线' },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('option', { name: '03-04 早：38.2 ℃（高于警戒线）' }),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('option', { name: '03-05 早：—' })).toBeInTheDocument();
    await expect(
      canvas.getByRole('option', { name: '03-05 晚：37.4 ℃（高于警戒线）' }),
    ).toBeVisible();
  },
};

export const AllZero: Story = {
  args: {
    series: statusOfYear.map((one) => ({
      ...one,
      points: one.points.map(({ name }) => ({ name, value: 0 })),
    })),
  },
};

/** Six lines of equal value: their names stay apart. */
export const Equal: Story = {
  args: {
    series: ['甲', '乙', '丙', '丁', '戊', '己'].map((name) => ({
      name: `${name}线`,
      points: months.map((month) => ({ name: month, value: 40 })),
    })),
  },
};

export const VeryMany: Story = {
  args: {
    series: statusOfYear.slice(0, 2).map((one, kind) => ({
      ...one,
      points: Array.from({ length: 180 }, (_day, index) => ({
        name: `第 ${index + 1} 天`,
        value: 40 + kind * 20 + ((index * 13) % 17),
      })),
    })),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Beside each other, as on a dashboard. */
export const Permutations: Story = {
  render: (args) => (
    <Grid columns="300px" gap={4}>
      <Lines {...args} />
      <Lines {...args} {...Temperature.args} />
      <Lines {...args} title="空" series={[]} />
      <Lines {...args} title="加载中" isLoading />
      <Lines
        {...args}
        title="一个"
        series={statusOfYear.map((one) => ({ ...one, points: one.points.slice(0, 1) }))}
      />
      <Lines
        {...args}
        title="长名称"
        series={longNames.map(({ name }) => ({ name, points: longNames }))}
      />
      <Lines {...args} title="失败" error={{ message: '网络连接超时' }} />
      <Lines {...args} title="更新中" isStale />
    </Grid>
  ),
};
