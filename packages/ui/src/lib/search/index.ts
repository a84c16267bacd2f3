export { createSearch, useSearch, type SearchResult, type Texts } from './createSearch.ts';
export { Highlight } from './Highlight.tsx';
export { rangesInParts, type Range } from './match.ts';
export { currentPinyin, preloadPinyin, usePinyin } from './pinyin.ts';
