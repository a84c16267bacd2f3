import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Grid } from '../../Layout/index.ts';
import { sources, longNames, manyTypes } from '../fixture.ts';
import { Doughnut } from './Doughnut.tsx';

const meta = {
  title: 'Charts/Doughnut',
  component: Doughnut,
  args: { title: '订单来源', measure: '订单数', unit: '单', points: sources },
} satisfies Meta<typeof Doughnut>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pointing at a slice shows its numbers; leaving hides them. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('option', { name: '携程：428 单（35%）' });
    await userEvent.hover(first);
    await expect(screen.getByRole('tooltip')).toHaveTextContent('携程');
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
    const first = await canvas.findByRole('option', { name: '携程：428 单（35%）' });
    await expect(first).toHaveFocus();
    await expect(screen.getByRole('tooltip')).toHaveTextContent('携程');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('option', { name: '美团：316 单（26%）' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('option', { name: '协议单位：61 单（5%）' })).toHaveFocus();
    await userEvent.keyboard('{Home}{Escape}');
    await expect(first).toHaveFocus();
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  },
};

/** With `onAction` marks are pressed, by mouse and by keyboard. */
export const Choosable: Story = {
  args: { onAction: fn() },
  play: async ({ canvas, args }) => {
    const first = await canvas.findByRole('option', { name: '携程：428 单（35%）' });
    await userEvent.click(first);
    await expect(args.onAction).toHaveBeenCalledWith('携程');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onAction).toHaveBeenCalledTimes(2);
  },
};

/** Beyond six the smallest are one part; the table has all. */
export const VeryMany: Story = { args: { points: manyTypes } };

/** What is no part of the whole is counted below the ring, and read with its name; the table has it. */
export const LeavesOut: Story = {
  args: { points: [...sources, { name: '退单', value: -5 }, { name: '电话', value: 0 }] },
  play: async ({ canvas, args }) => {
    const note = '1 项为 0、1 项为负数，未画出';
    await canvas.findByRole('listbox', { name: `${args.title}，${note}` });
    await expect(canvas.getByText(note)).toBeVisible();
  },
};

/** Shares of nothing are no ring: it is said in words. */
export const AllZero: Story = {
  args: {
    points: sources.map(({ name }) => ({ name, value: 0 })),
    emptyMessage: '近 12 个月没有订单',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('近 12 个月没有订单')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '更多' })).toBeDisabled();
  },
};

/** Beside each other, as on a dashboard. */
export const Permutations: Story = {
  render: (args) => (
    <Grid columns="300px" gap={4}>
      <Doughnut {...args} title="六类" />
      <Doughnut {...args} title="两类" points={sources.slice(0, 2)} />
      <Doughnut {...args} title="一类" points={sources.slice(0, 1)} />
      <Doughnut {...args} title="很多" points={manyTypes} />
      <Doughnut
        {...args}
        title="金额"
        points={sources.map(({ name, value }) => ({ name, value: Number(value) * 328.5 }))}
        unit="元"
      />
      <Doughnut
        {...args}
        title="有未画出的"
        points={[...sources, { name: '退单', value: -5 }, { name: '电话', value: 0 }]}
      />
      <Doughnut {...args} title="空" points={[]} />
      <Doughnut {...args} title="加载中" isLoading />
      <Doughnut {...args} title="失败" error={{ message: '网络连接超时' }} />
      <Doughnut {...args} title="长名称" points={longNames} />
      <Doughnut {...args} title="更新中" isStale />
    </Grid>
  ),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
