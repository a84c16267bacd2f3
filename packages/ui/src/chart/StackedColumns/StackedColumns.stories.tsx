import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Grid } from '../../Layout/index.ts';
import { days, longNames, typesOfWeek } from '../fixture.ts';
import { StackedColumns } from './StackedColumns.tsx';

const meta = {
  title: 'Charts/StackedColumns',
  component: StackedColumns,
  args: { title: '每周新增隔离人员', unit: '人', series: typesOfWeek },
} satisfies Meta<typeof StackedColumns>;

export default meta;
type Story = StoryObj<typeof meta>;

const first = /^02-24：密接 12 人，应隔离人员 5 人，入境人员 3 人，中高风险人员 8 人，合计 28 人$/;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(await canvas.findByRole('option', { name: first }));
    await expect(screen.getByRole('tooltip')).toHaveTextContent('合计28 人');
  },
};

/** A day is announced with all its kinds and their sum. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('option');
    // 显示表格, 全屏, 更多, then the chart.
    for (let stop = 0; stop < 4; stop += 1) await userEvent.tab();
    await expect(await canvas.findByRole('option', { name: first })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('option', { name: /^03-02.*合计 16 人$/ })).toHaveFocus();
  },
};

/** A column, or one part of it: by the pointer, and by ↓ and ↑ in the column. */
export const Choosable: Story = {
  args: { onAction: fn() },
  play: async ({ canvas, args }) => {
    const column = await canvas.findByRole('option', { name: first });
    await userEvent.click(column);
    await expect(args.onAction).toHaveBeenCalledWith('02-24');
    await userEvent.click(canvas.getByRole('option', { name: '02-25：密接 9 人' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('02-25', '密接');
    column.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('02-25', '中高风险人员');
  },
};

export const OneKind: Story = { args: { series: typesOfWeek.slice(0, 1) } };

export const SixKinds: Story = {
  args: {
    series: ['甲', '乙', '丙', '丁', '戊', '己'].map((name, kind) => ({
      name: `${name}类人员`,
      points: days.map((day, index) => ({ name: day, value: 4 + ((kind * 5 + index * 3) % 9) })),
    })),
  },
};

/** Kinds with colours of their own, above and below zero. */
export const BelowZero: Story = {
  args: {
    title: '收入与退款',
    unit: '元',
    series: [
      {
        name: '收入',
        tone: 'success',
        points: days.map((name, index) => ({ name, value: 9000 + index * 820 })),
      },
      {
        name: '退款',
        tone: 'danger',
        points: days.map((name, index) => ({ name, value: -400 - ((index * 730) % 2100) })),
      },
    ],
  },
};

export const AllZero: Story = {
  args: {
    series: typesOfWeek.map((one) => ({
      ...one,
      points: one.points.map(({ name }) => ({ name, value: 0 })),
    })),
  },
};

export const VeryMany: Story = {
  args: {
    series: typesOfWeek.map((one, kind) => ({
      ...one,
      points: Array.from({ length: 52 }, (_week, index) => ({
        name: `第 ${index + 1} 周`,
        value: 3 + ((index * 7 + kind * 11) % 17),
      })),
    })),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Beside each other, as on a dashboard. */
export const Permutations: Story = {
  render: (args) => (
    <Grid columns="300px" gap={4}>
      <StackedColumns {...args} />
      <StackedColumns {...args} title="一类" series={typesOfWeek.slice(0, 1)} />
      <StackedColumns {...args} title="空" series={[]} />
      <StackedColumns {...args} title="加载中" isLoading />
      <StackedColumns
        {...args}
        title="长名称"
        series={longNames.map(({ name }) => ({ name, points: longNames }))}
      />
      <StackedColumns {...args} title="失败" error={{ message: '网络连接超时' }} />
      <StackedColumns {...args} title="更新中" isStale />
    </Grid>
  ),
};
