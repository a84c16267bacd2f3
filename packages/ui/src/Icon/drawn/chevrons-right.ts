import { icon } from '../icon.tsx';

export const ChevronsRight = icon('M6 17l5-5-5-5M13 17l5-5-5-5');
