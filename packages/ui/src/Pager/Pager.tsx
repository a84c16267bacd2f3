import { ChevronLeft, ChevronRight } from '../Icon/index.ts';
import { IconButton } from '../Button/index.ts';
import { Jump } from './Jump.tsx';
import { clampPage, countPages, paginate } from './paginate.ts';
import {
  gap,
  number,
  numbers,
  pager,
  pages as pagesStyle,
  position,
  select,
  setting,
  total as totalStyle,
} from './Pager.css.ts';

interface SizeChoice {
  /** Called with the page size that the user selects. */
  onPageSizeChange: (size: number) => void;
  pageSizes: readonly number[];
}

interface FixedSize {
  onPageSizeChange?: never;
  pageSizes?: never;
}

const grouped = new Intl.NumberFormat('zh-CN');

/** A page size from the URL may not be among the options. */
const withCurrent = (sizes: readonly number[], size: number): readonly number[] =>
  sizes.includes(size) ? sizes : [...sizes, size].toSorted((one, other) => one - other);

export type PagerProps = {
  /** From 1. A page that does not exist shows as the nearest one that does. */
  page: number;
  /** Records on a page. */
  pageSize: number;
  /** Records in all. */
  total: number;
  onPageChange: (page: number) => void;
} & (SizeChoice | FixedSize);

/**
 * The current page of a list, and buttons to the others.
 *
 * Use it below a `Table` or list that is read page by page. Not for the steps of a task.
 *
 * Keyboard: Tab moves, Enter presses; in 前往第 n 页 Enter goes to the page typed.
 */
export function Pager({
  page: wanted,
  pageSize,
  total,
  onPageChange,
  onPageSizeChange,
  pageSizes,
}: PagerProps) {
  const pages = countPages(total, pageSize);
  const page = clampPage(wanted, pages);
  const go = (to: number): void => {
    if (to !== page) onPageChange(to);
  };

  return (
    <nav className={pager} aria-label="分页">
      <span className={totalStyle}>共 {grouped.format(total)} 条</span>
      {onPageSizeChange && (
        <label className={setting}>
          每页
          <select
            className={select}
            aria-label={`每页 ${pageSize} 条`}
            value={pageSize}
            onChange={(event) => onPageSizeChange(Number(event.target.value))}
          >
            {withCurrent(pageSizes, pageSize).map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
          条
        </label>
      )}
      <div className={pagesStyle}>
        <IconButton
          label="上一页"
          icon={<ChevronLeft size={16} />}
          disabledReason={page === 1 ? '已是第一页' : undefined}
          onPress={() => go(page - 1)}
        />
        <span className={numbers}>
          {paginate(page, pages).map((slot) =>
            typeof slot === 'string' ? (
              <span key={slot} className={gap}>
                …
              </span>
            ) : (
              <button
                key={slot}
                type="button"
                className={number({ isCurrent: slot === page })}
                aria-label={`第 ${slot} 页`}
                aria-current={slot === page ? 'page' : undefined}
                onClick={() => go(slot)}
              >
                {slot}
              </button>
            ),
          )}
        </span>
        <span className={position}>
          {page} / {pages}
        </span>
        <IconButton
          label="下一页"
          icon={<ChevronRight size={16} />}
          disabledReason={page === pages ? '已是最后一页' : undefined}
          onPress={() => go(page + 1)}
        />
      </div>
      <Jump page={page} pages={pages} onPageChange={go} />
    </nav>
  );
}
