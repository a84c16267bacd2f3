import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Stack } from '../Layout/index.ts';
import { ActionsCell, type Column } from '../Table/index.ts';
import { departmentColumns, departments, type Department } from './fixture.tsx';
import { TreeTable } from './TreeTable.tsx';
import type { TreeTableProps } from './useTree.ts';

const act = fn();
const actionColumn: Column<Department> = {
  id: 'actions',
  header: '操作',
  width: 144,
  cell: ({ id, name }) => (
    <ActionsCell
      actions={(id === '1-2' ? [] : ['编辑', '删除']).map((label) => ({
        id: label,
        label,
        onAction: () => act(label, name),
      }))}
    />
  ),
};

const meta = {
  title: 'Data/TreeTable/Keyboard',
  component: TreeTable<Department>,
  args: {
    label: '部门',
    columns: [...departmentColumns, actionColumn],
    rows: departments,
    rowId: ({ id }) => id,
    childrenOf: ({ below }) => below,
  },
  render: (args) => (
    <Stack gap={3} align="stretch">
      <TreeTable {...args} />
      <Button>之后</Button>
    </Stack>
  ),
  beforeEach: async () => void (await import('../Table/rows/rowEvents.ts')),
} satisfies Meta<TreeTableProps<Department>>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const rowOf = (canvas: Canvas, name: string): HTMLElement =>
  canvas.getByRole('row', { name: new RegExp(name) });

/** The tree is one Tab stop: → goes from a row to its buttons, ↑ ↓ to those of other rows, ← back to the row. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const action = (row: string, name: string): HTMLElement =>
      within(rowOf(canvas, row)).getByRole('button', { name });
    const after = canvas.getByRole('button', { name: '之后' });
    canvas.getByRole('button', { name: '人数' }).focus();
    await userEvent.tab();
    await expect(rowOf(canvas, '总部')).toHaveFocus();
    await userEvent.tab();
    await expect(after).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(rowOf(canvas, '总部')).toHaveFocus();

    await userEvent.keyboard('{ArrowRight}');
    await expect(rowOf(canvas, '总部')).toHaveFocus();
    await expect(rowOf(canvas, '总部')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(action('总部', '编辑')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(action('总部', '删除')).toHaveFocus();
    // 客房部 has no buttons: it is passed over.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(action('防疫组', '删除')).toHaveFocus();
    await expect(act).toHaveBeenLastCalledWith('删除', departments[0]?.below?.[2]?.name);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(rowOf(canvas, '防疫组')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    await expect(rowOf(canvas, '客房部')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    await expect(rowOf(canvas, '前厅部')).toHaveAttribute('aria-expanded', 'true');

    await userEvent.keyboard('{ArrowRight}');
    await expect(action('前厅部', '编辑')).toHaveFocus();
    await userEvent.tab();
    await expect(after).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(rowOf(canvas, '前厅部')).toHaveFocus();
  },
};
