import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/**
 * Chinese for everything that React Aria says itself. Each lazily loaded part wraps itself in it, so
 * that the first paint carries no locale, and a browser in another language changes nothing.
 */
export function Chinese({ children }: { children: ReactNode }) {
  return <I18nProvider locale="zh-CN">{children}</I18nProvider>;
}
