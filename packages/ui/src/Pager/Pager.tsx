import { useId, useState } from 'react';
import { ChevronLeft, ChevronRight } from '../Icon/index.ts';
import { IconButton } from '../Button/index.ts';
import { isCompositionKey } from '../lib/composition.ts';
import { Select } from '../Select/Select.tsx';
import { visuallyHidden } from '../theme/index.ts';
import { plainDigits } from '../lib/plainDigits.ts';
import * as css from './Pager.css.ts';
import { useTexts } from '../texts/context.ts';
import { pagerTexts } from './texts.ts';

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
  const texts = useTexts('Pager', pagerTexts);
  const pages = countPages(total ?? 0, pageSize);
  const page = clampPage(wanted, pages);
  const go = (to: number): void => {
    if (to !== page) onPageChange(to);
  };

  return (
    <nav
      className={css.pager}
      aria-label={texts.label}
      data-unknown={total === undefined || undefined}
    >
      <span className={css.total} aria-live="polite">
        {total !== undefined && texts.total(`${grouped.format(total)}${isTotalCapped ? '+' : ''}`)}
      </span>
      <span className={visuallyHidden} aria-live="polite">
        {pages > 1 && <span key={page}>{texts.page(page)}</span>}
      </span>
      <div className={css.setting}>
        {texts.perPageBefore}
        <div className={css.size}>
          <Select
            label={texts.perPage(pageSize)}
            isLabelHidden
            value={pageSize}
            options={withCurrent(pageSizes, pageSize).map((value) => ({
              value,
              label: String(value),
            }))}
            onChange={(next) => next !== null && onPageSizeChange(next)}
          />
        </div>
        {texts.perPageBehind}
      </div>
      <div className={css.pages}>
        <IconButton
          label={texts.previous}
          icon={<ChevronLeft size={16} />}
          disabledReason={page === 1 ? texts.isFirst : undefined}
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
                aria-label={texts.page(slot)}
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
          label={texts.next}
          icon={<ChevronRight size={16} />}
          disabledReason={page === pages ? texts.isLast : undefined}
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
  const texts = useTexts('Pager', pagerTexts);
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
      {texts.goToBefore}
      <input
        className={css.jump}
        aria-label={texts.goTo(page)}
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
      {texts.goToBehind}
      {isRefused && (
        <span id={noteId} className={css.refused} role="alert">
          {texts.onlyNumber}
        </span>
      )}
    </label>
  );
}
