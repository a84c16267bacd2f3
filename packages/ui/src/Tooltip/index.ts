export { Tip } from './Tip.tsx';
export { Tooltip, type TooltipProps } from './Tooltip.tsx';
