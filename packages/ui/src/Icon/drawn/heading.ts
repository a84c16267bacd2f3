import { icon } from '../icon.tsx';

export const Heading = icon('M18 20V4M6 12H18M6 20V4');
