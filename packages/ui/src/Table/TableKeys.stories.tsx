import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Stack } from '../Layout/index.ts';
import { ActionsCell } from './cells/ActionsCell.tsx';
import { TitleCell } from './cells/cells.tsx';
import type { Column } from './column.ts';
import { bookingColumns, bookings, type Booking } from './fixture.tsx';
import type { Selection } from './model.ts';
import { Table, type TableProps } from './Table.tsx';

const act = fn();
const columns = bookingColumns(act);
const rows = bookings(3);

/** A table between two buttons. */
function Between(props: TableProps<Booking>) {
  return (
    <Stack gap={3} align="stretch">
      <Button>之前</Button>
      <Table {...props} />
      <Button>之后</Button>
    </Stack>
  );
}

const meta = {
  title: 'Data/Table/Keyboard',
  component: Table<Booking>,
  args: { label: '订单', columns, rows, rowId: (row: Booking) => row.id },
  render: (args) => <Between {...args} />,
  // Keys are handled after the first paint.
  beforeEach: async () => {
    await import('./rows/rowEvents.ts');
    act.mockClear();
  },
} satisfies Meta<TableProps<Booking>>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

/** The row of the nth record, from 0. */
function rowAt(canvas: Canvas, index: number): Canvas {
  const row = canvas.getAllByRole('row', { name: new RegExp(rows[index]?.id ?? '') })[0];
  if (!row) throw new RangeError(`there is no row ${index}`);
  return within(row);
}
const button = (canvas: Canvas, index: number, name: string): HTMLElement =>
  rowAt(canvas, index).getByRole('button', { name });
const tabBack = (): Promise<void> => userEvent.tab({ shift: true });

/** Tab stops once in each row: at its first control, then at the one used last. */
export const Default: Story = {
  play: async ({ canvas }) => {
    // Backwards into a table in which nothing had the focus yet.
    canvas.getByRole('button', { name: '之后' }).focus();
    await tabBack();
    await expect(button(canvas, 2, '查看')).toHaveFocus();

    canvas.getByRole('button', { name: '下单时间' }).focus();
    for (const index of [0, 1, 2]) {
      await userEvent.tab();
      await expect(button(canvas, index, '查看')).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '之后' })).toHaveFocus();

    await tabBack();
    await tabBack();
    await userEvent.keyboard('{ArrowRight}');
    await expect(button(canvas, 1, '改价')).toHaveFocus();
    await userEvent.tab();
    await expect(button(canvas, 2, '查看')).toHaveFocus();
    await tabBack();
    await expect(button(canvas, 1, '改价')).toHaveFocus();
    await tabBack();
    await expect(button(canvas, 0, '查看')).toHaveFocus();
  },
};

