import type { ReactNode } from 'react';
import { formGrid, wide } from './Form.css.ts';

export interface FormGridProps {
  /** Columns on a wide screen; three become two on a narrow one; one on phones. */
  columns: 1 | 2 | 3;
  /** Each field keeps a line for its error, so that an error moves nothing. In a `Dialog` it always does. @default false */
  isSteady?: boolean;
  /** The fields, from row to row. */
  children: ReactNode;
}

/**
 * The fields of a form in columns, 16 px between their rows. Numbers, dates and phones are as wide as what they hold.
 *
 * Use it around the fields of every `Form`. Do not use it for what is only shown (`DescriptionList`), nor
 * to place other things beside each other (`Grid`).
 */
export function FormGrid({ columns, isSteady, children }: FormGridProps) {
  return <div className={formGrid({ columns, isSteady })}>{children}</div>;
}

interface FormWideProps {
  /** A field, or a row of fields. */
  children: ReactNode;
}

/**
 * A field, or anything else in a `FormGrid`, that takes the whole width.
 *
 * Use it for a `TextArea`, and for rows that can be added. Do not use it outside of a `FormGrid`.
 */
export function FormWide({ children }: FormWideProps) {
  return <div className={wide}>{children}</div>;
}
