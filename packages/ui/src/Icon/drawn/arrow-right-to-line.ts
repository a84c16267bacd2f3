import { icon } from '../icon.tsx';

export const ArrowRightToLine = icon('M17 12H3M11 18l6-6-6-6M21 5v14');
