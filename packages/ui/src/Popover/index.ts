export { Description } from './Description.tsx';
export { Popover, type PopoverProps } from './Popover.tsx';
export { floating, floatingSheet } from './topLayer.ts';
export { useReturnFocus } from './useReturnFocus.ts';
