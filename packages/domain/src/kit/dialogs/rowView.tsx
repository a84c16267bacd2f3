import type { Column } from '@anzhu/ui/Table';
import { lazy, type ReactNode } from 'react';

const ViewDialog = lazy(() =>
  import('./ViewDialog.tsx').then((part) => ({ default: part.ViewDialog })),
);

/** A fact of a record: a column of its list, or one that only 查看 shows. */
export type Fact<Row> = Column<Row> & {
  /** It takes the whole width in 查看. */
  isWide?: boolean;
};

/** The facts of a record, as a description list takes them. */
export const itemsOf = <Row,>(facts: readonly Fact<Row>[], row: Row) =>
  facts.map(({ header, cell, isWide }) => ({ label: header, value: cell(row, 0), isWide }));

/** 查看{kind} · {name} of a row that has all facts, for `useDialogs`. */
export const viewDialog =
  <Row extends { name: string }>(kind: string, facts: readonly Fact<Row>[]) =>
  (row: Row, close: () => void): ReactNode => (
    <ViewDialog title={`查看${kind} · ${row.name}`} items={itemsOf(facts, row)} onClose={close} />
  );
