import { AppFrame, TopBar } from '@anzhu/ui/AppFrame';
import { Button } from '@anzhu/ui/Button';
import { FilterBar } from '@anzhu/ui/FilterBar';
import { Select } from '@anzhu/ui/Select';
import { Table, type Column } from '@anzhu/ui/Table';
import { TextField } from '@anzhu/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { AddButton } from './addAndRemove.tsx';
import { ListPage, type ListView } from './ListPage.tsx';

interface Order {
  id: string;
  name: string;
  status: string;
}

const statuses = ['未支付', '已支付', '申请退款'];
const orders: Order[] = Array.from({ length: 16 }, (_, index) => ({
  id: `${32_301 - index}`,
  name: '金玉珍',
  status: statuses[index % 3] ?? '',
}));
const columns: Column<Order>[] = [
  { id: 'id', header: '订单号', pin: 'start', cell: ({ id }) => id },
  { id: 'status', header: '订单状态', cell: ({ status }) => status },
  { id: 'name', header: '预订人', cell: ({ name }) => name },
];
const rowId = ({ id }: Order): string => id;
const options = statuses.map((label) => ({ value: label, label }));
const nowhere = fn();

/** A list of orders in its frame. */
function Orders({ views }: { views: readonly ListView[] }) {
  const [status, setStatus] = useState<string | null>(null);
  const [keyword, setKeyword] = useState('');
  const rows = orders.filter((order) => status === null || order.status === status);
  return (
    <AppFrame rail={null} topBar={<TopBar title="订单管理" />}>
      <ListPage
        views={views}
        bar={
          <FilterBar
            onSubmit={nowhere}
            onReset={() => setStatus(null)}
            chips={
              status === null
                ? []
                : [
                    {
                      id: 'status',
                      field: '订单状态',
                      label: `订单状态：${status}`,
                      onRemove: () => setStatus(null),
                    },
                  ]
            }
          >
            <TextField label="关键字" value={keyword} onChange={setKeyword} />
            <Select
              label="订单状态"
              value={status}
              onChange={setStatus}
              options={options}
              isClearable
            />
          </FilterBar>
        }
        toolbar={
          <>
            <AddButton label="新增预订" onPress={nowhere} />
            <Button onPress={nowhere}>导出</Button>
          </>
        }
        table={<Table label="订单" columns={columns} rows={rows} rowId={rowId} pageSize={16} />}
        pager={{
          page: 1,
          pageSize: 16,
          total: rows.length,
          pageSizes: [10, 20, 50],
          onPageChange: nowhere,
          onPageSizeChange: nowhere,
        }}
      />
    </AppFrame>
  );
}

const viewOf = (label: string, count?: number): ListView => ({
  label,
  count,
  link: { href: '#' },
  isCurrent: label === '全部',
});

const meta = {
  title: 'Layout/ListPage',
  component: Orders,
  subcomponents: { ListPage },
  args: { views: [viewOf('全部'), viewOf('今日到店', 12), viewOf('申请退款')] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Orders>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The name of the screen once, its first record near the top, and nothing moves when a filter is chosen. */
export const Default: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByText('16 条')).toBeVisible();
    const firstTop = (): number =>
      canvas.getAllByRole('row')[1]?.getBoundingClientRect().top ?? Infinity;
    const before = firstTop();
    await expect(before).toBeLessThan(93);
    await userEvent.click(canvas.getByRole('combobox', { name: '订单状态' }));
    await userEvent.click(await screen.findByRole('option', { name: '申请退款' }));
    await expect(canvas.getByText('5 条')).toBeVisible();
    await expect(firstTop()).toBe(before);
    const views = within(canvas.getByRole('navigation', { name: '视图' }));
    await expect(views.getByRole('link', { name: '全部' })).toHaveAttribute('aria-current', 'page');
    await expect(views.getByRole('link', { name: '今日到店 12' })).toBeVisible();
  },
};

/** Views, then tools and folded filters; the name is in the top bar. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '订单管理' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '筛选' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
