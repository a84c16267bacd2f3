export { FloatingMenu } from './FloatingMenu.tsx';
export type { FloatingMenuProps } from './MenuPopover.tsx';
export { MenuButton } from './MenuButton.tsx';
export type { MenuItem } from './MenuPopover.tsx';
