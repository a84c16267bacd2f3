import { icon } from '../icon.tsx';

export const CornerDownLeft = icon('M20 4v7a4 4 0 0 1-4 4H4M9 10l-5 5 5 5');
