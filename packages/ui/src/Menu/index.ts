export { FloatingMenu, preloadFloatingMenu, type FloatingMenuProps } from './FloatingMenu.tsx';
export { MenuButton, type MenuButtonProps } from './MenuButton.tsx';
export type { MenuItem } from './menuItem.ts';
