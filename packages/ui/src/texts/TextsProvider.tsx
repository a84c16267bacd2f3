import { useEffect, useMemo, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { replacePageNumbers } from '../theme/pageNumbers.ts';
import { LanguageContext } from './context.ts';
import type { Texts, TextsOverride } from './registry.ts';

export type { Texts, TextsOverride };

export interface TextsProviderProps {
  /** By component: `en`, or single texts. What is left out stays Chinese. Defined outside of components. */
  texts: TextsOverride;
  /** Their language, for the texts of React Aria: `en-US`. */
  locale: string;
  children: ReactNode;
}

/**
 * Replaces the texts of all components inside, by those of another language or by some of your own.
 *
 * Use it once, around the app, `ToastRegion` included; without it texts are Chinese. Do not use it for labels, values and
 * messages, which are props. How a language is added: [Texts and languages](?path=/docs/start-texts-and-languages--docs).
 *
 * @story
 */
export function TextsProvider({ texts, locale, children }: TextsProviderProps) {
  const language = useMemo(() => ({ texts, locale }), [texts, locale]);
  const pageOf = texts.Print?.pageOf;
  useEffect(() => (pageOf ? replacePageNumbers(pageOf) : undefined), [pageOf]);
  return (
    <LanguageContext.Provider value={language}>
      <I18nProvider locale={locale}>{children}</I18nProvider>
    </LanguageContext.Provider>
  );
}
