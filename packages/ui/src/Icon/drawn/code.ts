import { icon } from '../icon.tsx';

export const Code = icon('M16 18l6-6-6-6M8 6l-6 6 6 6');
