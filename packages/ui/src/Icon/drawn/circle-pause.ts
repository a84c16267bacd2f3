import { icon } from '../icon.tsx';

export const CirclePause = icon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M10 15L10 9M14 15L14 9');
