export { createSearch, type Range, type SearchResult, type Texts } from './createSearch.ts';
export { Highlight } from './Highlight.tsx';
export { currentPinyin, preloadPinyin } from './usePinyin.ts';
export { useSearch } from './useSearch.ts';
