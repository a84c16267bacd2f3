import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck } from '../Icon/index.ts';
import { expect, fn, userEvent } from 'storybook/test';
import { ActionsCell } from './cells/ActionsCell.tsx';
import { MoneyCell, TimeCell, TitleCell } from './cells/cells.tsx';
import type { Column } from './column.ts';
import { Tag } from '../Tag/Tag.tsx';
import { Table } from './Table.tsx';

interface Fact {
  id: string;
  name: string;
  amount: number | null;
  time: string | null;
  isOpen: boolean;
}

const onOpen = fn();

const columns: Column<Fact>[] = [
  {
    id: 'name',
    header: '名称',
    pin: 'start',
    width: 160,
    cell: (row) => <TitleCell onOpen={() => onOpen(row.id)}>{row.name}</TitleCell>,
  },
  {
    id: 'link',
    header: '链接',
    width: 120,
    cell: (row) => <TitleCell href={`#${row.id}`}>{row.id}</TitleCell>,
  },
  {
    id: 'amount',
    header: '金额',
    align: 'end',
    width: 140,
    cell: ({ amount }) => <MoneyCell value={amount} />,
    sortValue: ({ amount }) => amount,
  },
  {
    id: 'day',
    header: '日期',
    width: 112,
    cell: ({ time }) => <TimeCell value={time} precision="day" />,
  },
  {
    id: 'second',
    header: '时间',
    width: 168,
    cell: ({ time }) => <TimeCell value={time} precision="second" />,
  },
  {
    id: 'state',
    header: '状态',
    width: 104,
    cell: ({ isOpen }) => (
      <Tag tone={isOpen ? 'success' : 'neutral'} icon={<CircleCheck size={12} />}>
        {isOpen ? '营业' : '停业'}
      </Tag>
    ),
  },
  {
    id: 'actions',
    header: '操作',
    pin: 'end',
    width: 144,
    cell: (row) => (
      <ActionsCell
        actions={[
          { id: 'edit', label: '编辑', onAction: () => onOpen(row.id) },
          {
            id: 'delete',
            label: '删除',
            tone: 'danger',
            disabledReason: row.isOpen ? '营业中的门店不能删除' : undefined,
            onAction: () => onOpen(row.id),
          },
        ]}
      />
    ),
  },
];

const rows: Fact[] = [
  { id: 'a', name: '湖景店', amount: 1280, time: '2026-03-02 08:05:09', isOpen: true },
  { id: 'b', name: '古镇店'.repeat(9), amount: -30.5, time: '2026-03-02', isOpen: false },
  { id: 'c', name: 'Lakeside'.repeat(9), amount: 98_765_432.1, time: null, isOpen: false },
  { id: 'd', name: '机场店', amount: null, time: '2026-12-31 23:59:59', isOpen: true },
];

/** Every kind of cell, in a table. */
function Cells() {
  return <Table label="门店" columns={columns} rows={rows} rowId={({ id }) => id} />;
}

const meta = {
  title: 'Data/Cells',
  component: Cells,
  subcomponents: { TitleCell, MoneyCell, TimeCell, ActionsCell },
} satisfies Meta<typeof Cells>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What cells show, and what they show of nothing. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('¥98,765,432.10')).toBeVisible();
    await expect(canvas.getByText('−¥30.50')).toBeVisible();
    await expect(canvas.getAllByText('—').length).toBeGreaterThanOrEqual(3);
    await userEvent.click(canvas.getByRole('button', { name: '机场店' }));
    await expect(onOpen).toHaveBeenLastCalledWith('d');
    await expect(canvas.getByRole('link', { name: 'a' })).toHaveAttribute('href', '#a');
  },
};

/** Sorted, and opened, by keys. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: '金额' }).focus();
    await userEvent.keyboard('{Enter}');
    const [, first] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent(/^古镇店/);
    canvas.getByRole('button', { name: '湖景店' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onOpen).toHaveBeenLastCalledWith('a');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** All kinds, with something and with nothing, very long and very large. */
export const Permutations: Story = {};
