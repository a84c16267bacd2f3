import { icon } from '../icon.tsx';

export const ChartNoAxesColumn = icon('M5 21v-6M12 21V3M19 21V9');
