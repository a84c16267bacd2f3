import { icon } from '../icon.tsx';

export const FlipHorizontal = icon(
  'M12 14v2M12 20v2M12 2v2M12 8v2M16 3h3a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-3M8 3H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h3',
);
