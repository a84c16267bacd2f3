import type { ReactNode } from 'react';
import * as css from './RecordPanel.css.ts';

/** The facts that decide, in one line with dots between them. */
export const RecordLead = ({ facts }: { facts: readonly string[] }) => (
  <div className={css.lead}>
    {facts.map((fact) => (
      <span key={fact} className={css.leadFact}>
        {fact}
      </span>
    ))}
  </div>
);

export interface RecordHeadProps {
  /** What the record is called, as 金玉珍 · 家庭套房. */
  title: string;
  /** Its number, and its state as a tag or a seal. */
  mark?: ReactNode;
  /** The facts that decide, in one line: dates, nights, price. */
  lead?: readonly string[] | undefined;
}

/**
 * The head of a record in a dialog about it: who or what it is, its state, and the facts that decide.
 *
 * Use it above the fields of a decision. In a `RecordPanel` the head is built in.
 */
export const RecordHead = ({ title, mark, lead }: RecordHeadProps) => (
  <div className={css.subject}>
    <p className={css.name}>{title}</p>
    {mark !== undefined && <div className={css.mark}>{mark}</div>}
    {lead && lead.length > 0 && <RecordLead facts={lead} />}
  </div>
);
