import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { departmentColumns, departments, type Department } from './fixture.tsx';
import { TreeTable, type TreeTableProps } from './TreeTable.tsx';

const meta = {
  title: 'Data/TreeTable/Lazy',
  component: TreeTable<Department>,
  args: {
    label: '部门',
    columns: departmentColumns,
    rows: departments,
    rowId: ({ id }) => id,
    childrenOf: ({ below }) => below,
  },
} satisfies Meta<TreeTableProps<Department>>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const rowOf = (canvas: Canvas, name: string): HTMLElement =>
  canvas.getByRole('row', { name: new RegExp(name) });

function LoadedLater({ answer, ...props }: TreeTableProps<Department> & { answer: boolean }) {
  const [rows, setRows] = useState<readonly Department[]>(
    departments.map((department) => ({ ...department, below: undefined })),
  );
  const load = async ({ id }: Department): Promise<void> => {
    if (!answer) await new Promise(() => {});
    const below = departments.find((one) => one.id === id)?.below ?? [];
    setRows((before) => before.map((one) => (one.id === id ? { ...one, below } : one)));
  };
  return (
    <TreeTable
      {...props}
      rows={rows}
      canExpand={({ id }) => !id.includes('-')}
      loadChildren={load}
    />
  );
}

/** Children are loaded on demand. */
export const Default: Story = {
  render: (args) => <LoadedLater {...args} answer />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '展开 总部' }));
    await expect(await canvas.findByText('客房部')).toBeVisible();
  },
};

/** It is being loaded. */
export const Pending: Story = {
  render: (args) => <LoadedLater {...args} answer={false} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '展开 总部' }));
    await expect(rowOf(canvas, '总部')).toHaveAttribute('aria-busy', 'true');
  },
};

/** By keyboard: → loads the children, then moves to them. */
export const ByKeyboard: Story = {
  render: (args) => <LoadedLater {...args} answer />,
  play: async ({ canvas }) => {
    rowOf(canvas, '总部').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText('客房部')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(rowOf(canvas, '前厅部')).toHaveFocus());
  },
};
