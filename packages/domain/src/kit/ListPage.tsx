import { Inline, PageFrame } from '@anzhu/ui/Layout';
import type { ReactNode } from 'react';

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
      {bar}
      {toolbar && (
        <Inline gap={2} justify="end">
          {toolbar}
        </Inline>
      )}
      {table}
      {pager}
      {children}
    </PageFrame>
  );
}
