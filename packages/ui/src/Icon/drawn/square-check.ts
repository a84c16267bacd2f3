import { icon } from '../icon.tsx';

export const SquareCheck = icon(
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM16 9l-5.5 5.5L8 12',
);
