import { icon } from '../icon.tsx';

export const Diff = icon('M12 3v14M5 10h14M5 21h14');
