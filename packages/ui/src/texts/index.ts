export { TextsProvider, type TextsProviderProps } from './TextsProvider.tsx';
export type { Texts, TextsOverride } from './registry.ts';
