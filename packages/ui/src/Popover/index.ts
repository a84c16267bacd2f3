export { Description } from './Description.tsx';
export { Popover, type PopoverProps } from './Popover.tsx';
export { useMedia } from '../lib/useMedia.ts';
export { floating, floatingSheet } from './floating.ts';
export { useReturnFocus } from './useReturnFocus.ts';
