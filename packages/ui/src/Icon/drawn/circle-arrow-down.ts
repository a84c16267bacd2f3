import { icon } from '../icon.tsx';

export const CircleArrowDown = icon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 8v8M8 12l4 4 4-4');
