import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../Button/index.ts';
import { Stack } from '../../Layout/index.ts';
import { tableOfSeries } from '../core/table.ts';
import { incomeOfWeek, ordersOfWeek } from '../fixture.ts';
import { ChartFrame } from './ChartFrame.tsx';

const table = tableOfSeries([
  { ...ordersOfWeek, unit: '单' },
  { ...incomeOfWeek, unit: '元' },
]);

const written = fn<(text: string) => Promise<void>>(async () => undefined);

/** A mock clipboard: the browser's needs a permission. */
function holdClipboard(): () => void {
  written.mockClear();
  const clipboard = { writeText: written };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  return () => Reflect.deleteProperty(navigator, 'clipboard');
}

const meta = {
  title: 'UI/Chart/ChartFrame',
  component: ChartFrame,
  args: {
    title: '近 7 天订单与收入',
    description: '按下单日期统计，不含已关闭的订单',
    height: 200,
    table,
    children: <p>这里是图。</p>,
  },
  beforeEach: holdClipboard,
} satisfies Meta<typeof ChartFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The same numbers as a table, in the same room. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: '近 7 天订单与收入' });
    const { height } = panel.getBoundingClientRect();
    await userEvent.click(canvas.getByText('表格'));
    await expect(canvas.getByRole('table', { name: '近 7 天订单与收入' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: '02-24 32 单 ¥10,240.00' })).toBeVisible();
    await expect(panel.getBoundingClientRect().height).toBe(height);
    await userEvent.click(canvas.getByText('图表'));
    await expect(canvas.getByText('这里是图。')).toBeVisible();
  },
};

/** 复制 puts the numbers on the clipboard as tab-separated text, and announces it. */
export const Copied: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '复制' }));
    await waitFor(() => expect(canvas.getByText('已复制')).toBeInTheDocument());
    const text = written.mock.calls[0]?.[0] ?? '';
    await expect(text.split('\n').slice(0, 2)).toEqual([
      '名称\t订单数（单）\t收入（元）',
      '02-24\t32\t10240',
    ]);
  },
};

/** Arrow keys choose the view; the table can be reached and scrolled. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '图表' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '表格' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(written).toHaveBeenCalledTimes(1));
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: '近 7 天订单与收入：表格' })).toHaveFocus();
  },
};

export const WithActions: Story = {
  args: {
    actions: (
      <Button size="small" variant="quiet">
        刷新
      </Button>
    ),
  },
};

const retry = fn();

export const Failed: Story = {
  args: { error: { message: '网络连接超时，请检查网络后重试。', onRetry: retry } },
  play: async ({ canvas }) => {
    retry.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent('加载失败');
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: {
    table: { columns: [], rows: [] },
    emptyMessage: '近 7 天没有订单',
    emptyAction: <Button size="small">查看全部订单</Button>,
  },
};

export const Loading: Story = { args: { isLoading: true } };

/** Other numbers are being loaded: these stay, dimmed. */
export const Stale: Story = { args: { isStale: true } };

export const LongTitle: Story = {
  args: {
    title: '浙江省杭州市西湖区某某路一千二百三十四号安住酒店二号楼近七天订单与收入',
    description: 'Averyverylongunbrokenlatinwordthatneverendsandnobodycanreadatall'.repeat(3),
  },
};

/** All states have one size. */
export const Permutations: Story = {
  render: (args) => (
    <Stack gap={4}>
      <ChartFrame {...args} />
      <ChartFrame {...args} title="表格" defaultView="table" />
      <ChartFrame {...args} title="加载中" isLoading />
      <ChartFrame {...args} title="空" table={{ columns: [], rows: [] }} />
      <ChartFrame {...args} title="失败" error={{ message: '网络连接超时', onRetry: retry }} />
      <ChartFrame {...args} title="旧数" isStale />
    </Stack>
  ),
};
