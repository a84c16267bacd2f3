import { icon } from '../icon.tsx';

export const ArrowUpToLine = icon('M5 3h14M18 13l-6-6-6 6M12 7v14');
