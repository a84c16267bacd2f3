import { icon } from '../icon.tsx';

export const Check = icon('M20 6 9 17l-5-5');
