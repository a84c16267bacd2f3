import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline, Stack } from '../../Layout/index.ts';
import { Text } from '../../Text/Text.tsx';
import { incomeOfWeek, ordersOfWeek, ordersOfYear, profits } from '../fixture.ts';
import { Sparkline } from './Sparkline.tsx';

const meta = {
  title: 'Charts/Sparkline',
  component: Sparkline,
  args: { label: '近 7 天订单', points: ordersOfWeek.points, unit: '单' },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An image with a text alternative. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('img', { name: '近 7 天订单：最新 38 单，最低 28 单，最高 63 单' }),
    ).toBeVisible();
  },
};

export const Nothing: Story = { args: { points: [] } };

export const One: Story = { args: { points: ordersOfWeek.points.slice(0, 1) } };

export const Equal: Story = {
  args: { points: ordersOfWeek.points.map(({ name }) => ({ name, value: 7 })) },
};

export const VeryMany: Story = {
  args: {
    points: Array.from({ length: 365 }, (_day, index) => ({
      name: `第 ${index + 1} 天`,
      value: (index * 37) % 101,
    })),
  },
};

/** Beside the figures they belong to. */
export const Permutations: Story = {
  render: () => (
    <Stack gap={3}>
      <Inline gap={3}>
        <Text isStrong>今日到店 38</Text>
        <Sparkline label="近 7 天到店" points={ordersOfWeek.points} />
      </Inline>
      <Inline gap={3}>
        <Text isStrong>收入 ¥11,980.00</Text>
        <Sparkline label="近 7 天收入" points={incomeOfWeek.points} unit="元" />
      </Inline>
      <Inline gap={3}>
        <Text isStrong>利润 ¥89,000.00</Text>
        <Sparkline label="近一年利润" points={profits} unit="元" width={160} height={32} />
      </Inline>
      <Inline gap={3}>
        <Text isStrong>订单 496</Text>
        <Sparkline label="近一年订单" points={ordersOfYear} unit="单" />
      </Inline>
    </Stack>
  ),
};
