import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { bookingColumns, bookings, type Booking } from './fixture.tsx';
import { Table, type TableProps } from './Table.tsx';

const columns = bookingColumns(fn());
const rows = bookings(5);
const detail = (row: Booking) => (
  <DescriptionList
    items={[
      { label: '房型', value: row.roomType },
      { label: '客源省份', value: row.province },
    ]}
  />
);

const meta = {
  title: 'Data/Table/Detail rows',
  component: Table<Booking>,
  args: { label: '订单', columns, rows, rowId: (row: Booking) => row.id, detail },
} satisfies Meta<TableProps<Booking>>;

export default meta;
type Story = StoryObj<typeof meta>;

const nameOf = (index: number): string => rows[index]?.id ?? '';

/** By mouse: any number of rows can be expanded. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `展开 ${nameOf(0)}` }));
    await userEvent.click(canvas.getByRole('button', { name: `展开 ${nameOf(2)}` }));
    await expect(canvas.getAllByRole('button', { name: /^收起/ })).toHaveLength(2);
    const close = canvas.getByRole('button', { name: `收起 ${nameOf(0)}` });
    await expect(close).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(close);
    await expect(canvas.getAllByRole('button', { name: /^收起/ })).toHaveLength(1);
  },
};

/** By keyboard: the button keeps the focus, what it opened comes next. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: `展开 ${nameOf(1)}` }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: `收起 ${nameOf(1)}` })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: `展开 ${nameOf(1)}` })).toHaveFocus();
  },
};

/** Together with boxes to tick. */
export const WithSelection: Story = {
  args: { selection: { selected: new Set([nameOf(1)]), onChange: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: `选择 ${nameOf(1)}` })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: `展开 ${nameOf(1)}` }));
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `展开 ${nameOf(0)}` }));
  },
};
