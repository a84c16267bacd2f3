import { icon } from '../icon.tsx';

export const TrendingDown = icon('M16 17h6v-6M22 17l-8.5-8.5-5 5L2 7');
