import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../Layout/index.ts';
import { departmentColumns, departments, type Department } from '../fixture.tsx';
import { OrderedTreeTable, type OrderedTreeTableProps } from './OrderedTreeTable.tsx';
import type { OrderChange } from './useReorder.ts';

const nameOf = ({ name }: Department): string => name;

/** The tree with the children of one parent in another order. */
function sorted(rows: readonly Department[], ids: readonly string[]): readonly Department[] {
  if (rows.some(({ id }) => id === ids[0])) {
    return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  }
  return rows.map((row) => (row.below ? { ...row, below: sorted(row.below, ids) } : row));
}

type Save = (change: OrderChange) => Promise<void>;

/** Keeps the order as a screen does: it is saved, then read again. */
function Ordered({ onReorder, ...props }: OrderedTreeTableProps<Department>) {
  const [rows, setRows] = useState(props.rows);
  const [expandedIds, onExpandedChange] = useState<ReadonlySet<string>>(new Set(['1', '1-1', '2']));
  const save: Save = async (change) => {
    await onReorder(change);
    setRows((now) => sorted(now, change.ids));
  };
  return (
    <OrderedTreeTable {...props} {...{ rows, expandedIds, onExpandedChange }} onReorder={save} />
  );
}

const accepted = fn<Save>(async () => {});

const meta = {
  title: 'Data/OrderedTreeTable',
  component: OrderedTreeTable<Department>,
  args: {
    label: '部门',
    columns: departmentColumns,
    rows: departments,
    rowId: ({ id }) => id,
    childrenOf: ({ below }) => below,
    nameOf,
    onReorder: accepted,
  },
  render: (args) => <Ordered {...args} />,
  beforeEach: () => void accepted.mockClear(),
} satisfies Meta<OrderedTreeTableProps<Department>>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
/** The first row with that name. */
function rowOf(canvas: Canvas, name: string): HTMLElement {
  const [row] = canvas.getAllByRole('row', { name: new RegExp(name) });
  if (!row) throw new Error(`there is no row ${name}`);
  return row;
}
const handleOf = (canvas: Canvas, name: string): HTMLElement =>
  canvas.getByRole('button', { name: new RegExp(`^移动「${name}`) });
const isBefore = (canvas: Canvas, one: string, other: string): boolean =>
  (rowOf(canvas, one).compareDocumentPosition(rowOf(canvas, other)) &
    Node.DOCUMENT_POSITION_FOLLOWING) >
  0;
const choose = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(name) }));

/** By keyboard: Alt with an arrow moves the row, with all below it; the focus stays on it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const front = rowOf(canvas, '客房部');
    front.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(isBefore(canvas, '客房部', '早班')).toBe(true);
    await expect(accepted).toHaveBeenCalledWith({
      ids: ['1-2', '1-1', '1-3'],
      knownIds: ['1-1', '1-2', '1-3'],
    });
    await expect(canvas.getByText('「客房部」移到第 1 位，共 3 位')).toBeInTheDocument();
    await expect(front).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(canvas.getByText('「客房部」已是第一个')).toBeInTheDocument();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(isBefore(canvas, '晚班', '客房部')).toBe(true));
    await expect(front).toHaveFocus();
    await expect(isBefore(canvas, '客房部', '防疫组')).toBe(true);
  },
};

/** → goes from a row to its handle, ← back; Enter opens the menu of the handle, which gets the focus back. */
export const MenuByKeyboard: Story = {
  beforeEach: async () => void (await import('../../Table/rows/rowEvents.ts')),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: '全部收起' }).focus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(rowOf(canvas, '总部')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(handleOf(canvas, '总部')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(rowOf(canvas, '总部')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /移到最前/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(isBefore(canvas, '湖景分店', '总部')).toBe(true));
    await waitFor(() => expect(handleOf(canvas, '总部')).toHaveFocus());
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(isBefore(canvas, '总部', '湖景分店')).toBe(true));
    await expect(handleOf(canvas, '总部')).toHaveFocus();
  },
};

/** By the menu of the handle; the focus returns to it. */
export const ByMenu: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(handleOf(canvas, '总部'));
    await expect(await screen.findByRole('menuitem', { name: /上移/ })).toHaveAccessibleDescription(
      /已是第一个/,
    );
    await choose('移到最后');
    await waitFor(() => expect(isBefore(canvas, '筹备组', '总部')).toBe(true));
    await expect(isBefore(canvas, '总部', '晚班')).toBe(true);
    await waitFor(() => expect(handleOf(canvas, '总部')).toHaveFocus());
  },
};

