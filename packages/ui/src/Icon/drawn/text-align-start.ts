import { icon } from '../icon.tsx';

export const TextAlignStart = icon('M21 5H3M15 12H3M17 19H3');
