import { useMemo, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { LanguageContext } from './context.ts';
import type { TextsOverride } from './registry.ts';

export interface TextsProviderProps {
  /** By component: `en`, or single texts. What is left out stays Chinese. Defined outside of components. */
  texts: TextsOverride;
  /** Their language, for the texts of React Aria: `en-US`. */
  locale: string;
  children: ReactNode;
}

/** Replaces the texts of all components inside. Use it once, around the app; without it they are Chinese. */
export function TextsProvider({ texts, locale, children }: TextsProviderProps) {
  const language = useMemo(() => ({ texts, locale }), [texts, locale]);
  return (
    <LanguageContext.Provider value={language}>
      <I18nProvider locale={locale}>{children}</I18nProvider>
    </LanguageContext.Provider>
  );
}
