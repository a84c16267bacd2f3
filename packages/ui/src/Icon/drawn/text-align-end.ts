import { icon } from '../icon.tsx';

export const TextAlignEnd = icon('M21 5H3M21 12H9M21 19H7');
