import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { bookingColumns, bookings, type Booking } from './fixture.tsx';
import { Table, type TableProps } from './Table.tsx';

const columns = bookingColumns(fn());
const rows = bookings(10);
const retry = fn();

const meta = {
  title: 'Data/Table/States',
  component: Table<Booking>,
  args: { label: '订单', columns, rows, rowId: (row: Booking) => row.id },
} satisfies Meta<TableProps<Booking>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What has come is announced: how many rows, and in which order. */
export const Sorted: Story = {
  args: { sorting: { columns: ['guest'], current: { id: 'guest', desc: true }, onChange: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('10 行，按预订人降序');
  },
};

/** The first load: rows in the size of those that come. */
export const Loading: Story = {
  args: { rows: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('加载中');
    const [head, row] = canvas.getAllByRole('row');
    await expect(row?.offsetHeight).toBeGreaterThan(head?.offsetHeight ?? 0);
  },
};

/** Another page is being loaded: these rows stay, dimmed and inert. */
export const Stale: Story = {
  args: { isStale: true },
  play: async ({ canvasElement }) => {
    const view = within(canvasElement).getAllByText('查看')[0]?.closest('button');
    view?.focus();
    await expect(view).not.toHaveFocus();
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('加载中');
  },
};

/** Nothing found, and the next step. */
export const Empty: Story = {
  args: { rows: [], emptyMessage: '暂无数据', emptyAction: <Button>重置</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('暂无数据')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重置' })).toBeVisible();
  },
};

/** It could not be read: what went wrong, and another try. */
export const Failed: Story = {
  args: { rows: [], error: { message: '网络连接失败，请检查网络', onRetry: retry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(retry).toHaveBeenCalled();
    await expect(canvas.getByRole('alert')).toHaveTextContent('网络连接失败，请检查网络');
  },
};

/** It could not be read again: the old rows stay below the message. */
export const FailedWithRows: Story = {
  args: { error: { message: '网络连接失败，以下数据可能不是最新', onRetry: retry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('以下数据可能不是最新');
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
  },
};

/** On a phone, before the first rows have come. */
export const PhoneLoading: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { rows: [], isLoading: true, pageSize: 2 },
  play: async ({ canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll('td > span > *')];
    await expect(bars.length).toBeGreaterThan(20);
    const empty = bars.filter((bar) => bar.getBoundingClientRect().width < 40);
    await expect(empty).toEqual([]);
    const values = [...canvasElement.querySelectorAll('td[data-label] > span > *')];
    const starts = new Set(values.map((bar) => bar.getBoundingClientRect().left));
    await expect(starts.size).toBe(1);
  },
};
