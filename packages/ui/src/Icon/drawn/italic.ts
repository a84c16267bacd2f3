import { icon } from '../icon.tsx';

export const Italic = icon('M19 4L10 4M14 20L5 20M15 4L9 20');
