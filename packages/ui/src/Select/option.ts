import type { ReactNode } from 'react';

export interface SelectOption<Value extends string | number> {
  value: Value;
  label: string;
  /** A second, quieter line; it is searched too. */
  description?: string | undefined;
  /** 16 px, before the label. */
  icon?: ReactNode;
  isDisabled?: boolean | undefined;
}
