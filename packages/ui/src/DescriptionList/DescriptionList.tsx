import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { detail, item, list, term, waiting } from './DescriptionList.css.ts';

export interface Description {
  /** What it is, once per list. */
  label: string;
  /** Nothing, or an empty text, shows as —. */
  value: ReactNode;
  /** Takes a full line: addresses, notes. */
  isWide?: boolean | undefined;
  /** Takes two columns, on phones a full line: long numbers. */
  isDouble?: boolean | undefined;
}

export interface DescriptionListProps {
  /** The facts in their order, each with its label. */
  items: readonly Description[];
  /** Number of columns; 3 and 4 become 2 on phones. @default 2 */
  columns?: 1 | 2 | 3 | 4;
  /** stacked: label above value; beside: labels in a column of their own, for narrow sheets. */
  layout?: 'stacked' | 'beside' | undefined;
  /** The values are being loaded: the labels are shown already. */
  isLoading?: boolean | undefined;
}

/**
 * The facts of one record, to be read: label above value, in columns.
 *
 * Use it in a dialog or panel about one order, room or person. A missing value shows as —. Do not use it for
 * many records (`Table`), for what is filled in (a form), nor for what was changed (`DiffView`).
 */
export function DescriptionList({
  items,
  columns = 2,
  layout = 'stacked',
  isLoading = false,
}: DescriptionListProps) {
  return (
    <dl className={list({ columns: layout === 'beside' ? 1 : columns })} aria-busy={isLoading}>
      {items.map(({ label, value, isWide = false, isDouble = false }) => (
        <div
          key={label}
          className={item({ isWide, isDouble: isDouble && layout === 'stacked', layout })}
        >
          <dt className={term({ layout })}>{label}</dt>
          <dd className={detail}>
            {isLoading ? <span className={waiting}>{skeleton}</span> : shownValue(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const skeleton = <Skeleton width="70%" />;

/** No value and an empty text are a dash; 0 is a value. */
const shownValue = (value: ReactNode): ReactNode =>
  value === '' || typeof value === 'boolean' ? '—' : (value ?? '—');
