import type { ReactNode } from 'react';

/** Whether there is nothing to show: no value, or an empty text. 0 is a value. */
export function isBlank(value: ReactNode): boolean {
  return value === null || value === undefined || value === '' || typeof value === 'boolean';
}
