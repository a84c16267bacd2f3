import type { ReactNode } from 'react';
import { detail, item, list, term } from './DescriptionList.css.ts';
import { isBlank } from './isBlank.ts';

/** One fact about a record. */
export interface Description {
  label: string;
  /** Nothing, or an empty text, shows as —. */
  value: ReactNode;
  /** Takes a line of its own: addresses, notes. */
  isWide?: boolean;
}

export interface DescriptionListProps {
  items: readonly Description[];
  columns?: 1 | 2 | 3;
}

/**
 * The facts of one record, to be read: label above value, in columns.
 * For many records use a `Table`; for what is filled in, a form.
 */
export function DescriptionList({ items, columns = 2 }: DescriptionListProps) {
  return (
    <dl className={list({ columns })}>
      {items.map(({ label, value, isWide = false }) => (
        <div key={label} className={item({ isWide })}>
          <dt className={term}>{label}</dt>
          <dd className={detail}>{isBlank(value) ? '—' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
