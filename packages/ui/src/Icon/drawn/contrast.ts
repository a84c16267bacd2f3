import { icon } from '../icon.tsx';

export const Contrast = icon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 18a6 6 0 0 0 0-12v12z');
