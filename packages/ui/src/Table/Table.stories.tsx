import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { bookingColumns, bookings, type Booking } from './fixture.tsx';
import { Table, type TableProps } from './Table.tsx';

const act = fn();
const columns = bookingColumns(act);
const rows = bookings(10);
const retry = fn();

const meta = {
  title: 'UI/Table',
  component: Table<Booking>,
  args: { label: '订单', columns, rows, rowId: (row: Booking) => row.id },
} satisfies Meta<TableProps<Booking>>;

export default meta;
type Story = StoryObj<typeof meta>;

const firstColumn = (canvasElement: HTMLElement): string[] =>
  within(canvasElement)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent ?? '');

/** Ten bookings of twelve columns: number and actions stay in sight while the rest scrolls. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: '订单' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await userEvent.click(canvas.getAllByRole('button', { name: '查看' })[2] ?? document.body);
    await expect(act).toHaveBeenLastCalledWith('查看', rows[2]?.id);
  },
};

/** Pressing a head sorts up, then down, then not at all; what is missing stays last. */
export const SortedByMouse: Story = {
  play: async ({ canvas, canvasElement }) => {
    const head = canvas.getByRole('columnheader', { name: '实付金额' });
    const press = () => userEvent.click(within(head).getByRole('button'));
    const before = firstColumn(canvasElement);
    await press();
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getAllByRole('row').at(-1)).toHaveTextContent('—');
    await press();
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('row').at(-1)).toHaveTextContent('—');
    await press();
    await expect(head).toHaveAttribute('aria-sort', 'none');
    await expect(firstColumn(canvasElement)).toEqual(before);
  },
};

/** The same with the keyboard; names are ordered by pinyin. */
export const SortedByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const head = canvas.getByRole('columnheader', { name: '预订人' });
    within(head).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(firstColumn(canvasElement).slice(0, 3)).toEqual(['陈嘉禾', '陈嘉禾', '何以宁']);
  },
};

/** What cannot be done stays, can be reached, and says why. */
export const ActionWithReason: Story = {
  play: async ({ canvas }) => {
    const refused = canvas.getAllByRole('button', { name: '改价' })[1];
    refused?.focus();
    await expect(refused).toHaveAccessibleDescription('订单状态为「已支付」，不能改价');
    act.mockClear();
    await userEvent.keyboard('{Enter}');
    await expect(act).not.toHaveBeenCalled();
  },
};

/** Scrolled sideways: hairlines show that columns lie below the pinned ones. */
export const Scrolled: Story = {
  parameters: { layout: 'padded' },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: '订单' });
    region.scrollLeft = 120;
    await waitFor(() => expect(region).toHaveAttribute('data-before'));
    await expect(region).toHaveAttribute('data-after');
    await expect(region).toHaveAttribute('tabindex', '0');
  },
};

/** A hundred rows: the table scrolls by itself, its head stays. */
export const StickyHead: Story = {
  args: { rows: bookings(100) },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: '订单' });
    region.scrollTop = 1200;
    await waitFor(() => expect(region).toHaveAttribute('data-above'));
    const head = canvas.getByRole('columnheader', { name: '订单号' }).getBoundingClientRect();
    await expect(Math.abs(head.top - region.getBoundingClientRect().top)).toBeLessThan(2);
  },
};

/** The first load: rows in the size of those that come. */
export const Loading: Story = {
  args: { rows: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('加载中');
    const [head, row] = canvas.getAllByRole('row');
    await expect(row?.offsetHeight).toBe(head?.offsetHeight);
  },
};

/** Another page is on its way: these rows stay, dimmed, and cannot be reached. */
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

/** Few columns fill the width. */
export const FewColumns: Story = {
  args: {
    columns: columns.filter(({ id }) => ['id', 'guest', 'state', 'actions'].includes(id)),
    rows: bookings(3),
  },
};

/** On a phone: a list of labelled facts, each with its actions. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'padded' },
  args: { rows: bookings(3) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(rows[0]?.id ?? '')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** On a phone, before the first rows have come. */
export const PhoneLoading: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { rows: [], isLoading: true, pageSize: 2 },
};

function Paged(props: TableProps<Booking>) {
  const [page, setPage] = useState(0);
  return (
    <>
      <Table {...props} rows={pages[page % pages.length] ?? []} />
      <p>
        <Button onPress={() => setPage(page + 1)}>下一页</Button>
      </p>
    </>
  );
}

const pages = [bookings(10), bookings(10, 10), bookings(10, 20)];

/** Another page takes the place of this one; nothing but the rows moves. */
export const PageSwap: Story = {
  render: (args) => <Paged {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }));
    await expect(canvas.getByText(pages[1]?.[0]?.id ?? '')).toBeVisible();
  },
};
