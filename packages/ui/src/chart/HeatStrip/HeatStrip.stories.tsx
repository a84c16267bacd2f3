import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Grid } from '../../Layout/index.ts';
import { occupancy, longNames } from '../fixture.ts';
import { HeatStrip } from './HeatStrip.tsx';

const meta = {
  title: 'Charts/HeatStrip',
  component: HeatStrip,
  args: { title: '三月入住率', measure: '入住率', unit: '%', max: 100, points: occupancy },
} satisfies Meta<typeof HeatStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pointing at a cell shows its numbers; leaving hides them. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('option', { name: '03-01：34%' });
    await userEvent.hover(first);
    await expect(screen.getByRole('tooltip')).toHaveTextContent('03-01');
    await userEvent.unhover(first);
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  },
};

/** One tab stop; the arrow keys, Home and End walk; Esc hides the tip and the focus stays. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('option');
    // 显示表格, 全屏, 更多, then the chart.
    for (let stop = 0; stop < 4; stop += 1) await userEvent.tab();
    const first = await canvas.findByRole('option', { name: '03-01：34%' });
    await expect(first).toHaveFocus();
    await expect(screen.getByRole('tooltip')).toHaveTextContent('03-01');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('option', { name: '03-02：57%' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('option', { name: '03-31：54%' })).toHaveFocus();
    await userEvent.keyboard('{Home}{Escape}');
    await expect(first).toHaveFocus();
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  },
};

/** With `onAction` marks are pressed, by mouse and by keyboard. */
export const Choosable: Story = {
  args: { onAction: fn() },
  play: async ({ canvas, args }) => {
    const first = await canvas.findByRole('option', { name: '03-01：34%' });
    await userEvent.click(first);
    await expect(args.onAction).toHaveBeenCalledWith('03-01');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onAction).toHaveBeenCalledTimes(2);
  },
};

export const Week: Story = { args: { points: occupancy.slice(0, 7) } };

/** A whole year: the numbers leave the cells; the tips and the table have them. */
export const VeryMany: Story = {
  args: {
    title: '全年入住率',
    points: Array.from({ length: 365 }, (_day, index) => ({
      name: `第 ${index + 1} 天`,
      value: (index * 37) % 101,
    })),
  },
};

export const AllZero: Story = {
  args: { points: occupancy.map(({ name }) => ({ name, value: 0 })) },
};

/** Beside each other, as on a dashboard. */
export const Permutations: Story = {
  render: (args) => (
    <Grid columns="300px" gap={4}>
      <HeatStrip {...args} title="一个月" />
      <HeatStrip {...args} title="一周" points={occupancy.slice(0, 7)} />
      <HeatStrip {...args} title="一天" points={occupancy.slice(0, 1)} />
      <HeatStrip {...args} title="空" points={[]} />
      <HeatStrip {...args} title="加载中" isLoading />
      <HeatStrip {...args} title="长名称" points={longNames} />
      <HeatStrip {...args} title="失败" error={{ message: '网络连接超时' }} />
      <HeatStrip {...args} title="更新中" isStale />
      <HeatStrip {...args} title="表格" defaultView="table" />
    </Grid>
  ),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
