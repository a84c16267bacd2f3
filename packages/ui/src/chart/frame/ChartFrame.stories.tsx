import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../Button/index.ts';
import { Stack } from '../../Layout/index.ts';
import { ToastRegion, toast } from '../../Toast/index.ts';
import { tableOfSeries } from '../core/table.ts';
import { Doughnut } from '../Doughnut/Doughnut.tsx';
import { incomeOfWeek, ordersOfWeek, sources } from '../fixture.ts';
import { ChartFrame } from './ChartFrame.tsx';

const table = tableOfSeries([
  { ...ordersOfWeek, unit: '单' },
  { ...incomeOfWeek, unit: '元' },
]);

const written = fn<(text: string) => Promise<void>>(async () => undefined);

/** A mock clipboard: the browser's needs a permission. Messages of earlier stories are closed. */
function holdClipboard(): () => void {
  toast.closeAll();
  written.mockClear();
  const clipboard = { writeText: written };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  return () => Reflect.deleteProperty(navigator, 'clipboard');
}

/** Catches the files that are saved, instead of the browser: their names and first bytes. */
function catchFiles() {
  const files: { name: string; start: Promise<number[]> }[] = [];
  const blobs = new Map<string, Blob>();
  const create = URL.createObjectURL.bind(URL);
  const urls = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = create(blob);
    if (blob instanceof Blob) blobs.set(url, blob);
    return url;
  });
  const clicks = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    const start = blobs.get(this.href)?.slice(0, 4).arrayBuffer() ?? Promise.reject(new Error());
    files.push({ name: this.download, start: start.then((bytes) => [...new Uint8Array(bytes)]) });
  });
  const restore = (): void => {
    urls.mockRestore();
    clicks.mockRestore();
  };
  return { files, restore };
}

const choose = async (name: string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: '更多' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

const meta = {
  title: 'Charts/ChartFrame',
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
    await userEvent.click(canvas.getByRole('button', { name: '显示表格' }));
    await expect(canvas.getByRole('table', { name: '近 7 天订单与收入' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: '02-24 32 单 ¥10,240.00' })).toBeVisible();
    await expect(panel.getBoundingClientRect().height).toBe(height);
    await userEvent.click(canvas.getByRole('button', { name: '显示图表' }));
    await expect(canvas.getByText('这里是图。')).toBeVisible();
  },
};

/** 刷新, 全屏 and 更多: copied, exported under the chart's title and period, printed with its table. */
export const Tools: Story = {
  args: {
    period: '02-24 至 03-02',
    onRefresh: fn(),
    children: (
      <svg width="120" height="200" viewBox="0 0 120 200" role="img" aria-label="一根柱子">
        <rect x="20" y="20" width="60" height="160" />
      </svg>
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '刷新' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();

    await choose('复制');
    await waitFor(() => expect(written).toHaveBeenCalledOnce());
    const text = written.mock.calls[0]?.[0] ?? '';
    await expect(text.split('\n').slice(0, 2)).toEqual([
      '名称\t订单数（单）\t收入（元）',
      '02-24\t32\t10240',
    ]);

    const { files, restore } = catchFiles();
    await choose('导出图片');
    await waitFor(() => expect(files).toHaveLength(1));
    await choose('导出 Excel');
    await waitFor(() => expect(files).toHaveLength(2));
    restore();
    const [picture, book] = files;
    await expect(picture?.name).toBe('近 7 天订单与收入 02-24 至 03-02.png');
    await expect(await picture?.start).toEqual([0x89, 0x50, 0x4e, 0x47]);
    await expect(book?.name).toBe('近 7 天订单与收入 02-24 至 03-02.xlsx');
    await expect(await book?.start).toEqual([0x50, 0x4b, 3, 4]);

    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await choose('打印');
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const sheet = document.querySelector('[data-printed]');
    await expect(sheet).toHaveTextContent('近 7 天订单与收入02-24 至 03-02');
    await expect(sheet).toHaveTextContent('02-2432 单¥10,240.00');
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('[data-printed]')).toBeNull());
    print.mockRestore();
  },
};

/** In full screen the chart is as high as the window has room; Esc leaves, and the focus is on 全屏 again. */
export const FullScreen: Story = {
  render: (args) => (
    <Doughnut title={args.title} points={sources} measure="订单数" unit="单" period="2025 年" />
  ),
  play: async ({ canvas }) => {
    // A browser that refuses: the panel covers the window all the same.
    const refused = spyOn(document.documentElement, 'requestFullscreen').mockRejectedValue(
      new TypeError('not allowed'),
    );
    const drawn = () => canvas.getByRole('figure').querySelector('svg')?.clientHeight ?? 0;
    await waitFor(() => expect(drawn()).toBe(240));
    await userEvent.click(canvas.getByRole('button', { name: '全屏' }));
    const whole = canvas.getByRole('dialog', { name: '近 7 天订单与收入' });
    await expect(refused).toHaveBeenCalledOnce();
    await waitFor(() => expect(drawn()).toBeGreaterThan(window.innerHeight - 120));
    await expect(whole.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
    // Tab stays inside.
    for (let stop = 0; stop < 4; stop += 1) await userEvent.tab();
    await expect(whole).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(drawn()).toBe(240));
    await expect(canvas.getByRole('button', { name: '全屏' })).toHaveFocus();
    refused.mockRestore();
  },
};

/** What cannot be made is reported; nothing else changes. */
export const FailedExport: Story = {
  render: (args) => (
    <>
      <ChartFrame {...args} />
      <ToastRegion />
    </>
  ),
  play: async ({ canvas }) => {
    await choose('导出图片');
    await waitFor(() => expect(screen.getByText('图片导出失败，请重试')).toBeVisible());
    await expect(canvas.getByText('这里是图。')).toBeVisible();
  },
};

/** Enter shows the table, and the focus stays; the table can be reached and scrolled. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '显示表格' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: '显示图表' })).toHaveFocus();
    // 全屏, 更多, the table.
    for (let stop = 0; stop < 3; stop += 1) await userEvent.tab();
    await expect(canvas.getByRole('region', { name: '近 7 天订单与收入：表格' })).toHaveFocus();
  },
};

const retry = fn();

/** What could not be read can be read again; there is nothing to export. */
export const Failed: Story = {
  args: {
    onRefresh: fn(),
    error: { message: '网络连接超时，请检查网络后重试。', onRetry: retry },
  },
  play: async ({ canvas, args }) => {
    retry.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent('加载失败');
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(retry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '刷新' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: '全屏' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: '更多' })).toBeDisabled();
  },
};

export const Empty: Story = {
  args: {
    table: { columns: [], rows: [] },
    emptyMessage: '近 7 天没有订单',
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

const shapes = ['columns', 'stackedColumns', 'lines', 'ring', 'rose', 'cells', 'block'] as const;

/** All states have one size; every chart has its own shape while it loads. */
export const Permutations: Story = {
  render: (args) => (
    <Stack gap={4}>
      <ChartFrame {...args} />
      <ChartFrame
        {...args}
        title="正在刷新"
        period="2026-03"
        onRefresh={retry}
        isRefreshing
        actions={<Button size="small">查看订单</Button>}
      />
      {shapes.map((shape) => (
        <ChartFrame key={shape} {...args} title={shape} loadingShape={shape} isLoading />
      ))}
      <ChartFrame {...args} title="空" table={{ columns: [], rows: [] }} />
      <ChartFrame {...args} title="失败" error={{ message: '网络连接超时', onRetry: retry }} />
      <ChartFrame {...args} title="旧数" isStale />
    </Stack>
  ),
};
