import { PageFrame } from '@anzhu/ui/Layout';
import type { ReactNode } from 'react';
import { head, tools } from './ListPage.css.ts';

export interface ListPageProps {
  /** A `FilterBar`. */
  bar?: ReactNode;
  /** What acts on the list: add, export. */
  toolbar?: ReactNode;
  table: ReactNode;
  pager?: ReactNode;
  /** The open dialog. */
  children?: ReactNode;
}

/** The layout of a list screen: filter bar, toolbar, table, pager. */
export function ListPage({ bar, toolbar, table, pager, children }: ListPageProps) {
  return (
    <PageFrame>
      {(bar || toolbar) && (
        <div className={head}>
          {bar}
          {toolbar && <div className={tools}>{toolbar}</div>}
        </div>
      )}
      {table}
      {pager}
      {children}
    </PageFrame>
  );
}