/** ← → Home End move in the row, ↑ ↓ to the same control of another; Enter presses, 更多 has arrows of its own. */
export const Arrows: Story = {
  play: async ({ canvas, canvasElement }) => {
    button(canvas, 0, '查看').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(button(canvas, 0, '改价')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(button(canvas, 1, '改价')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(button(canvas, 1, '更多')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(button(canvas, 1, '更多')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(button(canvas, 1, '查看')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(button(canvas, 2, '查看')).toHaveFocus();
    await expect(act).toHaveBeenLastCalledWith('查看', rows[2]?.id);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(button(canvas, 0, '查看')).toHaveFocus();

    await userEvent.keyboard('{End}{ArrowDown}');
    const menu = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(menu.getByRole('menuitem', { name: '复制' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(menu.getByRole('menuitem', { name: '删除' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button(canvas, 0, '更多')).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await expect(button(canvas, 0, '改价')).toHaveFocus();
  },
};

function Chosen(props: TableProps<Booking>) {
  const [selected, onChange] = useState<Selection['selected']>({});
  return <Between {...props} selection={{ selected, onChange }} />;
}

/** The box to tick is among the controls of its row. */
export const WithSelection: Story = {
  render: (args) => <Chosen {...args} />,
  play: async ({ canvas }) => {
    const box = (index: number) => rowAt(canvas, index).getByRole('checkbox');
    canvas.getByRole('button', { name: '下单时间' }).focus();
    await userEvent.tab();
    await expect(box(0)).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box(0)).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(box(1)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(box(0)).toHaveFocus();
    await userEvent.tab();
    await expect(box(1)).toHaveFocus();
  },
};

const withFields: Column<Booking>[] = [
  { id: 'id', header: '订单号', width: 152, cell: (row) => row.id },
  {
    id: 'note',
    header: '备注',
    width: 152,
    cell: ({ id }) => <input aria-label={`备注 ${id}`} defaultValue="临街" />,
  },
  {
    id: 'actions',
    header: '操作',
    width: 144,
    cell: (row) => (
      <ActionsCell
        actions={['保存', '删除'].map((label) => ({
          id: label,
          label,
          onAction: () => act(label, row.id),
        }))}
      />
    ),
  },
];

/** Text fields are stops of their own, and keep the arrow keys, Home and End for their text. */
export const Fields: Story = {
  args: { columns: withFields },
  play: async ({ canvas }) => {
    const field = (index: number): HTMLElement => rowAt(canvas, index).getByRole('textbox');
    canvas.getByRole('button', { name: '之前' }).focus();
    await userEvent.tab();
    await expect(field(0)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(field(0)).toHaveProperty('selectionStart', 0);
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(field(0)).toHaveFocus();
    await userEvent.tab();
    await expect(button(canvas, 0, '保存')).toHaveFocus();
    await userEvent.tab();
    await expect(field(1)).toHaveFocus();
    await tabBack();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(button(canvas, 0, '保存')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await expect(act).toHaveBeenLastCalledWith('删除', rows[1]?.id);
  },
};

const uneven: Column<Booking>[] = [
  {
    id: 'id',
    header: '订单号',
    width: 152,
    cell: ({ id }) => (id === rows[0]?.id ? <TitleCell href={`#${id}`}>{id}</TitleCell> : id),
  },
  {
    id: 'phone',
    header: '联系电话',
    width: 152,
    phone: 'hidden',
    cell: ({ phone }) => <TitleCell href={`tel:${phone}`}>{phone}</TitleCell>,
  },
  {
    id: 'actions',
    header: '操作',
    width: 144,
    cell: ({ id }) => (
      <ActionsCell
        actions={(id === rows[1]?.id ? [] : ['查看', '删除']).map((label, index) => ({
          id: label,
          label,
          isDisabled: id === rows[2]?.id && index === 0,
          onAction: () => act(label, id),
        }))}
      />
    ),
  },
];

/** Not all rows have the same controls: ↑ and ↓ stay in the column, or go to the first control of a row. */
export const Uneven: Story = {
  args: { columns: uneven },
  play: async ({ canvas }) => {
    const link = (index: number) =>
      rowAt(canvas, index).getByRole('link', { name: rows[index]?.phone ?? '' });
    button(canvas, 0, '删除').focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(link(1)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(link(2)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(button(canvas, 2, '删除')).toHaveFocus();
  },
};

/** As cards on a phone: what is hidden there is no stop, and a row without controls is passed over. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { columns: uneven },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: '之前' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: rows[0]?.id ?? '' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(button(canvas, 0, '查看')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(button(canvas, 2, '删除')).toHaveFocus();
    await tabBack();
    await expect(button(canvas, 0, '查看')).toHaveFocus();
  },
};

/** Removes the record whose 查看 is pressed. */
function Shrinking(props: TableProps<Booking>) {
  const [shown, setShown] = useState(props.rows);
  const [ownColumns] = useState(() =>
    bookingColumns((_action, id) => setShown((before) => before.filter((row) => row.id !== id))),
  );
  return <Between {...props} columns={ownColumns} rows={shown} />;
}

/** A row that its own action takes away: the keyboard is at the same action of the next one. */
export const RowRemoved: Story = {
  render: (args) => <Shrinking {...args} />,
  play: async ({ canvas }) => {
    button(canvas, 1, '查看').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button(canvas, 2, '查看')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button(canvas, 0, '查看')).toHaveFocus());
  },
};
