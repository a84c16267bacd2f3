import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../Layout/index.ts';
import { Panel } from '../Panel/Panel.tsx';
import { bookingColumns, bookings, type Booking } from './fixture.tsx';
import { Table, type TableProps } from './Table.tsx';

const columns = bookingColumns(fn());
const few = columns.filter(({ id }) => ['id', 'guest', 'due', 'actions'].includes(id));

const meta = {
  title: 'Data/Table/Ledger',
  component: Table<Booking>,
  args: { label: '订单', columns, rows: bookings(5), rowId: (row: Booking) => row.id },
} satisfies Meta<TableProps<Booking>>;

export default meta;
type Story = StoryObj<typeof meta>;

const rect = (element: Element | null | undefined): DOMRect =>
  element?.getBoundingClientRect() ?? new DOMRect();
const groundOf = (element: Element): string => getComputedStyle(element).backgroundColor;

/**
 * A page of a ledger: no frame, the ground of what is around it, a rule of ink under the head and hairlines
 * between rows.
 */
export const Ledger: Story = {
  render: (args) => (
    <Stack gap={4}>
      <Table {...args} columns={few} />
      <Panel title="今日订单" isFlush>
        <Table {...args} columns={few} label="面板里的订单" />
      </Panel>
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table', { name: '订单' });
    const [head, row] = within(table).getAllByRole('row');
    const { color: ink } = getComputedStyle(canvasElement.ownerDocument.body);
    const rule = getComputedStyle(within(head ?? table).getAllByRole('columnheader')[0] ?? table);
    const hairline = getComputedStyle(within(row ?? table).getAllByRole('cell')[0] ?? table);
    await expect([rule.borderBottomWidth, rule.borderBottomColor]).toEqual(['1px', ink]);
    await expect(hairline.borderBottomWidth).toBe('1px');
    await expect(hairline.borderBottomColor).not.toBe(ink);
    await expect(getComputedStyle(table.parentElement?.parentElement ?? table).borderTopWidth).toBe(
      '0px',
    );
    await expect(groundOf(row ?? table)).toBe(groundOf(document.body));
    const inPanel = canvas.getByRole('table', { name: '面板里的订单' });
    const panel = inPanel.closest('section:not([aria-label])') ?? inPanel;
    await expect(groundOf(within(inPanel).getAllByRole('row')[1] ?? inPanel)).toBe(groundOf(panel));
  },
};

/** Nothing scrolls: pinned heads are heads like the others, without a seam between them. */
export const PinnedHeadsAtRest: Story = {
  args: { columns: few },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: '订单' });
    await expect(region.scrollWidth).toBe(region.clientWidth);
    const heads = canvas.getAllByRole('columnheader');
    for (const [at, head] of heads.entries()) {
      await expect(getComputedStyle(head).position).toBe('relative');
      if (at > 0) await expect(rect(head).left).toBeCloseTo(rect(heads[at - 1]).right, 1);
    }
  },
};

/** What is pinned is always in view: neither focusing it nor closing its menu scrolls the table. */
export const FocusScrollsNothing: Story = {
  decorators: [(story) => <div style={{ maxWidth: '900px' }}>{story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const region = canvas.getByRole('region', { name: '订单' });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    const more = canvas.getAllByRole('button', { name: '更多' })[1] ?? region;
    await userEvent.click(more);
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('menu', { name: '更多' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
    await expect(region.scrollLeft).toBe(0);
    // What is not pinned is scrolled to, as far as the pinned cells leave it in view.
    const sort = within(canvas.getByRole('columnheader', { name: '下单时间' })).getByRole('button');
    sort.focus();
    await waitFor(() => expect(region.scrollLeft).toBeGreaterThan(0));
    await expect(rect(sort).right).toBeLessThanOrEqual(rect(region).right + 1);
  },
};

/** 更多 has one place in all rows, however long the actions before it are. */
export const MoreInItsSlot: Story = {
  args: {
    rows: bookings(2),
    columns: [
      ...few.filter(({ id }) => id !== 'actions'),
      ...bookingColumns(fn())
        .filter(({ id }) => id === 'actions')
        .map((column) => ({ ...column, width: 220 })),
    ],
  },
  play: async ({ canvas }) => {
    const more = canvas.getAllByRole('button', { name: '更多' });
    const [first, second] = canvas.getAllByRole('button', { name: '改价' });
    // One of them longer, as 去入住 is.
    if (second) second.textContent = '办理入住';
    await expect(rect(second).width).toBeGreaterThan(rect(first).width);
    await expect(rect(more[1]).left).toBe(rect(more[0]).left);
  },
};

/** While rows are loaded: digits will be at the end of their column, and so are the bars in their place. */
export const LoadingNumbers: Story = {
  args: { columns: few, rows: [], isLoading: true, pageSize: 3 },
  play: async ({ canvas }) => {
    const at = few.findIndex(({ align }) => align === 'end');
    for (const row of canvas.getAllByRole('row').slice(1)) {
      const cell = row.children[at] ?? row;
      const inset = parseFloat(getComputedStyle(cell).paddingRight);
      const bar = cell.querySelector('[aria-hidden]');
      await expect(rect(bar).right).toBeCloseTo(rect(cell).right - inset, 0);
      await expect(rect(bar).left).toBeGreaterThan(rect(cell).left + inset + 8);
    }
  },
};

/** Actions take no column: they float over the end of the row that is pointed at or has the focus, on its ground. */
export const FloatingActions: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: '订单' });
    const [, row, other] = canvas.getAllByRole('row');
    const more = within(row ?? region).getByRole('button', { name: '更多' });
    const looks = (): CSSStyleDeclaration => getComputedStyle(more.parentElement ?? more);
    await expect(looks().opacity).toBe('0');
    more.focus();
    await expect(looks().opacity).toBe('1');
    await expect(looks().backgroundColor).toBe(groundOf(row ?? region));
    await expect(rect(more.parentElement).right).toBeCloseTo(rect(region).right, 0);
    within(other ?? region)
      .getByRole('button', { name: '更多' })
      .focus();
    await expect(looks().opacity).toBe('0');
    await expect(canvas.getByRole('columnheader', { name: '操作' })).toBeInTheDocument();
  },
};
