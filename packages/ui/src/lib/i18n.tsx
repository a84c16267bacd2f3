import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/**
 * Chinese for React Aria's own texts. Each lazily loaded part is wrapped in it, so that the first load needs
 * no locale, and the browser's language does not matter.
 */
export function Chinese({ children }: { children: ReactNode }) {
  return <I18nProvider locale="zh-CN">{children}</I18nProvider>;
}
