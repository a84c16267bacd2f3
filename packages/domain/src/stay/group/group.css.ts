import { density } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';
import { editTable } from '../../kit/index.ts';

/** What is read beside fields. */
export const fact = style([editTable.cell, { lineHeight: density.control }]);

/** 订单, 房型, 离店, 房间, 入住人. */
export const roomHead = style([
  editTable.headCell,
  {
    selectors: {
      '&:first-child': { width: '24%' },
      '&:last-child': { width: '12%' },
    },
  },
]);

/** 序号, 房间, 姓名, 证件号码, 性别, 手机号, and the button. */
export const guestHead = style([
  editTable.headCell,
  {
    selectors: {
      '&:nth-child(2)': { width: '15%' },
      '&:nth-child(3)': { width: '17%' },
      '&:nth-child(5)': { width: '13%' },
    },
  },
]);
