import type { HotelExport } from '@anzhu/api/contract/hotelExport';
import { Button } from '@anzhu/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { hotelsOf } from '../fixtures.ts';
import { HotelExportPanel, type HotelExportPanelProps } from './HotelExportPanel.tsx';

const running: HotelExport = {
  id: '3',
  hotelId: '1',
  hotelName: '安住西湖店',
  format: 'xlsx',
  state: 'running',
  rowsDone: 48_000,
  rowsTotal: 128_400,
  size: 0,
  startedTime: '2026-03-18 10:00:00',
  expiresTime: '2026-03-19 10:00:00',
};
const done: HotelExport = { ...running, state: 'done', rowsDone: 128_400, size: 18_400_000 };

const meta = {
  title: 'Hotel/Hotel export 导出资料/HotelExportPanel',
  component: HotelExportPanel,
  args: {
    hotels: hotelsOf([
      { id: '1', name: '安住西湖店' },
      { id: '2', name: '安住滨江店' },
    ]),
    latest: null,
    onStart: fn<HotelExportPanelProps['onStart']>(async () => undefined),
    onCancel: fn<HotelExportPanelProps['onCancel']>(async () => undefined),
    download: () => <Button>下载</Button>,
  },
} satisfies Meta<typeof HotelExportPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** None yet: a hotel and a format are chosen. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const start = canvas.getByRole('button', { name: '开始导出' });
    await userEvent.click(start);
    await expect(args.onStart).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('combobox', { name: /酒店/ }));
    await userEvent.click(await screen.findByRole('option', { name: '安住滨江店' }));
    await userEvent.click(start);
    await expect(args.onStart).toHaveBeenCalledWith({ hotelId: '2', format: 'xlsx' });
  },
};

/** Rows that are counted first have no share yet. */
export const Counting: Story = {
  args: { latest: { ...running, rowsDone: 0, rowsTotal: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('正在统计')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const Running: Story = {
  args: { latest: running },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('已导出 48,000 / 128,400 行')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '37');
    await userEvent.click(canvas.getByRole('button', { name: '取消' }));
    await expect(args.onCancel).toHaveBeenCalledWith(running);
  },
};

export const Done: Story = {
  args: { latest: done },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('「安住西湖店」已导出，128,400 行，17.5MB')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '下载' })).toBeVisible();
  },
};

/** Its server has stopped, or it has failed. */
export const BrokenOff: Story = {
  args: { latest: { ...running, state: 'broken' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('「安住西湖店」的导出已中断，请重新导出')).toBeVisible();
  },
};

/** Another user's runs: the message stands at the button. */
export const Refused: Story = {
  args: {
    only: '1',
    onStart: fn<HotelExportPanelProps['onStart']>(async () => {
      throw new Error('已有其他导出正在进行，请稍后再试');
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '开始导出' }));
    await expect(await canvas.findByText('已有其他导出正在进行，请稍后再试')).toBeVisible();
  },
};

export const Phone: Story = {
  args: { latest: running },
  globals: { viewport: { value: 'phone' } },
};
