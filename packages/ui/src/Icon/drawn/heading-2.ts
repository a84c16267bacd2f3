import { icon } from '../icon.tsx';

export const Heading2 = icon('M4 12h8M4 18V6M12 18V6M21 18h-4c0-4 4-3 4-6 0-1.5-2-2.5-4-1');
