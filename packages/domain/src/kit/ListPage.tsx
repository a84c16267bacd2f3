import { PageFrame } from '@anzhu/ui/Layout';
import type { ReactNode } from 'react';
import { columnTools, head, tools } from './ListPage.css.ts';

export interface ListPageProps {
  /** A `FilterBar`. */
  bar?: ReactNode;
  /**
   * `ColumnSettings` of a table that is wider than most windows, before the toolbar. Not on phones: a row is a card
   * there, of the columns that are marked for phones.
   */
  columnSettings?: ReactNode;
  /** What acts on the list: add, export. */
  toolbar?: ReactNode;
  table: ReactNode;
  pager?: ReactNode;
  /** The open dialog. */
  children?: ReactNode;
}

/** The layout of a list screen: filter bar, toolbar, table, pager. */
export function ListPage(props: ListPageProps) {
  const { bar, columnSettings, toolbar, table, pager, children } = props;
  const hasTools = Boolean(columnSettings || toolbar);
  return (
    <PageFrame>
      {(bar || hasTools) && (
        <div className={head}>
          {bar}
          {hasTools && (
            <div className={tools}>
              {columnSettings && <div className={columnTools}>{columnSettings}</div>}
              {toolbar}
            </div>
          )}
        </div>
      )}
      {table}
      {pager}
      {children}
    </PageFrame>
  );
}
