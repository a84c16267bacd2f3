import { useId, useState } from 'react';
import { ChevronLeft, ChevronRight } from '../Icon/index.ts';
import { IconButton } from '../Button/index.ts';
import { isCompositionKey } from '../lib/composition.ts';
import { Select } from '../Select/Select.tsx';
import { plainDigits } from '../NumberField/typedNumber.ts';
import * as css from './Pager.css.ts';

type PageSlot = number | 'before' | 'after';

/** How many pages there are; one even when there is nothing. */
export function countPages(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

export function clampPage(page: number, pages: number): number {
  return Math.min(Math.max(1, Math.trunc(page)), pages);
}

/** First, last, this one and its two neighbours, and two gaps. */
const slotCount = 7;

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** The page numbers to show; of many always seven slots with gaps, so that nothing moves below the pointer. */
export function paginate(page: number, pages: number): PageSlot[] {
  if (pages <= slotCount) return range(1, pages);
  const current = clampPage(page, pages);
  if (current <= 4) return [...range(1, 5), 'after', pages];
  if (current >= pages - 3) return [1, 'before', ...range(pages - 4, pages)];
  return [1, 'before', ...range(current - 1, current + 1), 'after', pages];
}

const grouped = new Intl.NumberFormat('zh-CN');

/** A page size from the URL may not be among the options. */
const withCurrent = (sizes: readonly number[], size: number): readonly number[] =>
  sizes.includes(size) ? sizes : [...sizes, size].toSorted((one, other) => one - other);

export interface PagerProps {
  /** From 1. A page that does not exist shows as the nearest one that does. */
  page: number;
  /** Records on a page. */
  pageSize: number;
  /** Records in all; undefined before the first load, when nothing is said about it. */
  total: number | undefined;
  /** There are more records than `total`, which is as far as they were counted. @default false */
  isTotalCapped?: boolean;
  /** Called with the page to show, counted from 1. */
  onPageChange: (page: number) => void;
  /** Called with the page size that the user selects. */
  onPageSizeChange: (size: number) => void;
  /** The page sizes to choose from. */
  pageSizes: readonly number[];
}

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
  isTotalCapped = false,
  onPageChange,
  onPageSizeChange,
  pageSizes,
}: PagerProps) {
  const pages = countPages(total ?? 0, pageSize);
  const page = clampPage(wanted, pages);
  const go = (to: number): void => {
    if (to !== page) onPageChange(to);
  };

  return (
    <nav className={css.pager} aria-label="分页" data-unknown={total === undefined || undefined}>
      <span className={css.total}>
        {total !== undefined && `共 ${grouped.format(total)}${isTotalCapped ? '+' : ''} 条`}
      </span>
      <div className={css.setting}>
        每页
        <div className={css.size}>
          <Select
            label={`每页 ${pageSize} 条`}
            isLabelHidden
            value={pageSize}
            options={withCurrent(pageSizes, pageSize).map((value) => ({
              value,
              label: String(value),
            }))}
            onChange={(next) => next !== null && onPageSizeChange(next)}
          />
        </div>
        条
      </div>
      <div className={css.pages}>
        <IconButton
          label="上一页"
          icon={<ChevronLeft size={16} />}
          disabledReason={page === 1 ? '已是第一页' : undefined}
          onPress={() => go(page - 1)}
        />
        <span className={css.numbers}>
          {paginate(page, pages).map((slot) =>
            typeof slot === 'string' ? (
              <span key={slot} className={css.gap}>
                …
              </span>
            ) : (
              <button
                key={slot}
                type="button"
                className={css.number}
                aria-label={`第 ${slot} 页`}
                aria-current={slot === page ? 'page' : undefined}
                onClick={() => go(slot)}
              >
                {slot}
              </button>
            ),
          )}
        </span>
        <span className={css.position}>
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

interface JumpProps extends Pick<PagerProps, 'page' | 'onPageChange'> {
  pages: number;
}

/** 前往第 n 页: Enter or leaving the field goes to the page typed; text that is no number stays, marked as invalid. */
function Jump({ page, pages, onPageChange }: JumpProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const noteId = useId();
  const type = (text: string | null): void => {
    setTyped(text);
    setRefused(false);
  };

  const go = (): void => {
    const text = typed?.trim() ?? '';
    const isPage = /^\d+$/.test(text);
    if (text !== '' && !isPage) return setRefused(true);
    type(null);
    if (isPage) onPageChange(clampPage(Number(text), pages));
  };

  return (
    <label className={css.setting}>
      前往第
      <input
        className={css.jump}
        aria-label={`前往第 ${page} 页`}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? noteId : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? page}
        onFocus={(event) => event.target.select()}
        onChange={(event) => type(plainDigits(event.target.value))}
        onBlur={go}
        onKeyDown={(event) => {
          if (isCompositionKey(event.nativeEvent)) return;
          if (event.key === 'Enter') go();
          if (event.key === 'Escape') type(null);
        }}
      />
      页
      {isRefused && (
        <span id={noteId} className={css.refused} role="alert">
          只能填写页码
        </span>
      )}
    </label>
  );
}
