import { icon } from '../icon.tsx';

export const ArrowDownToLine = icon('M12 17V3M6 11l6 6 6-6M19 21H5');
