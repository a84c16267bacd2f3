import { icon } from '../icon.tsx';

export const ArrowDownRight = icon('M7 7l10 10M17 7v10H7');
