import { style } from '@anzhu/ui/theme/style';
import { editTable } from '../kit/index.ts';

export const headCell = style([
  editTable.headCell,
  {
    selectors: {
      '&:nth-child(2)': { width: '16%' },
      '&:nth-child(3)': { width: '26%' },
      '&:nth-child(4), &:nth-child(5)': { width: '18%' },
    },
  },
]);
