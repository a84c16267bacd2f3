import { useContext, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { LanguageContext } from '../texts/context.ts';

/** The language of React Aria's own texts, around each lazy part: the first load needs no locale. */
export function Localized({ children }: { children: ReactNode }) {
  return <I18nProvider locale={useContext(LanguageContext).locale}>{children}</I18nProvider>;
}
