import { icon } from '../icon.tsx';

export const Underline = icon('M6 4v6a6 6 0 0 0 12 0V4M4 20L20 20');
