import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Grid } from '../../Layout/index.ts';
import { roomTypes, longNames, manyTypes } from '../fixture.ts';
import { Rose } from './Rose.tsx';

const meta = {
  title: 'Charts/Rose',
  component: Rose,
  args: { title: '预订房型', measure: '订单数', unit: '单', points: roomTypes },
} satisfies Meta<typeof Rose>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pointing at a petal shows its numbers; leaving hides them. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('option', { name: '豪华大床房：186 单（24%）' });
    await userEvent.hover(first);
    await expect(screen.getByRole('tooltip')).toHaveTextContent('豪华大床房');
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
    const first = await canvas.findByRole('option', { name: '豪华大床房：186 单（24%）' });
    await expect(first).toHaveFocus();
    await expect(screen.getByRole('tooltip')).toHaveTextContent('豪华大床房');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('option', { name: '标准双床房：231 单（30%）' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('option', { name: '特价单人房：97 单（12%）' })).toHaveFocus();
    await userEvent.keyboard('{Home}{Escape}');
    await expect(first).toHaveFocus();
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  },
};

/** With `onAction` marks are pressed, by mouse and by keyboard. */
export const Choosable: Story = {
  args: { onAction: fn() },
  play: async ({ canvas, args }) => {
    const first = await canvas.findByRole('option', { name: '豪华大床房：186 单（24%）' });
    await userEvent.click(first);
    await expect(args.onAction).toHaveBeenCalledWith('豪华大床房');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onAction).toHaveBeenCalledTimes(2);
  },
};

/** Beyond twelve the smallest are one petal; the table has all. */
export const VeryMany: Story = { args: { points: manyTypes } };

export const AllZero: Story = {
  args: { points: roomTypes.map(({ name }) => ({ name, value: 0 })) },
};

/** Beside each other, as on a dashboard. */
export const Permutations: Story = {
  render: (args) => (
    <Grid columns="300px" gap={4}>
      <Rose {...args} title="六类" />
      <Rose {...args} title="两类" points={roomTypes.slice(0, 2)} />
      <Rose {...args} title="一类" points={roomTypes.slice(0, 1)} />
      <Rose {...args} title="很多" points={manyTypes} />
      <Rose {...args} title="空" points={[]} />
      <Rose {...args} title="加载中" isLoading />
      <Rose {...args} title="长名称" points={longNames} />
      <Rose {...args} title="失败" error={{ message: '网络连接超时' }} />
      <Rose {...args} title="更新中" isStale />
    </Grid>
  ),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
