export { Description } from './Description.tsx';
export { Popover, type PopoverProps } from './Popover.tsx';
export { floating, floatingSheet } from './floating.ts';
export { useReturnFocus } from './useReturnFocus.ts';
