export { type Texts } from './createScan.ts';
export { createSearch, type SearchResult } from './createSearch.ts';
export { type Range } from './findWord.ts';
export { Highlight } from './Highlight.tsx';
export { currentPinyin, preloadPinyin } from './usePinyin.ts';
export { useSearch } from './useSearch.ts';
