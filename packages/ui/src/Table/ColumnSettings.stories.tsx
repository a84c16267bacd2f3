import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline, Stack } from '../Layout/index.ts';
import { ColumnSettings } from './columns/ColumnSettings.tsx';
import { bookingColumns, bookings } from './fixture.tsx';
import { Table } from './Table.tsx';
import { useColumnLayout } from './columns/useColumnLayout.ts';

const columns = bookingColumns(fn());
const rows = bookings(5);
const storageKey = 'story';

/** A list whose columns the reader arranges. */
function List() {
  const layout = useColumnLayout(storageKey, columns);
  return (
    <Stack gap={3}>
      <Inline gap={2} justify="end">
        <ColumnSettings layout={layout} />
      </Inline>
      <Table label="订单" columns={columns} rows={rows} rowId={({ id }) => id} layout={layout} />
    </Stack>
  );
}

const clearStored = (): void => localStorage.removeItem(`columns ${storageKey}`);

const meta = {
  title: 'Data/ColumnSettings',
  component: ColumnSettings,
  render: () => <List />,
  args: {
    layout: {
      columnOrder: [],
      columnVisibility: {},
      choices: [],
      show: fn(),
      move: fn(),
      restore: fn(),
      isChanged: false,
    },
  },
  beforeEach: () => {
    clearStored();
    return clearStored;
  },
} satisfies Meta<typeof ColumnSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

const heads = (canvasElement: HTMLElement): string[] =>
  within(canvasElement)
    .getAllByRole('columnheader')
    .map((head) => head.textContent ?? '');

/** By mouse: a column is hidden, another moved, all restored. What is pinned is fixed. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const before = heads(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '列设置' }));
    const dialog = within(await page.findByRole('dialog', { name: '列设置' }));
    await expect(dialog.getByRole('checkbox', { name: '订单号' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: '联系电话' }));
    await expect(heads(canvasElement)).not.toContain('联系电话');
    await userEvent.click(dialog.getByRole('button', { name: '下移「预订人」' }));
    await userEvent.click(dialog.getByRole('button', { name: '下移「预订人」' }));
    await expect(heads(canvasElement).slice(0, 3)).toEqual(['订单号', '客源省份', '预订人']);
    await userEvent.click(dialog.getByRole('button', { name: '恢复默认' }));
    await expect(heads(canvasElement)).toEqual(before);
  },
};

/** By keyboard: Space hides, Alt with an arrow moves and announces the position. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    canvas.getByRole('button', { name: '列设置' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await page.findByRole('dialog', { name: '列设置' }));
    const box = dialog.getByRole('checkbox', { name: '房型' });
    box.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    await expect(dialog.getByRole('checkbox', { name: '房型' })).toHaveFocus();
    await expect(dialog.getByRole('status')).toHaveTextContent('房型：第 2 列，共 10 列');
    await expect(heads(canvasElement)[2]).toBe('房型');
    await userEvent.keyboard(' ');
    await expect(heads(canvasElement)).not.toContain('房型');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: '列设置' })).toHaveFocus();
  },
};

/** What was arranged on this device is there again. */
export const Remembered: Story = {
  beforeEach: () => {
    const stored = {
      version: 1,
      order: ['state', 'guest'],
      hidden: ['phone'],
    };
    localStorage.setItem(`columns ${storageKey}`, JSON.stringify(stored));
  },
  play: async ({ canvasElement }) => {
    await expect(heads(canvasElement)[1]).toBe('订单状态');
    await expect(heads(canvasElement)).not.toContain('联系电话');
  },
};

/** What is stored is broken: the columns are as they were at first. */
export const BrokenMemory: Story = {
  beforeEach: () => localStorage.setItem(`columns ${storageKey}`, '{"version":1,'),
  play: async ({ canvasElement }) => {
    await expect(heads(canvasElement)).toHaveLength(12);
  },
};

/** As it was at first, and open with one column hidden. */
export const Permutations: Story = {
  beforeEach: () =>
    localStorage.setItem(`columns ${storageKey}`, '{"version":1,"order":[],"hidden":["phone"]}'),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: '列设置' }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('checkbox', { name: '联系电话' })).not.toBeChecked();
  },
};
