import { icon } from '../icon.tsx';

export const Minimize2 = icon('M14 10l7-7M20 10h-6V4M3 21l7-7M4 14h6v6');
