import { followLink, type LinkTarget } from '@anzhu/ui/Button';
import { PageFrame, ScreenBar } from '@anzhu/ui/Layout';
import { ChevronDown } from '@anzhu/ui/Icon';
import { clampPage, countPages, Pager, type PagerProps } from '@anzhu/ui/Pager';
import { Popover } from '@anzhu/ui/Popover';
import { useFitting } from '@anzhu/ui/useFitting';
import { useRef, useState, type ReactNode } from 'react';
import { PrintLine } from '../paper/index.ts';
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

/** How many records there are, and which of them are on the page. */
function countOnPaper(
  total: ListPageProps['total'],
  pager: PagerProps | undefined,
): string | undefined {
  if (total === null || total === undefined) return undefined;
  const count = `共 ${total.toLocaleString('zh-CN')}${pager?.isTotalCapped ? '+' : ''} 条`;
  if (!pager || pager.pageSize >= total) return count;
  const { pageSize } = pager;
  const page = clampPage(pager.page, countPages(total, pageSize));
  return `${count}，第 ${(page - 1) * pageSize + 1} 至 ${Math.min(page * pageSize, total)} 条`;
}

/** The layout of a list screen: its parts of the bar (count, views, filters, actions), then table and pager. */
export function ListPage(props: ListPageProps) {
  const { pager, total = pager?.total, views, bar, columnSettings, toolbar, ...rest } = props;
  const { notice, table, children } = rest;
  return (
    <PageFrame>
      <ScreenBar
        count={total === null ? undefined : { total, isCapped: pager?.isTotalCapped }}
        tools={
          (columnSettings || toolbar) && (
            <>
              {columnSettings && <div className={css.columnTools}>{columnSettings}</div>}
              {toolbar}
            </>
          )
        }
      >
        {views && <Views views={views} />}
        {bar}
        <PrintLine count={countOnPaper(total, pager)} />
      </ScreenBar>
      {notice}
      {table}
      {pager && <Pager {...pager} />}
      {children}
    </PageFrame>
  );
}

/** Links, one of which may be current: a view is an address. Those without space are behind 更多, the current one is not. */
function Views({ views }: { views: readonly ListView[] }) {
  const line = useRef<HTMLElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const current = views.findIndex(({ isCurrent }) => isCurrent);
  // What is chosen there goes into the line, and it closes.
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  const isOpen = openedAt === current;
  const close = () => setOpenedAt(null);
  const numbers = views.map((_, index) => index);
  const fitting = useFitting(line, numbers.toSorted((one) => (one === current ? -1 : 0)).join());
  const rest = views.filter((_, index) => !fitting.includes(`${index}`));
  return (
    <nav ref={line} className={css.views} aria-label="视图">
      {views.map((view, index) =>
        rest.includes(view) ? null : (
          <span key={view.label} data-field={index} className={css.viewItem}>
            <View {...view} />
          </span>
        ),
      )}
      {rest.length > 0 && (
        <span data-more="" className={css.viewItem}>
          <button
            ref={more}
            type="button"
            className={css.view}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpenedAt(isOpen ? null : current)}
          >
            更多 <ChevronDown size={16} aria-hidden />
          </button>
          {isOpen && (
            <Popover label="更多视图" padding="rows" triggerRef={more} onClose={close}>
              {rest.map((view) => (
                <View key={view.label} {...view} />
              ))}
            </Popover>
          )}
        </span>
      )}
    </nav>
  );
}

const View = ({ label, count = 0, link, isCurrent }: ListView) =>
  followLink(link, {
    className: css.view,
    'aria-current': isCurrent ? 'page' : undefined,
    children: (
      <>
        {label}
        {count > 0 && <span className={css.count}>{count.toLocaleString('zh-CN')}</span>}
      </>
    ),
  });
