import { icon } from '../icon.tsx';

export const ArrowLeftToLine = icon('M3 19V5M13 6l-6 6 6 6M7 12h14');
