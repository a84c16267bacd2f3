import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { bookingColumns, bookings, type Booking } from './fixture.tsx';
import { Table, type TableProps } from './Table.tsx';

const act = fn();
const columns = bookingColumns(act);
const rows = bookings(1000);

const meta = {
  title: 'Data/Table/Long',
  component: Table<Booking>,
  args: { label: '订单', columns, rows, rowId: (row: Booking) => row.id },
} satisfies Meta<TableProps<Booking>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A thousand rows: visible ones are in the DOM, with their index and the total. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: '订单' });
    await expect(table).toHaveAttribute('aria-rowcount', '1001');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    const region = canvas.getByRole('region', { name: '订单' });
    region.scrollTop = region.scrollHeight;
    const last = await canvas.findByText(rows.at(-1)?.id ?? '');
    await expect(last).toBeVisible();
    await expect(last.closest('tr')).toHaveAttribute('aria-rowindex', '1001');
    const head = canvas.getByRole('columnheader', { name: '订单号' }).getBoundingClientRect();
    await expect(Math.abs(head.top - region.getBoundingClientRect().top)).toBeLessThan(2);
  },
};

/** Tab and ↓ move from row to row, also to rows that were not rendered before. */
export const ByKeyboard: Story = {
  beforeEach: async () => void (await import('./rows/rowEvents.ts')),
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: '订单' });
    canvas.getAllByRole('button', { name: '查看' })[0]?.focus();
    const start = document.activeElement;
    region.scrollTop = 12_000;
    await waitFor(() => expect(canvas.getByText(rows[300]?.id ?? '')).toBeVisible());
    await expect(start).toHaveFocus();
    const focusedRow = () => document.activeElement?.closest('tr');
    for (let press = 0; press < 3; press += 1) await userEvent.tab();
    await expect(focusedRow()).toHaveAttribute('aria-rowindex', '5');
    await waitFor(() => expect(region.scrollTop).toBeLessThan(200));

    await userEvent.keyboard('{ArrowRight}{ArrowDown>60/}');
    await expect(document.activeElement).toHaveTextContent('改价');
    await expect(focusedRow()).toHaveAttribute('aria-rowindex', '65');
    await waitFor(() => expect(region.scrollTop).toBeGreaterThan(800));
    region.scrollTop = 30_000;
    await waitFor(() => expect(canvas.getByText(rows[760]?.id ?? '')).toBeVisible());
    await userEvent.keyboard('{ArrowUp>60/}');
    await expect(focusedRow()).toHaveAttribute('aria-rowindex', '5');
  },
};

/** Sorted, all rows take part. */
export const Sorted: Story = {
  play: async ({ canvas }) => {
    const head = canvas.getByRole('columnheader', { name: '应付金额' });
    await userEvent.click(within(head).getByRole('button'));
    await userEvent.click(within(head).getByRole('button'));
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('¥3,140.00');
  },
};

/** Who looks for a word on the page finds it in every row. */
export const Find: Story = {
  args: { rows: rows.slice(0, 205), columns: columns.slice(0, 3) },
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Control>}f{/Control}');
    await expect(canvas.getAllByRole('row')).toHaveLength(206);
    await expect(canvas.getByText(rows[204]?.id ?? '')).toBeInTheDocument();
  },
};

/** On a phone two hundred at a time. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { rows: rows.slice(0, 230) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(rows[220]?.id ?? '')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '再显示 30 条，还有 30 条' }));
    await expect(canvas.getByText(rows[220]?.id ?? '')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /再显示/ })).toBeNull();
  },
};

function Growing(props: TableProps<Booking>) {
  const [count, setCount] = useState(1000);
  return (
    <>
      <Button onPress={() => setCount(3)}>筛选</Button>
      <Table {...props} rows={rows.slice(0, count)} />
    </>
  );
}

/** Far down when the list becomes short: its rows are there. */
export const BecomesShort: Story = {
  render: (args) => <Growing {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('region', { name: '订单' }).scrollTop = 20_000;
    await waitFor(() => expect(canvas.getByText(rows[500]?.id ?? '')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: '筛选' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getByText(rows[0]?.id ?? '')).toBeVisible();
  },
};
