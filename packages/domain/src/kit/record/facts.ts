import type { Column } from '@anzhu/ui/Table';

/** A fact of a record: a column of its list, or one that only its record shows. */
export type Fact<Row> = Column<Row> & {
  /** It takes the whole width. */
  isWide?: boolean;
};

/** The facts of a record, as a description list takes them. */
export const itemsOf = <Row>(facts: readonly Fact<Row>[], row: Row) =>
  facts.map(({ header, cell, isWide }) => ({ label: header, value: cell(row), isWide }));
