import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Grid } from '../../Layout/index.ts';
import { Doughnut } from '../Doughnut/Doughnut.tsx';
import { roomTypes, sources, statusOfYear } from '../fixture.ts';
import { Lines } from '../Lines/Lines.tsx';
import { Rose } from '../Rose/Rose.tsx';
import { ChartSkeleton } from './ChartSkeleton.tsx';

const meta = {
  title: 'Charts/ChartSkeleton',
  component: ChartSkeleton,
  args: { shape: 'ring', height: 240 },
} satisfies Meta<typeof ChartSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The box around some elements. */
function around(elements: Iterable<Element>): DOMRect {
  const boxes = [...elements].map((element) => element.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return new DOMRect(
    left,
    top,
    Math.max(...boxes.map((box) => box.right)) - left,
    Math.max(...boxes.map((box) => box.bottom)) - top,
  );
}

/** Beside the chart that comes: rings of the same size, lines in the same plane. */
export const AsWhatComes: Story = {
  render: () => (
    <Grid columns={2} gap={4}>
      <Doughnut title="订单来源，加载中" measure="订单数" unit="单" points={[]} isLoading />
      <Doughnut title="订单来源" measure="订单数" unit="单" points={sources} />
      <Rose title="房型，加载中" measure="订单数" points={[]} isLoading />
      <Rose title="房型" measure="订单数" points={roomTypes} />
      <Lines title="每月隔离状态，加载中" unit="人" series={[]} isLoading />
      <Lines title="每月隔离状态" unit="人" series={statusOfYear} />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const panels = [...canvasElement.querySelectorAll('section')];
    await waitFor(() => expect(panels[1]?.querySelector('svg[viewBox] path')).not.toBeNull());
    for (const at of [0, 2]) {
      const bones = [...(panels[at]?.querySelectorAll('span[aria-hidden]') ?? [])];
      const ring = bones.find((bone) => getComputedStyle(bone).borderRadius === '999px');
      const drawn = around(panels[at + 1]?.querySelectorAll('[data-mark]') ?? []);
      const { width = 0, top = 0 } = ring?.getBoundingClientRect() ?? {};
      // The petals of a rose reach as far as they are much: the widest reaches the edge on one side.
      await expect(Math.abs(width - drawn.width)).toBeLessThan(at === 0 ? 6 : width / 4);
      await expect(top - (panels[at]?.getBoundingClientRect().top ?? 0)).toBeGreaterThan(60);
    }
  },
};
