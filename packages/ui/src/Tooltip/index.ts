export { Tooltip, type TooltipProps } from './Tooltip.tsx';
export { Tip } from './Tip.tsx';
