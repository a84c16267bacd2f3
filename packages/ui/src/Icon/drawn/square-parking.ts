import { icon } from '../icon.tsx';

export const SquareParking = icon(
  'M9 12h4a2 2 0 0 0 0-4H9.5a.5.5 0 0 0-.5.5V16M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2z',
);
