import type { Column } from '@anzhu/ui/Table';
import type { ReactNode } from 'react';
import { lazyAll } from './lazyAll.ts';

const { ViewDialog } = lazyAll({
  ViewDialog: () => import('./ViewDialog.tsx').then((module) => module.ViewDialog),
});

/**
 * 查看{kind} · {name} of a row that has all facts, for `useDialogs`: the columns of its list, each as a fact.
 */
export const viewDialog =
  <Row extends { name: string }>(kind: string, columns: readonly Column<Row>[]) =>
  (row: Row, close: () => void): ReactNode => (
    <ViewDialog
      title={`查看${kind} · ${row.name}`}
      items={columns.map(({ header, cell }) => ({ label: header, value: cell(row, 0) }))}
      onClose={close}
    />
  );
