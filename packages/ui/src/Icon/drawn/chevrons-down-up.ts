import { icon } from '../icon.tsx';

export const ChevronsDownUp = icon('M7 20l5-5 5 5M7 4l5 5 5-5');
