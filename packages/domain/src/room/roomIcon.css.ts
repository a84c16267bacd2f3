import { style } from '@anzhu/ui/theme/style';

export const roomIcon = style({
  display: 'block',
  flexShrink: 0,
  width: '14px',
  height: '14px',
  overflow: 'visible',
  fill: 'currentColor',
  fillRule: 'evenodd',
});
