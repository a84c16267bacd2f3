import type { ReactNode } from 'react';

/** What a select offers: the value that is stored and the words that are shown. */
export interface SelectOption<Value extends string | number> {
  value: Value;
  label: string;
  /** A second, quieter line; it is searched too. */
  description?: string | undefined;
  /** 16 px, before the label. */
  icon?: ReactNode;
  isDisabled?: boolean | undefined;
}
