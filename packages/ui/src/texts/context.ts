import { createContext, useContext, useMemo } from 'react';
import { commonTexts } from '../lib/texts.ts';
import type { Texts, TextsOverride } from './registry.ts';

interface Language {
  texts: TextsOverride;
  /** BCP 47. */
  locale: string;
}

/** Without a provider: each component's own texts, which are Chinese. */
export const LanguageContext = createContext<Language>({ texts: {}, locale: 'zh-CN' });

/**
 * The texts of a component, those of the provider before its own. `own` stands in `texts.ts` beside the component, so that a
 * page loads the texts of what it shows; its type is in the registry.
 */
export function useTexts<Name extends keyof Texts>(name: Name, own: Texts[Name]): Texts[Name] {
  const replaced: Partial<Texts[Name]> | undefined = useContext(LanguageContext).texts[name];
  return useMemo(() => (replaced ? { ...own, ...replaced } : own), [own, replaced]);
}

/** What several components say. */
export const useCommonTexts = (): Texts['Common'] => useTexts('Common', commonTexts);
