export { Description } from './Description.tsx';
export { Popover, type PopoverProps } from './Popover.tsx';
export { useMedia } from './useMedia.ts';
export { floating, floatingSheet } from './useOutsidePress.ts';
export { useReturnFocus } from './useReturnFocus.ts';
