import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** Chinese for React Aria's own texts, around each lazy part: the first load needs no locale. */
export function Chinese({ children }: { children: ReactNode }) {
  return <I18nProvider locale="zh-CN">{children}</I18nProvider>;
}