/** Drags a handle to the top or the bottom edge of a row; `release` drops it. */
function drag(handle: HTMLElement, to: HTMLElement, edge: 'top' | 'bottom') {
  const start = handle.getBoundingClientRect();
  const { top, bottom } = to.getBoundingClientRect();
  const send = (type: string, clientY: number): void => {
    const place = { clientX: start.x + 4, clientY };
    const pointer = { bubbles: true, pointerId: 1, isPrimary: true, button: 0 };
    handle.dispatchEvent(new PointerEvent(type, { ...pointer, ...place }));
  };
  const end = edge === 'top' ? top + 2 : bottom - 2;
  send('pointerdown', start.y + 4);
  send('pointermove', start.y + 12);
  send('pointermove', end);
  return { release: () => send('pointerup', end) };
}

/** By pointer: a line shows where it would be dropped; outside of its parent it stays at the edge. */
export const ByDragging: Story = {
  play: async ({ canvas }) => {
    const handle = handleOf(canvas, '客房部');
    const first = drag(handle, rowOf(canvas, '前厅部'), 'top');
    await waitFor(() => expect(rowOf(canvas, '前厅部')).toHaveAttribute('data-drop', 'before'));
    first.release();
    await waitFor(() => expect(isBefore(canvas, '客房部', '早班')).toBe(true));
    await expect(screen.queryByRole('menu')).toBeNull();
    await expect(rowOf(canvas, '前厅部')).not.toHaveAttribute('data-drop');
    const second = drag(handle, rowOf(canvas, '筹备组'), 'bottom');
    await waitFor(() => expect(rowOf(canvas, '防疫组')).toHaveAttribute('data-drop', 'after'));
    second.release();
    await waitFor(() => expect(isBefore(canvas, '防疫组', '客房部')).toBe(true));
    await expect(isBefore(canvas, '客房部', '湖景分店')).toBe(true);
  },
};

/** Esc ends a drag, and everything is as before. */
export const DragCancelled: Story = {
  play: async ({ canvas }) => {
    const { release } = drag(handleOf(canvas, '筹备组'), rowOf(canvas, '总部'), 'top');
    await waitFor(() => expect(rowOf(canvas, '总部')).toHaveAttribute('data-drop', 'before'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(rowOf(canvas, '总部')).not.toHaveAttribute('data-drop'));
    release();
    await expect(isBefore(canvas, '总部', '筹备组')).toBe(true);
    await expect(accepted).not.toHaveBeenCalled();
  },
};

const refused = fn<Save>(() => Promise.reject(new Error('菜单已被他人更改')));

/** The order could not be saved: it is as before, and says so. */
export const Refused: Story = {
  args: { onReorder: refused },
  play: async ({ canvas }) => {
    rowOf(canvas, '总部').focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(await canvas.findByText('顺序没有保存，已恢复')).toBeInTheDocument();
    await expect(isBefore(canvas, '总部', '湖景分店')).toBe(true);
  },
};

const onlyNight = ({ name }: Department): boolean => name === '晚班';

/** While the tree is filtered, and where there is nothing to change places with, the handle says why not. */
export const Fixed: Story = {
  args: { filter: onlyNight },
  play: async ({ canvas }) => {
    const handle = handleOf(canvas, '晚班');
    await expect(handle).toHaveAccessibleDescription('筛选时不能调整顺序');
    await userEvent.click(handle);
    await expect(screen.queryByRole('menu')).toBeNull();
    rowOf(canvas, '晚班').focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(
      canvas.getByText('筛选时不能调整顺序', { selector: 'output' }),
    ).toBeInTheDocument();
    await expect(accepted).not.toHaveBeenCalled();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** To be moved, fixed by a filter, loading, empty. */
export const Permutations: Story = {
  args: { expandedIds: new Set(['1', '1-1', '2']) },
  render: (args) => (
    <Stack gap={4}>
      <OrderedTreeTable {...args} label="可移动" />
      <OrderedTreeTable {...args} label="筛选" filter={onlyNight} />
      <OrderedTreeTable {...args} label="加载中" rows={[]} isLoading pageSize={3} />
      <OrderedTreeTable {...args} label="没有" rows={[]} pageSize={3} />
    </Stack>
  ),
};
