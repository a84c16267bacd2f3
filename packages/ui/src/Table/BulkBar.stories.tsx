import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Stack } from '../Layout/index.ts';
import { BulkBar } from './rows/BulkBar.tsx';
import { bookingColumns, bookings } from './fixture.tsx';
import type { Selection } from './model.ts';
import { Table } from './Table.tsx';

const onDelete = fn();
const columns = bookingColumns(fn());
const pages = [bookings(10), bookings(10, 10)];

interface ListProps {
  selectedAtFirst?: string;
  count?: number;
}

/** A list of which several records can be chosen, on more than one page. */
function List({ selectedAtFirst, count = 10 }: ListProps) {
  const [selected, onChange] = useState<Selection['selected']>(
    selectedAtFirst ? { [selectedAtFirst]: true } : {},
  );
  const [page, setPage] = useState(0);
  const selection = { selected, onChange };
  return (
    <Stack gap={3}>
      <BulkBar
        selection={selection}
        actions={
          <Button tone="danger" onPress={() => onDelete(Object.keys(selected))}>
            删除
          </Button>
        }
      >
        <Button onPress={() => setPage(1 - page)}>下一页</Button>
        <Button tone="brand">新增</Button>
      </BulkBar>
      <Table
        label="订单"
        columns={columns}
        rows={(pages[page] ?? []).slice(0, count)}
        rowId={({ id }) => id}
        selection={selection}
      />
    </Stack>
  );
}

const meta = {
  title: 'Actions/BulkBar',
  component: BulkBar,
  render: () => <List />,
  args: { selection: { selected: {}, onChange: fn() }, actions: null },
} satisfies Meta<typeof BulkBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const idAt = (index: number, page = 0): string => pages[page]?.[index]?.id ?? '';
const boxName = (index: number): string => `选择 ${idAt(index)}`;

/** By mouse: one, a range with Shift, the whole page; the table does not move. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: '订单' });
    const { top } = table.getBoundingClientRect();
    const all = canvas.getByRole('checkbox', { name: '全选本页' });
    await userEvent.click(canvas.getByRole('checkbox', { name: boxName(1) }));
    await waitFor(() => expect(canvas.getByText('已选 1 项')).toBeVisible());
    await expect(all).toBePartiallyChecked();

    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('checkbox', { name: boxName(4) }));
    await user.keyboard('{/Shift}');
    await waitFor(() => expect(canvas.getByText('已选 4 项')).toBeVisible());
    await expect(canvas.getByRole('checkbox', { name: boxName(3) })).toBeChecked();

    await userEvent.click(all);
    await waitFor(() => expect(canvas.getByText('已选 10 项')).toBeVisible());
    await expect(all).toBeChecked();
    await expect(table.getBoundingClientRect().top).toBe(top);
    await userEvent.click(canvas.getByRole('button', { name: '取消选择' }));
    await expect(canvas.getByRole('checkbox', { name: boxName(1) })).not.toBeChecked();
    await expect(table.getBoundingClientRect().top).toBe(top);
  },
};

/** By keyboard: Space ticks; 取消选择 moves the focus back to the line of buttons. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('checkbox', { name: boxName(0) }).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByText('已选 1 项')).toBeVisible());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.queryByText('已选 1 项')).toBeNull());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByText('已选 1 项')).toBeVisible());
    canvas.getByRole('button', { name: '取消选择' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('toolbar', { name: '批量操作' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '下一页' })).toHaveFocus();
  },
};

/** Records of another page stay selected while this one is chosen and let go. */
export const OtherPages: Story = {
  render: () => <List selectedAtFirst={idAt(2, 1)} />,
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: '全选本页' });
    await expect(all).not.toBePartiallyChecked();
    await userEvent.click(all);
    await userEvent.click(all);
    await waitFor(() => expect(canvas.getByText('已选 1 项')).toBeVisible());
    onDelete.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '删除' }));
    await expect(onDelete).toHaveBeenLastCalledWith([idAt(2, 1)]);
  },
};

/** Nothing to choose from. */
export const NoRows: Story = {
  render: () => <List count={0} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: '全选本页' })).toBeDisabled();
  },
};

/** On a phone the box is before the name. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <List count={3} selectedAtFirst={idAt(0)} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: boxName(1) }));
    await waitFor(() => expect(canvas.getByText('已选 2 项')).toBeVisible());
  },
};

/** Nothing selected, one, very many; the line keeps its height. */
export const Permutations: Story = {
  render: () => (
    <Stack gap={3}>
      {[0, 1, 12_000].map((count) => (
        <BulkBar
          key={count}
          selection={{
            selected: Object.fromEntries(
              Array.from({ length: count }, (_, index) => [index, true]),
            ),
            onChange: fn(),
          }}
          actions={<Button>导出</Button>}
        >
          <Button>新增</Button>
        </BulkBar>
      ))}
    </Stack>
  ),
};
