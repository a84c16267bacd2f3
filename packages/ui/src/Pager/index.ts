export { Pager, type PagerProps } from './Pager.tsx';
export { clampPage, countPages } from './paginate.ts';
