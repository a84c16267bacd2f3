import { useId } from 'react';
import { DescriptionList, type DescriptionListProps } from '../DescriptionList/DescriptionList.tsx';
import { group, groupTitle } from './RecordPanel.css.ts';
import type { ReactNode } from 'react';

export interface RecordGroupProps {
  /** What the facts are about: 入住, 账单, 客人. */
  title: string;
  /** Facts with labels beside them. */
  items?: DescriptionListProps['items'] | undefined;
  /** In place of facts, or below them: a list, a chart. */
  children?: ReactNode;
}

/** A group of facts of a record, in a `RecordPanel`. */
export function RecordGroup({ title, items, children }: RecordGroupProps) {
  const titleId = useId();
  return (
    <section className={group} aria-labelledby={titleId}>
      <h3 id={titleId} className={groupTitle}>
        {title}
      </h3>
      {items && <DescriptionList items={items} layout="beside" />}
      {children}
    </section>
  );
}
