import { icon } from '../icon.tsx';

export const Equal = icon('M5 9L19 9M5 15L19 15');
