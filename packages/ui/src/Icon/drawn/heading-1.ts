import { icon } from '../icon.tsx';

export const Heading1 = icon('M4 12h8M4 18V6M12 18V6M17 12l3-2v8');
