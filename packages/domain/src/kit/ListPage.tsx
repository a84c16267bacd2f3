import { followLink, type LinkTarget } from '@anzhu/ui/Button';
import { PageFrame, ScreenTitle } from '@anzhu/ui/Layout';
import { Pager, type PagerProps } from '@anzhu/ui/Pager';
import { Fragment, type ReactNode } from 'react';
import * as css from './ListPage.css.ts';

/** A filter of a list that is used every day, as 今日到店. */
export interface ListView {
  label: string;
  /** Number of its records. Not shown for 0. */
  count?: number | undefined;
  /** The list, filtered so. */
  link: LinkTarget;
  /** The list is filtered so now. */
  isCurrent: boolean;
}

export interface ListPageProps {
  /** How many records there are, where there is no pager; null where the screen counts them itself. */
  total?: number | null | undefined;
  /** Saved views of the list, as tabs. */
  views?: readonly ListView[] | undefined;
  /** A `FilterBar`. */
  bar?: ReactNode;
  /**
   * `ColumnSettings` of a table that is wider than most windows, before the toolbar. Not on phones: a row is a card
   * there, of the columns that are marked for phones.
   */
  columnSettings?: ReactNode;
  /** What acts on the list: add, export. */
  toolbar?: ReactNode;
  /** Below the head: what the list is narrowed to by another screen. */
  notice?: ReactNode;
  table: ReactNode;
  pager?: PagerProps | undefined;
  /** The open dialog. */
  children?: ReactNode;
}

/** The layout of a list screen: one line with title, count, views, filters and actions; table; pager. */
export function ListPage(props: ListPageProps) {
  const { pager, total = pager?.total, views, bar, columnSettings, toolbar, ...rest } = props;
  const { notice, table, children } = rest;
  return (
    <PageFrame>
      <div className={css.head}>
        <ScreenTitle total={total} isCapped={pager?.isTotalCapped} />
        {views && <Views views={views} />}
        {bar || <div className={css.filler} />}
        {(columnSettings || toolbar) && (
          <div className={css.tools}>
            {columnSettings && <div className={css.columnTools}>{columnSettings}</div>}
            {toolbar}
          </div>
        )}
      </div>
      {notice}
      {table}
      {pager && <Pager {...pager} />}
      {children}
    </PageFrame>
  );
}

/** Links, one of which may be current: a view is an address. */
function Views({ views }: { views: readonly ListView[] }) {
  return (
    <nav className={css.views} aria-label="视图">
      {views.map(({ label, count = 0, link, isCurrent }) => (
        <Fragment key={label}>
          {followLink(link, {
            className: css.view,
            'aria-current': isCurrent ? 'page' : undefined,
            children: (
              <>
                {label}
                {count > 0 && <span className={css.count}>{count.toLocaleString('zh-CN')}</span>}
              </>
            ),
          })}
        </Fragment>
      ))}
    </nav>
  );
}
