import { icon } from '../icon.tsx';

export const ChevronsUpDown = icon('M7 15l5 5 5-5M7 9l5-5 5 5');
