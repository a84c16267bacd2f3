import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../Button/index.ts';
import { Grid } from '../../Layout/index.ts';
import { ordersOfYear, longNames, profits } from '../fixture.ts';
import { Columns } from './Columns.tsx';

const meta = {
  title: 'Charts/Columns',
  component: Columns,
  args: { title: '近一年订单', measure: '订单数', unit: '单', points: ordersOfYear },
} satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pointing at a column shows its numbers; leaving hides them. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('option', { name: '2025-04：412 单' });
    await userEvent.hover(first);
    await expect(screen.getByRole('tooltip')).toHaveTextContent('2025-04');
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
    const first = await canvas.findByRole('option', { name: '2025-04：412 单' });
    await expect(first).toHaveFocus();
    const tip = screen.getByRole('tooltip');
    await expect(tip).toHaveTextContent('2025-04');
    // The page scrolls below the focus: the tip goes along.
    const fromMark = () => tip.getBoundingClientRect().top - first.getBoundingClientRect().top;
    const distance = fromMark();
    document.body.style.paddingBlock = '100vh';
    window.scrollTo(0, window.innerHeight - 60);
    await waitFor(() => expect(Math.abs(fromMark() - distance)).toBeLessThanOrEqual(1));
    await expect(tip).toBeVisible();
    document.body.style.paddingBlock = '';
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('option', { name: '2025-05：468 单' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('option', { name: '2026-03：496 单' })).toHaveFocus();
    await userEvent.keyboard('{Home}{Escape}');
    await expect(first).toHaveFocus();
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  },
};

/** A chart that comes back where there is less space is as wide as that space. */
export const ComesBackNarrower: Story = {
  render: function Coming(args) {
    const [width, setWidth] = useState(720);
    return (
      <div style={{ width, maxWidth: '100%' }}>
        <Columns
          key={width}
          {...args}
          actions={<Button onPress={() => setWidth(480)}>480 px</Button>}
        />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const drawing = async () => (await canvas.findByRole('listbox')).getBoundingClientRect().width;
    const wide = await drawing();
    await userEvent.click(canvas.getByRole('button', { name: '480 px' }));
    await expect(await drawing()).toBe(wide - 240);
  },
};

/** With `onAction` marks are pressed, by mouse and by keyboard. */
export const Choosable: Story = {
  args: { onAction: fn() },
  play: async ({ canvas, args }) => {
    const first = await canvas.findByRole('option', { name: '2025-04：412 单' });
    await userEvent.click(first);
    await expect(args.onAction).toHaveBeenCalledWith('2025-04');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onAction).toHaveBeenCalledTimes(2);
  },
};

/** Numbers and names that find no place are left out; the tips and the table have all. */
export const VeryMany: Story = {
  args: {
    points: Array.from({ length: 90 }, (_day, index) => ({
      name: `第 ${index + 1} 天`,
      value: 20 + ((index * 37) % 90),
    })),
  },
};

/** Below zero, in money. */
export const Losses: Story = {
  args: { title: '每月利润', measure: '利润', unit: '元', points: profits },
};

export const Huge: Story = {
  args: { points: ordersOfYear.map(({ name, value }) => ({ name, value: Number(value) * 3e9 })) },
};

/** What a server sent in writing, and what is no number. */
export const Written: Story = {
  args: {
    points: [
      { name: '03-01', value: '1,280' },
      { name: '03-02', value: '无' },
      { name: '03-03', value: '960' },
      { name: '03-04', value: null },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('option', { name: '03-01：1,280 单' })).toBeVisible();
    await expect(canvas.getByRole('option', { name: '03-02：—' })).toBeVisible();
  },
};

export const AllZero: Story = {
  args: { points: ordersOfYear.map(({ name }) => ({ name, value: 0 })) },
};

/** Beside each other, as on a dashboard. */
export const Permutations: Story = {
  render: (args) => (
    <Grid columns="300px" gap={4}>
      <Columns {...args} title="十二个月" />
      <Columns {...args} title="利润" points={profits} unit="元" />
      <Columns {...args} title="一个" points={ordersOfYear.slice(0, 1)} />
      <Columns {...args} title="长名称" points={longNames} />
      <Columns {...args} title="空" points={[]} />
      <Columns {...args} title="加载中" isLoading />
      <Columns {...args} title="失败" error={{ message: '网络连接超时' }} />
      <Columns {...args} title="更新中" isStale />
    </Grid>
  ),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
