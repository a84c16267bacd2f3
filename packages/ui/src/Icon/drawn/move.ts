import { icon } from '../icon.tsx';

export const Move = icon('M12 2v20M15 19l-3 3-3-3M19 9l3 3-3 3M2 12h20M5 9l-3 3 3 3M9 5l3-3 3 3');
