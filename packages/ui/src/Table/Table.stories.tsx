import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Inline, Stack } from '../Layout/index.ts';
import { bookingColumns, bookings, listColumns, type Booking } from './fixture.tsx';
import { TitleCell } from './cells/cells.tsx';
import type { Column } from './column.ts';
import { Table, type TableProps } from './Table.tsx';
import { DoAndDont } from '../../../../stories/kit/DoAndDont.tsx';

const act = fn();
const columns = bookingColumns(act);
const rows = bookings(10);

const meta = {
  title: 'Data/Table',
  component: Table<Booking>,
  args: { label: '订单', columns, rows, rowId: (row: Booking) => row.id },
  parameters: {
    guide: {
      anatomy: {
        表头: '下有一道墨线，按它排序',
        首格: '名称，也是链接',
        行操作: '浮在行尾，最多两个，其余在 ···',
        选中行: '底色与 3 px 竖条',
      },
      good: ['金额右对齐，起止日期合一列', '翻页时旧行留着变淡'],
      bad: ['单设一列放操作', '整行当按钮'],
    },
  },
} satisfies Meta<TableProps<Booking>>;

export default meta;
type Story = StoryObj<typeof meta>;

const firstColumn = (canvasElement: HTMLElement): string[] =>
  within(canvasElement)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent ?? '');

/** Ten bookings as a list has them: the number is the link, the actions float at the end of the row that is pointed at. */
export const Default: Story = {
  args: { columns: listColumns(act) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: '订单' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await expect(canvas.getByRole('link', { name: rows[0]?.id ?? '' })).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveStyle({ fontWeight: '400' });
    await userEvent.click(canvas.getAllByRole('button', { name: '查看' })[2] ?? document.body);
    await expect(act).toHaveBeenLastCalledWith('查看', rows[2]?.id);
  },
};

const guest: Column<Booking> = {
  id: 'guest',
  header: '预订人',
  width: 88,
  cell: (row) => <TitleCell href="#order">{row.guest}</TitleCell>,
};
const [due, state] = ['due', 'state'].map((id) => columns.find((one) => one.id === id));
const plain: Column<Booking>[] = [
  { id: 'guest', header: '预订人', width: 72, cell: (row) => row.guest },
  { id: 'due', header: '金额', width: 72, cell: (row) => `${row.due}元` },
  {
    id: 'actions',
    header: '操作',
    width: 184,
    cell: () => (
      <Inline gap={1} isWrapping={false}>
        <Button size="small">查看</Button>
        <Button size="small">改价</Button>
        <Button size="small" tone="danger" variant="solid">
          删除
        </Button>
      </Inline>
    ),
  },
];

export const DosAndDonts: Story = {
  name: 'Do and avoid',
  render: (args) => (
    <DoAndDont
      good={{
        picture: (
          <Table
            {...args}
            rows={rows.slice(0, 3)}
            columns={[guest, due, state].filter((one) => one !== undefined)}
          />
        ),
        reason: 'The name opens the record; sums line up by digits.',
      }}
      bad={{
        picture: <Table {...args} label="订单，操作常在" rows={rows.slice(0, 3)} columns={plain} />,
        reason: 'Thirty buttons a page hide what the list is about.',
      }}
    />
  ),
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

/** A disabled action stays, can be focused, and shows its reason. */
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

/** Twelve columns, scrolled sideways: number and actions stay in view, hairlines show that columns are below the pinned ones. */
export const Scrolled: Story = {
  parameters: { layout: 'padded' },
  decorators: [(story) => <div style={{ maxWidth: '900px' }}>{story()}</div>],
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: '订单' });
    region.scrollLeft = 16;
    await waitFor(() => expect(region).toHaveAttribute('data-before'));
    await expect(region).toHaveAttribute('data-after');
    await expect(region).toHaveAttribute('tabindex', '0');
  },
};

/** A hundred rows: the table scrolls, its header stays. */
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

/** Few columns fill the width. */
export const FewColumns: Story = {
  args: {
    columns: columns.filter(({ id }) => ['id', 'guest', 'state', 'actions'].includes(id)),
    rows: bookings(3),
  },
};

/** Very long words, with and without places to break: cells cut them, the tip has them whole. */
export const LongWords: Story = {
  beforeEach: async () => void (await import('./rows/rowEvents.ts')),
  args: {
    rows: bookings(3).map((row, index) => ({
      ...row,
      guest: index === 0 ? 'Wolfeschlegelsteinhausenbergerdorff' : '尼古拉斯凯奇'.repeat(8),
      roomType: '湖景家庭套房（含双早与接送）'.repeat(4),
    })),
  },
  play: async ({ canvas }) => {
    const cell = canvas.getByText('Wolfeschlegelsteinhausenbergerdorff');
    await userEvent.hover(cell);
    await expect(cell).toHaveAttribute('title', 'Wolfeschlegelsteinhausenbergerdorff');
  },
};

/** By keyboard: ↓ on 更多 opens the menu, Enter acts, the focus comes back. */
export const MenuByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const more = canvas.getAllByRole('button', { name: '更多' })[1] ?? document.body;
    more.focus();
    await userEvent.keyboard('{ArrowDown}');
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('menu', { name: '更多' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(act).toHaveBeenLastCalledWith('复制', rows[1]?.id));
    await waitFor(() => expect(more).toHaveFocus());
  },
};

/** On a phone: a list of labelled facts, each with its actions. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { rows: bookings(3) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(rows[0]?.id ?? '')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
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

/** With rows, with stale rows, loading, empty. */
export const Permutations: Story = {
  render: (args) => (
    <Stack gap={4}>
      <Table {...args} label="两条" rows={bookings(2)} />
      <Table {...args} label="更新中" rows={bookings(2)} isStale />
      <Table {...args} label="加载中" rows={[]} isLoading pageSize={2} />
      <Table {...args} label="没有" rows={[]} pageSize={2} />
    </Stack>
  ),
};
