import { icon } from '../icon.tsx';

export const TextAlignCenter = icon('M21 5H3M17 12H7M19 19H5');
