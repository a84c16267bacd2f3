import { icon } from '../icon.tsx';

export const CircleArrowUp = icon(
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M16 12l-4-4-4 4M12 16V8',
);
